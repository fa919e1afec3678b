import { memo, type ReactElement, useMemo } from "react";
import { handshakeSections } from "#engine/form";
import type { Types } from "#engine/shape";
import { channelText } from "#locales/messages/channel";
import type { FormPort } from "#ui/form";
import { SectionForm, type Shell } from "#ui/shell";
import { isOfMessage } from "./issues-of.ts";
import { MessageForm } from "./message-form.tsx";
import type { ChannelProps } from "./props.ts";

const Section = memo(SectionForm);

/** Props of the sections. */
export interface ChannelSectionsProps extends Pick<ChannelProps, "form" | "refusal" | "saved" | "onSend"> {
  readonly shell: Shell;
  readonly port: FormPort;
  readonly types: Types;
  readonly isClosed: boolean;
}

/** The forms of a channel: its handshake, and each type of message that the client sends. */
export function ChannelSections(props: ChannelSectionsProps): ReactElement {
  const { form, refusal, saved, onSend, shell, port, types, isClosed } = props;
  const { issues, blocking, readIssues, readBlocking, credentials, onWarning } = shell;
  const sections = useMemo(() => handshakeSections(form.channel), [form]);
  const messages = useMemo(() => form.channel.messages.filter(({ origin }) => origin === "client"), [form]);
  return (
    <>
      {sections.map((section) => (
        <Section key={section.title} {...{ section, types, port, onWarning }} isText={false} />
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
