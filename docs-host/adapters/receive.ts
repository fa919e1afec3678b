import type { EndpointResponse } from "#engine/model";
import { mediaParameter, readResponse } from "#engine/request";
import {
  advance,
  byteReader,
  documentedStream,
  joinPieces,
  type Pieces,
  planStream,
  type StreamPlan,
  type StreamProgress,
  startProgress,
  streamLimits,
  streamReader,
} from "#engine/stream";
import { SendFailedError, type SendFailure, type SentHead, type SentResponse, type StreamingAnswer } from "#machines";

/** A stream is documented and there is none (product.md §7). */
export const noBody: SendFailure = {
  cause: "no-body",
  who: "provider",
  message: "Response body is null",
  advice:
    "The API's definition says that the answer is a stream, but this answer has no body. Send it again, or ask the API's provider.",
};

/** Who wants to see answers as they come, and what the definition says of them. */
export interface StreamListener {
  readonly responses: readonly EndpointResponse[];
  /** Called with each chunk of an answer that comes bit by bit. */
  readonly tell: (answer: StreamingAnswer) => void;
}

/** An answer whose head has come. */
export interface Receiving {
  readonly head: Omit<SentHead, "time">;
  /** Nothing where the method allows none. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** In bytes, where it is known beforehand. */
  readonly length: number | undefined;
  /** Whether an answer to the method has no body by itself. */
  readonly isBare: boolean;
  readonly listener: StreamListener | undefined;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds since the request was sent. */
  readonly elapsed: () => number;
  /** How long the call has taken, in ms (product.md §7). */
  readonly time: () => number;
  /** Says why a body broke off. */
  readonly whyCut: () => Promise<SendFailure>;
}

/** Reads a body: whole, or telling of each chunk where it is a stream. Throws `SendFailedError` when it breaks off. */
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

  if (plan === undefined) {
    const bytes = await collect(chunks);
    return { ...head, shown: shownOf(bytes), time: receiving.time(), size: bytes.length };
  }
  const stream = await readStream(chunks, plan, contentType, receiving);
  const sent = { ...head, time: receiving.time(), size: stream.bytes };
  // What turned out to be an ordinary answer that came slowly is shown as one.
  if (plan.keepsBytes) return { ...sent, shown: shownOf(joinPieces(stream.pieces)) };
  return { ...sent, shown: { kind: "text", text: stream.text }, stream };
}

/** The chunks of a body as they come; whoever stops early lets go of the connection. */
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
    // What a connection says that is let go of concerns nobody.
    reader.cancel().catch(() => {});
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  let pieces: Pieces | undefined;
  for await (const piece of chunks) pieces = { piece, before: pieces };
  return joinPieces(pieces);
}

async function readStream(
  chunks: AsyncIterable<Uint8Array>,
  plan: StreamPlan,
  contentType: string | undefined,
  { head, listener, elapsed, time }: Receiving,
): Promise<StreamProgress> {
  // Events are UTF-8 whatever is declared (WHATWG HTML §9.2.4).
  const charset = plan.format === "sse" ? undefined : mediaParameter(contentType ?? "", "charset");
  const reader = plan.format === "bytes" ? undefined : byteReader(streamReader(plan.format, streamLimits.row), charset);
  let stream = startProgress(plan);
  const take = (next: StreamProgress): void => {
    stream = next;
    listener?.tell({ ...head, time: time(), stream });
  };
  take(stream);
  for await (const chunk of chunks) {
    const read = reader?.feed(chunk) ?? { text: "", rows: [] };
    take(advance(stream, chunk, read, elapsed(), plan));
    if (plan.terminator !== undefined && read.rows.some(({ data }) => data === plan.terminator)) {
      return { ...stream, ending: "whole" };
    }
  }
  const end = reader?.end() ?? { text: "", rows: [], isCut: false };
  stream = advance(stream, new Uint8Array(), end, elapsed(), plan);
  const isMarked = plan.terminator === undefined || end.rows.some(({ data }) => data === plan.terminator);
  return { ...stream, ending: end.isCut ? "cut" : isMarked ? "whole" : "unmarked" };
}
