import type { ReactElement } from "react";
import type { LineFailure } from "#machines";
import { Banner, Button, Switch } from "#ui/kit";
import { words } from "../words.ts";
import type { ChannelProps, ConnectionProps } from "./props.ts";

const Why = ({ why, told }: { readonly why: LineFailure | undefined; readonly told?: string }): ReactElement | null =>
  why === undefined ? null : (
    <>
      {why.message !== told && <p>{why.message}</p>}
      {why.who && <p>{words.menders[why.who]}</p>}
      {why.advice && <p>{why.advice}</p>}
    </>
  );

type Fault = NonNullable<ConnectionProps["fault"]>;

/** Whether the API gave a reason; that of the proxy is only the code of what it has told in words. */
const hasReason = ({ reason, why }: Fault): boolean => reason !== "" && reason !== why?.cause;

/** The close reason where there is one (product.md §8 "Non-normal WebSocket close"), else what is known instead. */
const faultTitle = (fault: Fault): string =>
  hasReason(fault) ? fault.reason : (fault.why?.message ?? words.closedWith(fault.code));

/** What needs to be known of the connection: why it ended, what waits, and what did not go out. */
export function ConnectionNotes(
  props: Pick<ChannelProps, "connection" | "onGiveUp" | "onDiscard" | "onDismiss">,
): ReactElement {
  const { connection, onGiveUp, onDiscard, onDismiss } = props;
  const { kind, fault, refused, waiting, unsent } = connection;
  const isIdle = kind === "closed" || kind === "waiting";
  return (
    <>
      <div role="alert" className="play-notes">
        {fault && (
          <Banner tone="bad" title={faultTitle(fault)}>
            {hasReason(fault) && <p>{words.closedWith(fault.code)}</p>}
            <Why why={fault.why} told={faultTitle(fault)} />
            <div className="play-buttons">
              {kind === "waiting" && <Button onPress={onGiveUp}>{words.stopReconnecting}</Button>}
              <Button onPress={onDismiss}>{words.dismiss}</Button>
            </div>
          </Banner>
        )}
        {refused && (
          <Banner tone="bad" title={words.messagesRefused(refused.count)}>
            <Why why={refused.why} />
            <Button onPress={onDismiss}>{words.dismiss}</Button>
          </Banner>
        )}
      </div>
      <div role="status" className="play-notes">
        {kind === "waiting" && <p className="play-quiet">{words.reconnecting}</p>}
        {waiting.length > 0 && isIdle && (
          <Banner tone="warn" title={words.messagesWait(waiting.length)}>
            <p>{waiting.map(({ displayName }) => displayName).join(", ")}</p>
            <Button onPress={onDiscard}>{words.discard}</Button>
          </Banner>
        )}
        {unsent.length > 0 && <Banner tone="warn" title={words.headersUnsent(unsent.join(", "))} />}
      </div>
    </>
  );
}

/** Whether a lost connection is to be opened again. */
export const ReconnectChoice = ({
  connection,
  onReconnect,
}: Pick<ChannelProps, "connection" | "onReconnect">): ReactElement => (
  <div className="channel-reconnect">
    <span aria-hidden="true">{words.reconnect}</span>
    <Switch label={words.reconnect} isOn={connection.reconnects} onChange={onReconnect} />
  </div>
);
