import type { BodyReader } from "./reader.ts";
import { readerOver } from "./reader-over.ts";

export type { BodyReader };

/** A reader that is still on its way: it answers once it has come, and is closed even if it comes later. */
export function deferredReader(coming: Promise<BodyReader>): BodyReader {
  return readerOver(
    async (name, asked) => {
      const ask: (...asked: never) => Promise<unknown> = (await coming)[name];
      // What is asked was asked through a `BodyReader`, so it fits.
      return ask(...(asked as never));
    },
    () => {
      coming.then(
        (reader) => reader.close(),
        () => undefined,
      );
    },
  );
}
