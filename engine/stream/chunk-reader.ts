import type { StreamReader } from "./reader.ts";

/**
 * Returns each piece of a text as it comes, a row each; put together they are the text.
 *
 * @param longest how much of a piece is kept, in UTF-16 units
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
