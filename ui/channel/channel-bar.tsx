import { type ReactElement, type RefObject, useId } from "react";
import { channelText } from "#locales/messages/channel";
import { Badge, Icon, pressable } from "#ui/kit";
import { TopBar } from "#ui/shell";
import { ReconnectChoice } from "./connection-notes.tsx";
import type { ChannelProps } from "./props.ts";

/** The names of the texts of the button, by the state of the connection. */
const labels = {
  closed: "connect",
  waiting: "connect",
  opening: "connecting",
  opened: "disconnect",
  closing: "disconnect",
} as const;

const hints = {
  closed: undefined,
  waiting: undefined,
  opening: "stopsConnecting",
  opened: undefined,
  closing: "disconnecting",
} as const;

/** Props of the bar; `main` is its button. */
export interface ChannelBarProps extends Omit<ChannelProps, "onPress"> {
  readonly main: RefObject<HTMLButtonElement | null>;
  /** Called with true for the second press of a double click. */
  readonly onPress: (again: boolean) => void;
}

/**
 * The address of the channel, its state, and the button that connects and disconnects
 * (docs/behavior.md#websocket-playground).
 */
export function ChannelBar(props: ChannelBarProps): ReactElement {
  const { main, connection, onPress, refusal } = props;
  const { kind } = connection;
  const hint = hints[kind];
  const id = useId();
  const isClosed = kind === "closed" || kind === "waiting";
  const isConnected = kind === "opened" || kind === "closing";
  return (
    <TopBar {...props} badge={<span className="kit-method">WSS</span>} label={channelText().channelUrl}>
      <ReconnectChoice {...props} />
      <span role="status">
        <Badge tone={isConnected ? "good" : "neutral"}>
          {isConnected ? channelText().connected : channelText().notConnected}
        </Badge>
      </span>
      <button
        {...pressable(({ detail }) => onPress(detail > 1))}
        ref={main}
        className={`kit-button kit-button-${isConnected ? "outline" : "primary"}`}
        disabled={refusal !== undefined && isClosed}
        {...(hint !== undefined && { "aria-describedby": id })}
      >
        <Icon name={isClosed ? "link" : "stop"} />
        {channelText()[labels[kind]]}
      </button>
      {hint !== undefined && (
        <span id={id} hidden>
          {channelText()[hint]}
        </span>
      )}
    </TopBar>
  );
}
