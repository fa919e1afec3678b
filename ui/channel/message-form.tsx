import { memo, type ReactElement, useRef } from "react";
import type { ChannelMessage } from "#engine/model";
import type { Types } from "#engine/shape";
import { channelText } from "#locales/messages/channel";
import { type FormPort, ShowIssuesContext } from "#ui/form";
import { Button, useStable } from "#ui/kit";
import { IssueSummary, type IssueSummaryProps, SectionForm, useSending, useSendingByKeys } from "#ui/shell";
import type { SavedProps } from "./props.ts";
import { SavedMessages } from "./saved-messages.tsx";

/** Props of the form of one message type. */
export interface MessageFormProps {
  readonly message: ChannelMessage;
  readonly port: FormPort;
  readonly types: Types;
  /** The issues of the message that would be sent, which may be one keystroke behind it. */
  readonly issues: IssueSummaryProps["issues"];
  /** Returns the issues of the current message. */
  readonly readIssues: () => IssueSummaryProps["issues"];
  readonly refusal: string | undefined;
  readonly saved: SavedProps;
  readonly onSend: (type: string) => boolean;
  readonly onCredential: IssueSummaryProps["onCredential"];
  readonly onWarning: (message: string) => void;
}

const Fields = memo(SectionForm);

/** A double click sends one message. */
const nothing = (): void => {};

/** The form of one message type of the client, with its Send message button (docs/behavior.md#websocket-playground). */
export function MessageForm(props: MessageFormProps): ReactElement {
  const { message, port, types, issues, readIssues, refusal, saved, onSend, onWarning } = props;
  const { type, displayName = type, body } = message;
  const frame = useRef<HTMLDivElement>(null);
  const { issuesShown, summaryShown, send, sendAnyway, summary } = useSending({
    readIssues,
    refusal,
    onSend: () => onSend(type),
  });
  const onKeyDownCapture = useSendingByKeys(frame, send);
  const warn = useStable(onWarning);
  const section = useRef({ title: displayName, at: ["messages", type], shape: body, optional: false });
  return (
    <div ref={frame} tabIndex={-1} className="channel-message" onKeyDownCapture={onKeyDownCapture}>
      <ShowIssuesContext.Provider value={issuesShown}>
        <Fields section={section.current} {...{ port, types }} syntax="JSON" onWarning={warn} />
      </ShowIssuesContext.Provider>
      {summaryShown && issues.length > 0 && (
        <IssueSummary
          elementRef={summary}
          issues={issues}
          onSendAnyway={sendAnyway}
          onCredential={props.onCredential}
        />
      )}
      <div className="channel-message-foot">
        <Button
          icon="send"
          isDisabled={refusal !== undefined}
          label={channelText().sendMessageOf({ name: displayName })}
          onPress={send}
          onPressAgain={nothing}
        >
          {channelText().sendMessage}
        </Button>
        <SavedMessages saved={saved} type={type} displayName={displayName} />
      </div>
    </div>
  );
}
