/** What is known of something after a move that is only considered: what chance or a secret decides is null. */
export type Uncertain<Known> = Known extends (infer Item)[]
    ? Uncertain<Item>[] | null
    : Known extends object
      ? { [Key in keyof Known]: Uncertain<Known[Key]> } | null
      : Known | null;
