import { setTimeout } from "node:timers/promises";

/** Longest slice of work without a pause, in ms; a text that takes longer is a separate slice. */
const maxSlice = 8;

/** Pause after a slice, in ms, in which other requests are answered. */
const pauseAfterSlice = 2;

/** Size of the parts that are sent, in characters. */
const partSize = 16_384;

/**
 * Streams generated texts as UTF-8, as fast as the reader takes them, and beside other requests.
 *
 * @param onEnd called once, when all is sent or the reader has left
 */
export function streamTexts(texts: Iterator<string>, onEnd: () => void = () => {}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasEnded = false;
  const end = (): void => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      let part = "";
      const start = performance.now();
      try {
        while (part.length < partSize && performance.now() - start < maxSlice) {
          const next = texts.next();
          if (next.done === true) {
            if (part !== "") controller.enqueue(encoder.encode(part));
            end();
            controller.close();
            return;
          }
          part += next.value;
        }
      } catch (error) {
        end();
        throw error;
      }
      controller.enqueue(encoder.encode(part));
      await setTimeout(pauseAfterSlice);
    },
    cancel: () => {
      texts.return?.();
      end();
    },
  });
}
