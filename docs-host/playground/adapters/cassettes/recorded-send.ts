import type { RequestPlan } from "#engine/request";
import { type Cassette, isSameRequest, type SavedRequest } from "#live/cassettes";
import { SendFailedError, type SentResponse } from "#machines";
import type { Send } from "../send.ts";
import type { Recorder } from "./recorder.ts";
import { playedResponse, savedAnswer, savedRequest } from "./saved-exchange.ts";

/** Causes of failures that an API has which is out of reach, as the senders and the proxy name them. */
const outOfReach =
  /^(?:proxy-unreachable|api-unreachable|answer-cut|name-not-found|no-route|connection-(?:refused|reset)|tls|tls-.*|(?:connect|headers|idle|total)-timeout|upstream-.*)$/;

/** Plays recorded answers as the reader chose, and records others while the reader records. */
export const recordedSend =
  (send: Send, recorder: Pick<Recorder, "state" | "read" | "add">, now: () => Date = () => new Date()): Send =>
  async (plan, signal, listener) => {
    const { play, isRecording } = recorder.state();
    const request = savedRequest(plan);
    const recorded = async (): Promise<SentResponse | undefined> => {
      const found = request && answerIn(await recorder.read(), request);
      return found && playedResponse(found);
    };
    if (play === "always") {
      const played = await recorded();
      if (played !== undefined) return played;
    }
    let response: SentResponse;
    try {
      response = await send(plan, signal, listener);
    } catch (error) {
      const isOut = error instanceof SendFailedError && outOfReach.test(error.failure.cause);
      const played = isOut && play !== "never" ? await recorded() : undefined;
      if (played === undefined) throw error;
      return played;
    }
    // The reader gets the answer at once, and also if it can't be recorded.
    if (isRecording && request !== undefined) void record(plan, response, { request, recorder, at: now() });
    return response;
  };

interface Recording {
  readonly request: SavedRequest;
  readonly recorder: Pick<Recorder, "add">;
  readonly at: Date;
}

/** Adds an answer to the recorder, and logs errors. */
async function record(plan: RequestPlan, response: SentResponse, { request, recorder, at }: Recording): Promise<void> {
  try {
    const answer = savedAnswer(plan, response, at);
    if (answer !== undefined) await recorder.add({ ...answer, request });
  } catch (error) {
    console.error("Callboard could not record an answer.", error);
  }
}

/** The answer of the same request to the same host: APIs of a site may have the same paths. */
const answerIn = ({ answers }: Cassette, request: SavedRequest) =>
  answers.find((one) => originOf(one.request.url) === originOf(request.url) && isSameRequest(one.request, request));

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "");
