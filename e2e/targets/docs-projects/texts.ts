/** Texts of a generated project: equal seeds give equal texts. */
export interface Texts {
  /** Returns one of several values. */
  readonly one: <Value>(values: readonly Value[]) => Value;
  /** Returns a title that no other call returns. */
  readonly title: () => string;
  readonly sentence: () => string;
  readonly paragraph: () => string;
}

const adjectives = "Green Tall Wild Early Late Quiet Sunny Shady Dry Wet Sweet Bitter Broad Narrow Old Young".split(
  " ",
);
const nouns = "Fern Ivy Moss Oak Elm Birch Rose Tulip Clover Barley Maize Poppy Thistle Nettle Sorrel Tansy".split(" ");
const topics = "Watering Sowing Pruning Grafting Harvest Storage Soil Light Pests Seeds Beds Trays Pots".split(" ");
const verbs = "needs gives keeps holds follows precedes replaces protects feeds shades".split(" ");

/** Creates the texts of a seed (mulberry32, a generator of 32 bits of state). */
export function createTexts(seed: number): Texts {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const one: Texts["one"] = (values) => {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new Error("there is no value to choose from");
    return value;
  };
  let titles = 0;
  const sentence = (): string =>
    `The ${one(adjectives).toLowerCase()} ${one(nouns).toLowerCase()} ${one(verbs)} **${one(topics).toLowerCase()}** and \`${one(nouns).toLowerCase()}\`.`;
  return {
    one,
    title: () => {
      titles += 1;
      return `${one(adjectives)} ${one(nouns)} ${one(topics)} ${titles}`;
    },
    sentence,
    paragraph: () => Array.from({ length: 4 }, sentence).join(" "),
  };
}
