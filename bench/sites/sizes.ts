/** Lengths of an ordinary and of a long guide, in characters: the long one is the longest page of a real site. */
export const [ordinaryCharacters, longCharacters] = [6000, 188_000] as const;
