import type { StreamReader } from "./reader.ts";

/**
 * Returns each chunk of a text as a row; joined they are the text.
 * @param longest maximum length of a row, in UTF-16 units
 */
export const chunkReader = (longest = Number.POSITIVE_INFINITY): StreamReader => ({
  feed: (text) => {
    if (text === "") return [];
    return text.length <= longest
      ? [{ data: text }]
      : [{ data: text.slice(0, longest), dropped: text.length - longest }];
  },
  end: () => ({ rows: [], isCut: false }),
});
