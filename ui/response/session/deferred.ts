import type { BodyReader } from "./body-reader.ts";
import { readerOver } from "./reader-over.ts";

export type { BodyReader };

/** A reader that is still on its way: it answers once it has come, and is closed even if it comes later. */
export function deferredReader(deferred: Promise<BodyReader>): BodyReader {
  return readerOver(
    async (name, asked) => {
      const ask: (...asked: never) => Promise<unknown> = (await deferred)[name];
      // The arguments come from a typed `BodyReader` method, so they fit.
      return ask(...(asked as never));
    },
    () => {
      deferred.then(
        (reader) => reader.close(),
        () => undefined,
      );
    },
  );
}
