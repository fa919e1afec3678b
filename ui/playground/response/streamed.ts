import type { StreamingAnswer } from "#machines";
import type { ResponseState } from "../props.ts";

/** The part of a stream that has arrived, and whether more may follow. */
export interface Streamed {
  readonly answer: StreamingAnswer;
  readonly isLive: boolean;
}

/** Returns the stream of a state, if it has one. */
export function streamedIn(response: ResponseState): Streamed | undefined {
  if (response.kind === "streaming") return { answer: response.answer, isLive: true };
  if (response.kind === "stopped" || response.kind === "failed") {
    return response.answer && { answer: response.answer, isLive: false };
  }
  if (response.kind !== "loaded") return undefined;
  const { stream } = response.response;
  return stream && { answer: { ...response.response, stream }, isLive: false };
}
