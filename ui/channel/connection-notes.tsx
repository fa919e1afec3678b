import type { ReactElement, ReactNode } from "react";
import { channelText } from "#locales/messages/channel";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import type { LineFailure } from "#machines";
import { Banner, type BannerProps, Button, Switch } from "#ui/kit";
import { ExternalText } from "#ui/text";
import { lateWriters } from "../late-writers.ts";
import { writers } from "../writers.ts";
import type { ChannelProps, ConnectionProps } from "./props.ts";

/** Returns the advice for a failure; `title` is the part that the title shows already. */
const adviceOf = (why: LineFailure | undefined, title: string): readonly string[] => {
  if (why === undefined) return [];
  const message = writers().failureMessage(why);
  return [
    message === title ? "" : message,
    why.who === undefined ? "" : lateText().responsible[why.who],
    lateWriters().failureAdvice(why),
  ];
};

type Failure = NonNullable<ConnectionProps["failure"]>;

/** Returns true if the API gave a reason. A reason of the proxy is only a code for its message. */
const hasReason = ({ reason, why }: Failure): boolean => reason !== "" && reason !== why?.cause;

/** Returns the close reason if there is one (docs/behavior.md#connection-states), else the best known cause. */
const failureTitle = (failure: Failure): string =>
  hasReason(failure)
    ? failure.reason
    : failure.why
      ? writers().failureMessage(failure.why)
      : channelText().closedWith({ code: failure.code });

interface NoteProps extends Pick<BannerProps, "tone" | "title"> {
  /** Sentences after the title; empty ones are skipped. */
  readonly more?: readonly string[];
  /** Its buttons. */
  readonly children?: ReactNode;
}

/** One thing to know, as low as it may be: it takes its room from the forms and the log. */
const Note = ({ tone, title, more = [], children }: NoteProps): ReactElement => {
  const text = more.filter((one) => one !== "").join(" ");
  return (
    <Banner tone={tone} title={title}>
      {text !== "" && (
        <p>
          <ExternalText text={text} />
        </p>
      )}
      {children && <div className="play-buttons">{children}</div>}
    </Banner>
  );
};

/**
 * Notes about the connection: why it ended, retries, pending and unsent messages. They are visible and announced on
 * every layout: on the left, where they do not scroll away, and above the tabs on narrow screens
 * (docs/behavior.md#websocket-playground).
 */
export function ConnectionNotes(
  props: Pick<ChannelProps, "connection" | "onGiveUp" | "onDiscard" | "onDismiss">,
): ReactElement {
  const { connection, onGiveUp, onDiscard, onDismiss } = props;
  const { kind, failure, remoteClose, refused, waiting, reconnects } = connection;
  const isIdle = kind === "closed" || kind === "waiting";
  // If automatic reconnection is on, the note says why this connection is not reopened.
  const final = reconnects && kind === "closed" ? remoteClose : undefined;
  return (
    <>
      <div role="alert">
        {failure && (
          <Note
            tone="bad"
            title={failureTitle(failure)}
            more={[
              hasReason(failure) ? channelText().closedWith({ code: failure.code }) : "",
              final ? channelText().notReconnected : "",
              ...adviceOf(failure.why, failureTitle(failure)),
            ]}
          >
            <Button onPress={onDismiss}>{formText().dismiss}</Button>
          </Note>
        )}
        {refused && (
          <Note
            tone="bad"
            title={channelText().messagesRefused({ count: refused.count })}
            more={adviceOf(refused.why, "")}
          >
            <Button onPress={onDismiss}>{formText().dismiss}</Button>
          </Note>
        )}
      </div>
      <div role="status">
        {final && !failure && (
          <Note
            tone="info"
            title={channelText().leftNormally({ ...final, hasReason: final.reason !== "" })}
            more={[channelText().notReconnected]}
          >
            <Button onPress={onDismiss}>{formText().dismiss}</Button>
          </Note>
        )}
        {kind === "waiting" && (
          <Note tone="info" title={channelText().reconnecting}>
            <Button onPress={onGiveUp}>{channelText().stopReconnecting}</Button>
          </Note>
        )}
        {waiting.length > 0 && isIdle && (
          <Note
            tone="warn"
            title={channelText().messagesWait({ count: waiting.length })}
            more={[waiting.map(({ displayName }) => displayName).join(", ")]}
          >
            <Button onPress={onDiscard}>{channelText().discard}</Button>
          </Note>
        )}
      </div>
    </>
  );
}

/** The reason why the browser connects to the API itself, before anything is sent. */
export const DirectNote = ({ isDirect = false }: Pick<ChannelProps, "isDirect">): ReactElement | null =>
  isDirect ? (
    <div className="play-notes">
      <Note tone="info" title={channelText().direct} more={[channelText().directReason]} />
    </div>
  ) : null;

/** The headers that did not reach the API, while the connection is open. */
export const UnsentHeaders = ({ connection: { unsent } }: Pick<ChannelProps, "connection">): ReactElement => (
  <div role="status" className="play-notes">
    {unsent.length > 0 && <Banner tone="warn" title={channelText().headersUnsent({ names: unsent.join(", ") })} />}
  </div>
);

/** The switch for automatic reconnection. */
export const ReconnectChoice = ({
  connection,
  onReconnect,
}: Pick<ChannelProps, "connection" | "onReconnect">): ReactElement => (
  <div className="channel-reconnect">
    <span aria-hidden="true">{channelText().reconnect}</span>
    <Switch label={channelText().reconnect} isOn={connection.reconnects} onChange={onReconnect} />
  </div>
);
