import type { ServerAnswer } from "./server-exchange.ts";

/** Converts the answer of a call to a `Response`. Chunks are requested as they are read. */
export function answerResponse({ status, text, bytes, chunks, contentType }: ServerAnswer): Response {
  const headers = { "content-type": contentType ?? "application/json" };
  if (chunks !== undefined) return new Response(streamOf(chunks), { status, headers });
  // The platform itself refuses shared memory.
  if (bytes !== undefined) return new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers });
  return text === undefined ? new Response(null, { status }) : new Response(text, { status, headers });
}

function streamOf(chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}
