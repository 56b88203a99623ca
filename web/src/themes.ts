/** How each game looks. It comes after the styles of the house and of all that they share, which it changes. */

import.meta.glob("./*/theme.css", { eager: true });
