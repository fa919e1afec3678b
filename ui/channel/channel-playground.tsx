import { type ComponentProps, type KeyboardEvent, memo, type ReactElement, useMemo, useRef, useState } from "react";
import { channelShape, handshakeSections } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { type Types, typesIn } from "#engine/shape";
import { channelText } from "#locales/messages/channel";
import { FormTools, type ToolKeys } from "#ui/commands";
import type { FormPort, TypedIssue } from "#ui/form";
import { Card, PlaygroundShell, SectionForm, type Shell, useShell } from "#ui/shell";
import { ChannelBar } from "./channel-bar.tsx";
import { ConnectionNotes, DirectNote, UnsentHeaders } from "./connection-notes.tsx";
import { ChannelLogView, useDrawn } from "./log/index.ts";
import { MessageForm } from "./message-form.tsx";
import type { ChannelProps, LogSource } from "./props.ts";

/** Selects the issues of one type of message. */
const isOfMessage =
  (type: string) =>
  ({ path }: Issue | TypedIssue): boolean =>
    path[0] === "messages" && path[1] === type;

/** Selects the issues of the handshake. */
const isOfHandshake = ({ path }: Issue | TypedIssue): boolean => path[0] !== "messages";

interface MessagesProps extends Omit<ComponentProps<typeof ChannelLogView>, "log"> {
  readonly source: LogSource;
}

/** The log is a separate component: a flood of messages must not render the forms again. */
function Messages({ source, ...rest }: MessagesProps): ReactElement {
  return <ChannelLogView {...rest} log={useDrawn(source)} />;
}

function MessagesSoFar({ source }: Pick<MessagesProps, "source">): ReactElement {
  return <>{channelText().messagesSoFar({ count: useDrawn(source).entries.count })}</>;
}

/**
 * The playground of one channel (docs/behavior.md#websocket-playground): forms on the left, the message log on the
 * right.
 */
export function ChannelPlayground(props: ChannelProps): ReactElement {
  const { form, connection, log } = props;
  const [tab, setTab] = useState("forms");
  const isClosed = connection.kind === "closed" || connection.kind === "waiting";
  const isAgain = useRef(false);
  const shell = useShell(props, {
    isBlocking: isOfHandshake,
    onSend: ({ anyway }) => props.onPress(!anyway && isAgain.current),
  });
  const { main, sending } = shell;
  const keys = useRef<ToolKeys>(undefined);
  const press = (again: boolean): void => {
    isAgain.current = again;
    if (!isClosed) props.onPress(again);
    else if (!sending.send()) setTab("forms");
  };
  const types = useMemo(() => typesIn(form), [form]);
  const shape = useMemo(() => channelShape(form.channel), [form]);
  return (
    <PlaygroundShell
      {...{ props, shell, tab }}
      onTab={setTab}
      onKey={(event: KeyboardEvent) => void keys.current?.(event)}
      names={{
        label: channelText().formsAndMessages,
        border: channelText().resizeChannel,
        tabs: [
          { id: "forms", title: channelText().channelForms },
          { id: "messages", title: <MessagesSoFar source={log} /> },
        ],
      }}
      bar={<ChannelBar {...props} main={main} onPress={press} />}
      notes={<ConnectionNotes {...props} />}
      contents={{
        ...{ shape, types, call: form.channel },
        examples: form.channel.examples,
        tools: (
          <FormTools
            {...{ props, shell, keys }}
            examples={form.channel.examples}
            commands={[
              {
                id: "connect",
                label: isClosed ? channelText().connect : channelText().disconnect,
                run: () => press(false),
              },
            ]}
          />
        ),
        notices: {
          children: (
            <>
              <DirectNote {...props} />
              <UnsentHeaders {...props} />
            </>
          ),
        },
        onSendAnyway: () => void sending.sendAnyway(),
        sections: (port) => <ChannelSections {...props} {...{ shell, port, types, isClosed }} />,
      }}
      beside={
        <Card title={channelText().messages}>
          <Messages
            source={log}
            isLive={connection.kind === "opened"}
            onClear={props.onClearLog}
            open={props.openBody}
            copy={props.copy}
            check={props.check}
          />
        </Card>
      }
    />
  );
}

const Section = memo(SectionForm);

/** Props of the sections. */
interface ChannelSectionsProps extends Pick<ChannelProps, "form" | "refusal" | "saved" | "onSend"> {
  readonly shell: Shell;
  readonly port: FormPort;
  readonly types: Types;
  readonly isClosed: boolean;
}

/** The forms of a channel: its handshake, and each type of message that the client sends. */
function ChannelSections(props: ChannelSectionsProps): ReactElement {
  const { form, refusal, saved, onSend, shell, port, types, isClosed } = props;
  const { issues, blocking, readIssues, readBlocking, credentials, onWarning } = shell;
  const sections = useMemo(() => handshakeSections(form.channel), [form]);
  const messages = useMemo(() => form.channel.messages.filter(({ origin }) => origin === "client"), [form]);
  return (
    <>
      {sections.map((section) => (
        <Section key={section.title} {...{ section, types, port, onWarning }} />
      ))}
      {messages.map((message) => (
        <MessageForm
          key={message.type}
          {...{ message, types, port, saved, onWarning }}
          refusal={isClosed ? refusal : undefined}
          // Sending connects first, so that the handshake has to be right too.
          issues={[...(isClosed ? blocking : []), ...issues.filter(isOfMessage(message.type))]}
          readIssues={() => [...(isClosed ? readBlocking() : []), ...readIssues().filter(isOfMessage(message.type))]}
          onSend={(type) => shell.countQuestion(onSend(type))}
          onCredential={credentials.showInput}
        />
      ))}
      {messages.length === 0 && <p className="play-quiet">{channelText().noMessagesToSend}</p>}
    </>
  );
}
