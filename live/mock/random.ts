/** A seeded source of pseudo-random numbers. */
export interface Random {
  /** Returns a whole number from `least` to `most`. */
  readonly integer: (least: number, most: number) => number;
  /** Returns true with a probability from 0 to 1. */
  readonly chance: (probability: number) => boolean;
}

/** Creates a source from a seed (SplitMix32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  return {
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
  };
}
