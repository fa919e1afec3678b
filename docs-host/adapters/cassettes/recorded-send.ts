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
    try {
      const response = await send(plan, signal, listener);
      const answer = isRecording ? savedAnswer(plan, response, now()) : undefined;
      if (answer !== undefined && request !== undefined) await recorder.add({ ...answer, request });
      return response;
    } catch (error) {
      const isOut = error instanceof SendFailedError && outOfReach.test(error.failure.cause);
      const played = isOut && play !== "never" ? await recorded() : undefined;
      if (played === undefined) throw error;
      return played;
    }
  };

/** The answer of the same request to the same host: APIs of a site may have the same paths. */
const answerIn = ({ answers }: Cassette, request: SavedRequest) =>
  answers.find((one) => originOf(one.request.url) === originOf(request.url) && isSameRequest(one.request, request));

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "");
