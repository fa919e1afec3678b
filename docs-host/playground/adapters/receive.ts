import { readResponse } from "#engine/request";
import { type Chunks, documentedStream, joinInSteps, planStream } from "#engine/stream";
import { type PageFailure, SendFailedError, type SentResponse } from "#machines";
import type { Receiving } from "./receiving.ts";

/** The message for a documented stream without a body (docs/behavior.md#streams). */
export const noBody: PageFailure = {
  cause: "no-body",
  who: "provider",
  message: "Response body is null",
  advice:
    "The API's definition says that the response is a stream, but this response has no body. Send it again, or ask the API's provider.",
};

/** Reads a body: whole, or chunk by chunk if it is a stream. Throws `SendFailedError` if it breaks off. */
export async function receive(receiving: Receiving): Promise<SentResponse> {
  const { head, body, length, isBare, listener } = receiving;
  const header = (name: string) => head.headers.find(([key]) => key === name)?.[1];
  const contentType = header("content-type");
  const shownOf = (bytes: Uint8Array) =>
    readResponse({ contentType, contentDisposition: header("content-disposition"), bytes });
  const responses = listener?.responses ?? [];
  const about = { status: head.status, contentType, hasLength: length !== undefined, responses };
  const isEmpty = body === null || length === 0;
  if (isEmpty && !isBare && documentedStream(head.status, responses) !== undefined) throw new SendFailedError(noBody);
  const plan = listener === undefined || isBare || isEmpty ? undefined : planStream(about);
  const chunks = chunksOf(receiving);
  // Fetched when there is a stream. Where that fails, it is read whole: better late than never.
  const streams = plan && (await import("./read-stream.ts").catch(() => undefined));

  if (plan === undefined || streams === undefined) {
    const bytes = await collect(chunks);
    return { ...head, shown: shownOf(bytes), time: receiving.time(), size: bytes.length };
  }
  const stream = await streams.readStream(chunks, plan, contentType, receiving);
  const sent = { ...head, time: receiving.time(), size: stream.bytes };
  // A stream that turned out to be an ordinary response is shown as one.
  if (plan.keepsBytes && stream.droppedBytes === 0) return { ...sent, shown: shownOf(await join(stream.chunks)) };
  // The clock of its first byte and of its rows.
  return { ...sent, time: receiving.elapsed(), shown: { kind: "text", text: stream.text }, stream };
}

/** Iterates over the chunks of a body; stopping early closes the connection. */
async function* chunksOf({ body, signal, whyCut }: Receiving): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  const reader = body.getReader();
  const next = () =>
    reader.read().catch(async (error: unknown) => {
      // Nobody waits for why a body broke off that was stopped.
      throw signal?.aborted ? error : new SendFailedError(await whyCut());
    });
  try {
    for (let read = await next(); !read.done; read = await next()) yield read.value;
  } finally {
    // Errors of a closed connection don't matter.
    reader.cancel().catch(() => {});
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  let received: Chunks | undefined;
  for await (const chunk of chunks) received = { chunk, before: received };
  return join(received);
}

/** Joins chunks, and yields to keys and frames if they are long. */
async function join(chunks: Chunks | undefined): Promise<Uint8Array> {
  const steps = joinInSteps(chunks);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((resume) => setTimeout(resume));
  }
}
