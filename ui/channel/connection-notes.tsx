import type { ReactElement, ReactNode } from "react";
import type { LineFailure } from "#machines";
import { Banner, type BannerProps, Button, ExternalText, Switch } from "#ui/kit";
import { lateWords } from "../late-words.ts";
import { words } from "../words.ts";
import type { ChannelProps, ConnectionProps } from "./props.ts";
import { channelWords } from "./words.ts";

/** What the parties can do about a failure, `told` being what the title says of it already. */
const adviceOf = (why: LineFailure | undefined, told: string): readonly string[] => {
  if (why === undefined) return [];
  const { message, who, advice } = why;
  return [message === told ? "" : message, who === undefined ? "" : lateWords.responsible[who], advice ?? ""];
};

type Fault = NonNullable<ConnectionProps["fault"]>;

/** Whether the API gave a reason; that of the proxy is only the code of what it has told in words. */
const hasReason = ({ reason, why }: Fault): boolean => reason !== "" && reason !== why?.cause;

/** The close reason where there is one (product.md §8 "Non-normal WebSocket close"), else what is known instead. */
const faultTitle = (fault: Fault): string =>
  hasReason(fault) ? fault.reason : (fault.why?.message ?? channelWords.closedWith(fault.code));

interface NoteProps extends Pick<BannerProps, "tone" | "title"> {
  /** Sentences that follow the title; empty ones are none. */
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
 * What needs to be known of the connection: why it ended, that it is tried again, what waits, and what did not go out. It
 * stands where it is seen and spoken wherever the reader is: on the left, where it does not scroll away, and above the tabs
 * where only one side is seen (product.md §2 "WebSocket playground").
 */
export function ConnectionNotes(
  props: Pick<ChannelProps, "connection" | "onGiveUp" | "onDiscard" | "onDismiss">,
): ReactElement {
  const { connection, onGiveUp, onDiscard, onDismiss } = props;
  const { kind, fault, left, refused, waiting, reconnects } = connection;
  const isIdle = kind === "closed" || kind === "waiting";
  // Whoever has chosen that lost connections are opened again is told why this one is not.
  const final = reconnects && kind === "closed" ? left : undefined;
  return (
    <>
      <div role="alert">
        {fault && (
          <Note
            tone="bad"
            title={faultTitle(fault)}
            more={[
              hasReason(fault) ? channelWords.closedWith(fault.code) : "",
              final ? channelWords.notReconnected : "",
              ...adviceOf(fault.why, faultTitle(fault)),
            ]}
          >
            <Button onPress={onDismiss}>{words.dismiss}</Button>
          </Note>
        )}
        {refused && (
          <Note tone="bad" title={channelWords.messagesRefused(refused.count)} more={adviceOf(refused.why, "")}>
            <Button onPress={onDismiss}>{words.dismiss}</Button>
          </Note>
        )}
      </div>
      <div role="status">
        {final && !fault && (
          <Note
            tone="info"
            title={channelWords.leftNormally(final.code, final.reason)}
            more={[channelWords.notReconnected]}
          >
            <Button onPress={onDismiss}>{words.dismiss}</Button>
          </Note>
        )}
        {kind === "waiting" && (
          <Note tone="info" title={channelWords.reconnecting}>
            <Button onPress={onGiveUp}>{channelWords.stopReconnecting}</Button>
          </Note>
        )}
        {waiting.length > 0 && isIdle && (
          <Note
            tone="warn"
            title={channelWords.messagesWait(waiting.length)}
            more={[waiting.map(({ displayName }) => displayName).join(", ")]}
          >
            <Button onPress={onDiscard}>{channelWords.discard}</Button>
          </Note>
        )}
      </div>
    </>
  );
}

/** The headers that did not reach the API, told as long as the connection is there. */
export const UnsentHeaders = ({ connection: { unsent } }: Pick<ChannelProps, "connection">): ReactElement => (
  <div role="status" className="play-notes">
    {unsent.length > 0 && <Banner tone="warn" title={channelWords.headersUnsent(unsent.join(", "))} />}
  </div>
);

/** Whether a lost connection is to be opened again. */
export const ReconnectChoice = ({
  connection,
  onReconnect,
}: Pick<ChannelProps, "connection" | "onReconnect">): ReactElement => (
  <div className="channel-reconnect">
    <span aria-hidden="true">{channelWords.reconnect}</span>
    <Switch label={channelWords.reconnect} isOn={connection.reconnects} onChange={onReconnect} />
  </div>
);
