import { mediaParameter } from "#engine/request";
import {
  advance,
  byteReader,
  type StreamPlan,
  type StreamProgress,
  startProgress,
  streamLimits,
  streamReader,
} from "#engine/stream";
import type { Receiving } from "./receiving.ts";

/** Reads a stream to its end and reports each chunk. Errors of the listener propagate. */
export async function readStream(
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
    listener?.emit({ ...head, time: time(), stream });
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
