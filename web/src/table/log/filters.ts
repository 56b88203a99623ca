/** Which lines of the log are shown: all of them, those that concern the reader, what people say. */
export const FILTERS = ["all", "you", "chat"] as const;
export type Filter = (typeof FILTERS)[number];
