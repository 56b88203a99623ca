### Lo que dice el servidor de mesas. Los asientos llevan los números que usan los clientes: el 0 es el primero.

## Rechazos: qué está mal, y qué estaría bien

# Mesas y enlaces.
refusal-no-such-table = Aquí no existe esa mesa. Revisa el enlace: su última parte tiene 22 caracteres.
refusal-unreadable-table = Esta mesa no se puede abrir. Su registro está a salvo; la persona que administra el servidor encontrará el motivo en el registro del servidor.
refusal-table-frozen = Esta mesa se jugó con otras reglas, y sus jugadas no encajan en las actuales. Se puede leer y exportar, pero no seguir jugando.
refusal-not-started = La partida aún no ha empezado.
refusal-already-started = La partida ya ha empezado: los asientos ya no se pueden cambiar así.
refusal-game-over = La partida ha terminado.
refusal-not-over = La partida aún no ha terminado: la revancha se prepara después del final.
refusal-wrong-count = { $game } no se juega entre { $count }: hacen falta { $counts } jugadores.
refusal-no-such-option = { $count ->
        [0] { $game } no tiene la opción «{ $option }»: no tiene opciones.
       *[other] { $game } no tiene la opción «{ $option }». Tiene: { $options }.
    }
refusal-no-such-game = Aquí no hay ningún juego «{ $game }». Hay: { $games }.
refusal-bad-cursor = «before» tiene que ser lo que decía «next» en la lista anterior.

# Quién puede qué.
refusal-unknown-token = Este token no corresponde a ningún asiento de esta mesa. Siéntate primero, o mira sin token.
refusal-token-needed = Para eso hace falta el token de un asiento, en la cabecera «Authorization: Bearer …» o en el mensaje watch de la conexión.
refusal-not-a-bearer = La cabecera tiene que ser «Authorization: Bearer …», con el token de tu asiento.
refusal-not-your-seat = El asiento { $seat } no es tuyo.
refusal-which-seat = Tu token tiene los asientos { $seats }: di cuál con «seat».
refusal-seat-only = Eso es solo para quienes juegan. Tú estás mirando.
refusal-host-only = Eso solo lo puede hacer quien creó la mesa.
refusal-foreign-origin = Las páginas de otros sitios no pueden usar este servidor. La persona que lo administra puede permitirlas.
refusal-foreign-host = Este servidor no responde al nombre «{ $host }». Ábrelo por su dirección IP, o pide a la persona que lo administra que añada la opción «{ $option }».

# Sentarse y levantarse.
refusal-no-such-seat = No hay asiento { $seat }: los asientos van del 0 al { $most }.
refusal-seat-taken = El asiento { $seat } lo ocupa { $name }. Elige otro.
refusal-name-taken = Alguien en esta mesa ya se llama { $name }. Elige otro nombre.
refusal-name-alike = «{ $name }» se parece demasiado a { $other }, un nombre ya usado en esta mesa. Elige otro nombre.
refusal-bad-name = Un nombre tiene de 1 a { $most } caracteres, y todos se ven.
refusal-own-seat = El asiento { $seat } es el tuyo. Levántate primero, y un bot podrá sentarse.
refusal-open-seats = { $count ->
        [one] Queda { $count } asiento libre: espera a alguien, o sienta a un bot.
       *[other] Quedan { $count } asientos libres: espera a más gente, o sienta a bots.
    }

# Bots.
refusal-no-such-bot = No hay ningún bot «{ $bot }». Hay: { $bots }.
refusal-bad-bot-budget = «{ $budget }» no es un tiempo para pensar del bot { $bot }. Sería, por ejemplo: { $bot }:2s
refusal-bot-too-slow = El bot «{ $bot }» pensaría { $seconds } segundos, y este servidor permite { $most }.
refusal-bot-plays = El bot «{ $bot }» juega ahora en este asiento. La persona a la que pertenece puede volver y seguir.
refusal-not-waited-for = La partida no espera a { $name }, en el asiento { $seat }.
refusal-clock-decides = Esta mesa tiene reloj: cuando a alguien se le acaba el tiempo, un bot toma el relevo automáticamente.
refusal-still-there = { $name }, en el asiento { $seat }, sigue ahí.
refusal-presence-unknown = El servidor aún está averiguando quién sigue ahí. Inténtalo en unos segundos.
refusal-not-absent-yet = { $seconds ->
        [one] La partida no lleva bastante esperando a { $name }, en el asiento { $seat }: un bot podrá entrar en { $seconds } segundo.
       *[other] La partida no lleva bastante esperando a { $name }, en el asiento { $seat }: un bot podrá entrar en { $seconds } segundos.
    }
refusal-not-away = No te has ausentado: juegas tú.
refusal-you-resigned = Has abandonado: un bot juega en tu lugar hasta el final.
refusal-no-time-left = Se te ha acabado el tiempo de esta partida: el bot juega hasta el final.
refusal-decision-over = Se te ha acabado el tiempo para esta decisión: la toma el bot «{ $bot }». Podrás volver después de su jugada.

# Jugar.
refusal-illegal-move = «{ $move }» no se acepta. { $reason }
refusal-illegal-step = El paso { $step }, «{ $move }», no es posible: { $reason }
refusal-no-such-move = «{ $move }» no es una jugada de este juego. Lo que puedes jugar viene con el estado de la mesa, en «moves».
refusal-stale-version = La mesa ha cambiado entretanto (versión { $version }, y tú viste la { $seen }). Mira otra vez y decide de nuevo.
refusal-future-version = No puedes haber visto la versión { $seen }: la mesa va por la { $version }.
refusal-undo-nothing = No tienes ninguna jugada que deshacer.
refusal-undo-others = Otros han decidido desde tu última jugada: no se puede deshacer.
refusal-undo-revealed = Tu última jugada reveló algo que estaba oculto: no se puede deshacer.
refusal-undo-bot = Un bot hizo tu última jugada mientras no estabas: no se puede deshacer.
refusal-undo-late = Se te ha acabado el tiempo para esa decisión: no se puede deshacer.
refusal-undo-enough = { $count ->
        [one] Has deshecho esta jugada { $count } vez mientras otros ya decidían: ya no se puede deshacer.
       *[other] Has deshecho esta jugada { $count } veces mientras otros ya decidían: ya no se puede deshacer.
    }
refusal-already-agreed = Ya has aceptado terminar la partida.
refusal-not-agreed = No has aceptado terminar la partida: no hay nada que retirar.
refusal-no-hints = En esta mesa nadie puede pedir consejo a un bot.
refusal-not-your-turn = Ahora no tienes nada que decidir.
refusal-hint-pending = Un bot sigue pensando en tu última pregunta. Espera su respuesta.
refusal-hints-waiting = Ya hay demasiadas preguntas a los bots que esperan respuesta (el límite es { $most }). Pregunta otra vez dentro de un momento.
refusal-no-advice = El bot no ha encontrado respuesta. Pregunta otra vez.
refusal-id-reused = Otra orden ya tenía este identificador. Cada una necesita el suyo, hecho al azar.

# Hablar.
refusal-bad-chat = En este mensaje no hay nada que leer.
refusal-too-much-chat = Tu asiento ha escrito { $most } mensajes en esta mesa. No puede escribir más.
refusal-too-often = { $kind ->
        [renamed] El nombre de este asiento se ha cambiado { $most } veces. Ya no se puede cambiar.
        [undone] Has deshecho jugadas { $most } veces en esta partida. Ya no puedes deshacer más.
        [handed-over] Has cedido tu asiento { $most } veces en esta partida. Ya no puedes cederlo.
        [came-back] Has vuelto a tu asiento { $most } veces en esta partida. El bot sigue jugando.
        [end-proposed] Has propuesto { $most } veces terminar esta partida. Ya no puedes proponerlo.
        [paced] Has cambiado { $most } veces el ritmo de los bots. Se queda como está.
       *[sat] Este asiento ha cambiado de manos { $most } veces. Ya no puede cambiar: crea otra mesa.
    }

# Repeticiones y archivos.
refusal-replay-own-eyes = Durante la partida solo puedes verla con tus propios ojos. Tras el final, todo queda a la vista.
refusal-no-such-step = No hay paso { $step }: los pasos van del 0 al { $most }.
refusal-export-after-end = Una partida se puede exportar cuando ha terminado.
refusal-bad-file = Este archivo no se puede importar. Detalle técnico, en inglés: «{ $reason }»

# Mensajes que no encajan.
refusal-not-json = Esto no es JSON: el error está en la línea { $line }, en el carácter { $column }.
refusal-empty-body = El contenido está vacío: tiene que ser JSON.
refusal-not-json-type = El contenido tiene que ser JSON, y decirlo: «Content-Type: application/json».
refusal-too-deep = Este JSON tiene más de { $most } niveles anidados.
refusal-packed-body = El contenido no puede venir comprimido.
refusal-binary-message = En una conexión, los mensajes son JSON en texto, no en bytes.
refusal-nothing-watched = No se sigue nada en el canal { $channel }. Envía primero «watch».
refusal-missing = Falta «{ $where }».
refusal-unknown-key = «{ $where }» no se conoce aquí. Se conoce: { $known }.
refusal-twice = «{ $where }» se indica más de una vez.
refusal-not-one-of = «{ $where }» tiene que ser uno de estos: { $choices }.
refusal-not-a-whole-number = «{ $where }» tiene que ser un número entero de { $lowest } a { $highest }.
refusal-not-a-number = «{ $where }» tiene que ser un número de { $lowest } a { $highest }.
refusal-not-a-match = { $form ->
        [id] «{ $where }» tiene que tener de 22 a 64 letras, cifras, - o _, por ejemplo lo que da openssl rand -hex 16
        [token] «{ $where }» tiene que ser un token dado por el servidor: de 22 a 64 letras, cifras, - o _, por ejemplo ldcETRvXVgRU_kyijdtwpw
        [table] «{ $where }» tiene que ser una mesa como la nombra su enlace: 22 letras, cifras, - o _, por ejemplo BJqAc7UoKU5pB9ZsoF5F6w
        [bot] «{ $where }» tiene que ser un bot en minúsculas, con o sin tiempo para pensar, por ejemplo medium o hard:2s
        [nonce] «{ $where }» tiene que tener como mucho 64 caracteres: letras sin acentos, cifras, espacios y signos corrientes, por ejemplo «cuatro dados: 3 1 6 2».
        [game] «{ $where }» debe ser un juego tal como lo nombra el servidor, en minúsculas
       *[cursor] «{ $where }» tiene que ser lo que decía «next» en la lista anterior, por ejemplo 1794768366285.BJqAc7UoKU5pB9ZsoF5F6w
    }
refusal-not-a-text = «{ $where }» tiene que ser un texto de { $fewest } a { $most } caracteres.
refusal-not-a-list = «{ $where }» tiene que ser una lista de { $fewest } a { $most } elementos.
refusal-not-true-or-false = «{ $where }» tiene que ser true o false.
refusal-not-an-object = «{ $where }» tiene que ser un objeto: nombres y valores entre llaves.
refusal-no-object = El contenido (en una conexión: el mensaje) tiene que ser un objeto: nombres y valores entre llaves.
refusal-no-such-page = En esta dirección no hay nada.
refusal-client-not-built = Las páginas de este servidor no se han construido. «make play» las construye, e instalar el paquete también.
refusal-wrong-method = Esta dirección no acepta ese método. Acepta: { $allowed }.
refusal-bad-request = El servidor no entiende esta petición.

# Límites.
refusal-too-large = Es demasiado grande: el límite es de { $most } bytes.
refusal-too-slow = La petición no llegó en { $seconds } segundos.
refusal-too-many-files = Llegan demasiados archivos a la vez desde tu dirección: se permiten { $most } bytes en total. Espera { $seconds } s.
refusal-files-full = A este servidor llegan demasiados archivos a la vez. Inténtalo en { $seconds } s.
refusal-too-many-requests = Demasiadas peticiones desde tu dirección: se permiten { $rate } por segundo, y { $burst } de golpe. Espera { $seconds } s.
refusal-too-many-tables = Demasiadas mesas nuevas desde tu dirección: se permiten { $most } por hora. Espera { $seconds } s.
refusal-too-many-seats = Demasiados asientos ocupados desde tu dirección: se permiten { $most } por hora. Espera { $seconds } s.
refusal-too-many-commands = Demasiadas órdenes desde este asiento: se permiten { $rate } por segundo, y { $burst } de golpe. Espera { $seconds } s.
refusal-too-many-notes = Más despacio: además de las jugadas, se permiten { $rate } acciones por minuto en una mesa, { $burst } de golpe. Espera { $seconds } s.
refusal-too-many-messages = Demasiados mensajes en esta conexión: se permiten { $rate } por segundo, y { $burst } de golpe. Espera { $seconds } s.
refusal-too-many-sockets = Demasiadas conexiones desde tu dirección: el límite es { $most }. Cierra algunas.
refusal-too-many-watches = Una conexión puede seguir { $most } mesas. Deja antes de seguir una, o abre otra conexión.
refusal-too-many-questions = Una conexión puede tener { $most } preguntas abiertas. Espera una respuesta.
refusal-too-many-mistakes = Demasiados mensajes no se podían leer. La conexión se cierra.
refusal-server-full = El servidor está lleno: tiene { $most } conexiones. Inténtalo más tarde.

# Problemas de aquí.
refusal-storage-away = El servidor no alcanza su base de datos en este momento. Nada ha cambiado; inténtalo en { $seconds } s.
refusal-storage-unsure = El servidor perdió un momento su base de datos. Envía la misma orden con el mismo identificador en { $seconds } s: se hará una sola vez.
refusal-draining = El servidor está a punto de reiniciarse. Inténtalo en unos segundos.
refusal-busy = Demasiados cambian esta mesa a la vez. Inténtalo otra vez.
refusal-internal = Algo ha fallado en el servidor; nada ha cambiado. El motivo está en su registro.
refusal-unexpected = Algo ha fallado en el servidor. Su registro tiene el motivo, con el número { $incident }.

## Avisos de una mesa

notice-migrated = Esta mesa se empezó con la versión { $from_rules } de las reglas. Sus { $moves } jugadas valen también con la versión { $rules }: sigue adelante.
notice-frozen =
    { $move ->
        [0] En esta mesa no se puede seguir jugando: no encaja en las reglas actuales.
       *[other] En esta mesa no se puede seguir jugando: desde la jugada { $move } no encaja en las reglas actuales.
    } Aún se puede leer y exportar. Si todos acuerdan terminarla, todo en ella quedará a la vista de todos.

## El registro de una mesa

entry-created = La mesa está preparada.
entry-sat = { $player } se sienta.
entry-stood = El asiento { $seat } vuelve a estar libre.
entry-renamed = { $seat } se llama ahora { $name }.
entry-seat-set = Un bot ocupa el asiento { $seat }: { $bot }.
entry-seat-opened = El asiento { $seat } está libre.
entry-started = Empieza la partida.
entry-moved = { $player } ha decidido.
entry-undone = { $player } deshace { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }.
entry-handed-over = { $player } deja su asiento a un bot: { $bot }.
entry-replaced = Un bot juega por { $player }, que no está: { $bot }.
entry-timed-out = A { $player } se le ha acabado el tiempo. Sigue un bot: { $bot }.
entry-came-back = { $player } ha vuelto.
entry-resigned = { $player } abandona.
entry-end-proposed = { $player } acepta terminar la partida ahora.
entry-end-withdrawn = { $player } quiere seguir jugando.
entry-paced = { $player } desea que los bots jueguen { $pace ->
        [0] sin pausas
        [0.5] deprisa
        [1] al ritmo habitual
       *[other] despacio
    }.
entry-chatted = { $player }: { $text }
entry-rematched = La revancha está preparada.
entry-migrated = La mesa sigue con reglas más nuevas.
