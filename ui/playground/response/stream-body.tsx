import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { mediaType } from "#engine/request";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { Button } from "#ui/kit";
import type { StreamViewProps } from "#ui/stream";
import type { PlaygroundProps } from "../props.ts";
import type { Streamed } from "./streamed.ts";

/** The view of a stream. It loads with the first one, since few responses are streams. */
export function StreamBody({
  answer,
  isLive,
  copy,
  answers,
  randomId,
}: Streamed & Pick<PlaygroundProps, "copy" | "answers" | "randomId">): ReactElement {
  const [view, setView] = useState<{ readonly View: ComponentType<StreamViewProps> } | "failed">();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again
  useEffect(() => {
    import("#ui/stream").then(
      ({ StreamView }) => setView({ View: StreamView }),
      () => setView("failed"),
    );
  }, [tries]);

  if (view === "failed") {
    return (
      <p role="alert">
        {lateText().streamFailed} <Button onPress={() => setTries((count) => count + 1)}>{formText().tryAgain}</Button>
      </p>
    );
  }
  if (view === undefined) return <p className="play-quiet">{formText().loading}</p>;
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
