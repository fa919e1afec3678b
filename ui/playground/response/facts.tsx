import type { ReactElement } from "react";
import { printJson } from "#engine/json";
import type { Shown } from "#engine/request";
import { decodeText, mediaParameter } from "#engine/request";
import { lateText } from "#locales/messages/late";
import type { SentHead } from "#machines";
import { Badge, CopyButton, IconButton, StatusBadge } from "#ui/kit";
import type { ResponseState } from "../props.ts";
import type { ResponseCardProps } from "./response-card.tsx";

/** Returns the body as text, JSON indented; undefined for files and empty bodies. Long bodies are text as received. */
function shownText(shown: Shown): string | undefined {
  if (shown.kind === "json") return printJson(shown.value, 2);
  if (shown.kind === "long") return decodeText(shown.bytes, mediaParameter(shown.contentType, "charset"));
  return shown.kind === "text" ? shown.text : undefined;
}

/** Returns true if there is a text to copy, which may take a while to make. */
const hasText = ({ kind }: Shown): boolean => kind === "json" || kind === "text" || kind === "long";

/** The duration of a call, to two decimals (docs/behavior.md#response-card). */
const timeText = (time: number): string => `${time.toFixed(2)} ms`;

/** A figure with its name, so that several are distinct. */
const Fact = (props: {
  readonly name: string;
  readonly about?: string | undefined;
  readonly figure: string;
}): ReactElement => (
  <span className="play-fact" title={props.about}>
    <span>{props.name}</span> <span>{props.figure}</span>{" "}
  </span>
);

/** The facts of a response, which are announced when they change: its status, whether it has ended, time and size. */
export function Facts({ response }: { readonly response: ResponseState }): ReactElement | null {
  if (response.kind === "failed") return <Badge tone="bad">{lateText().failed}</Badge>;
  if (response.kind === "streaming" || response.kind === "stopped") {
    const { answer } = response;
    const badge = <Badge>{response.kind === "streaming" ? lateText().streaming : lateText().stopped}</Badge>;
    // The sentence below says it too.
    if (!answer) return <span aria-hidden="true">{badge}</span>;
    return (
      <>
        <StatusBadge status={answer.status} text={answer.statusText} /> {badge}
      </>
    );
  }
  if (response.kind !== "loaded") return null;
  const { status, statusText, time, size, stream, recordedAt } = response.response;
  return (
    <>
      {response.error === undefined ? (
        <StatusBadge status={status} text={statusText} />
      ) : (
        <>
          <Badge tone="bad">{lateText().failed}</Badge> <Badge>{status}</Badge>
        </>
      )}{" "}
      {stream && <Badge>{lateText().streamEnded}</Badge>}{" "}
      {recordedAt === undefined ? (
        <Fact name={lateText().time} about={stream ? undefined : lateText().timeAbout} figure={timeText(time)} />
      ) : (
        <Badge>{lateText().recorded}</Badge>
      )}
      <Fact name={lateText().size} figure={lateText().bytes({ count: size })} />
    </>
  );
}

/** Props of the buttons: the props of the card, and the parts of the response. */
export interface ResponseActionsProps extends Pick<ResponseCardProps, "copy" | "isRequestShown" | "onToggleRequest"> {
  /** The body, unless it was streamed. */
  readonly shown: Shown | undefined;
  readonly head: SentHead | undefined;
}

/** The buttons of a response: copy it, and make room for it. */
export const ResponseActions = (props: ResponseActionsProps): ReactElement => {
  const { shown, head, copy, isRequestShown = true, onToggleRequest } = props;
  return (
    <span className="play-push play-buttons">
      {shown && hasText(shown) && (
        <CopyButton label={lateText().copyResponse} text={() => shownText(shown) ?? ""} copy={copy} />
      )}
      {onToggleRequest && (head || !isRequestShown) && (
        <IconButton
          icon="expand"
          label={isRequestShown ? lateText().hideRequest : lateText().showRequest}
          isExpanded={isRequestShown}
          onPress={onToggleRequest}
        />
      )}
    </span>
  );
};
