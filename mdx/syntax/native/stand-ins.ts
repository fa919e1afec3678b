/** Other punctuation for characters that start no mark and no formula: few pages have it, and parsers take it as text. */
const standIns: { readonly [character: string]: string } = { "<": "\u2997", "{": "\u2983", $: "\u2989" };

const characters = new Map(Object.entries(standIns).map(([character, standIn]) => [standIn, character]));
const anyStandIn = /[\u2983\u2989\u2997]/g;

/** Returns the punctuation that replaces a bracket, a brace or a dollar sign. */
export const standInOf = (character: string): string => standIns[character] ?? character;

/** Returns true if a text has such punctuation. */
export const hasStandIn = (text: string): boolean => text.search(anyStandIn) !== -1;

/** Puts the characters back. */
export const withoutStandIns = (text: string): string =>
  text.replace(anyStandIn, (standIn) => characters.get(standIn) ?? standIn);
