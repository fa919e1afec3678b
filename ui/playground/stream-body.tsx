import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { mediaType } from "#engine/request";
import type { StreamingAnswer } from "#machines";
import { Button } from "#ui/kit";
import type { StreamViewProps } from "#ui/stream";
import { words } from "../words.ts";
import type { PlaygroundProps, ResponseState } from "./props.ts";

/** What came bit by bit of an answer, and whether more may come. */
export interface Streamed {
  readonly answer: StreamingAnswer;
  readonly isLive: boolean;
}

/** The stream that a state shows, where it shows one. */
export function streamedIn(response: ResponseState): Streamed | undefined {
  if (response.kind === "streaming") return { answer: response.answer, isLive: true };
  if (response.kind === "stopped") return { answer: response.answer, isLive: false };
  if (response.kind === "failed" && response.answer !== undefined) return { answer: response.answer, isLive: false };
  if (response.kind !== "loaded") return undefined;
  const { stream } = response.response;
  return stream && { answer: { ...response.response, stream }, isLive: false };
}

/** The view of a stream, which is fetched when there is one: most answers are none. */
export function StreamBody({
  answer,
  isLive,
  copy,
  answers,
  randomId,
}: Streamed & Pick<PlaygroundProps, "copy" | "answers" | "randomId">): ReactElement {
  const [view, setView] = useState<{ readonly View: ComponentType<StreamViewProps> } | "failed">();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches anew
  useEffect(() => {
    import("#ui/stream").then(
      ({ StreamView }) => setView({ View: StreamView }),
      () => setView("failed"),
    );
  }, [tries]);

  if (view === "failed") {
    return (
      <p role="alert">
        {words.streamFailed} <Button onPress={() => setTries((count) => count + 1)}>{words.tryAgain}</Button>
      </p>
    );
  }
  if (view === undefined) return <p className="play-quiet">{words.loading}</p>;
  const header = (wanted: string) => answer.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  return (
    <view.View
      stream={answer.stream}
      isLive={isLive}
      type={mediaType(header("content-type") ?? "")}
      disposition={header("content-disposition")}
      status={answer.status}
      answers={answers}
      copy={copy}
      randomId={randomId}
    />
  );
}
