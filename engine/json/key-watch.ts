/** Watches the keys of a text for those that the platform lists elsewhere. */
export interface KeyWatch {
  /** An object or a list begins; `depth` counts those around its parts. */
  readonly open: (depth: number) => void;
  /** Returns true if the key between two offsets, without its quotes, moves before another key of its object. */
  readonly moves: (depth: number, text: string, from: number, to: number) => boolean;
}

/** Creates a watch for one text. */
export function keyWatch(): KeyWatch {
  /** The last index of each open object; more than any once it has another key. */
  const last: number[] = [];
  return {
    open: (depth) => {
      last[depth] = -1;
    },
    moves: (depth, text, from, to) => {
      const before = last[depth] ?? -1;
      const key = /[\d\\]/.test(text.charAt(from)) ? text.slice(from, to) : "";
      // An escape may write a digit.
      if (key.includes("\\")) return true;
      const index = /^(?:0|[1-9]\d*)$/.test(key) ? Number(key) : Number.POSITIVE_INFINITY;
      last[depth] = index;
      return index < before;
    },
  };
}
