import type { ReactElement, ReactNode } from "react";
import { printJson } from "#engine/json";
import type { Channel, ChannelMessage, ProtocolBinding } from "#engine/model";
import { uriComponent } from "#engine/uri";
import { fillNodes, joinNodes } from "#ui/text";
import { messageRelations, type RelatedMessage } from "../../facts/index.ts";
import { AvailabilityMark } from "../../marks/index.ts";
import { type Guide, ShapeBody } from "../../shapes/index.ts";

interface MessageEntryProps {
  readonly channel: Channel;
  readonly message: ChannelMessage;
  /** The ids of the sections of both sides. */
  readonly sections: { readonly [O in ChannelMessage["origin"]]: string };
  readonly guide: Guide;
  /** Draws an example of a message, beside its documentation. */
  readonly sampleOf: ((message: ChannelMessage) => ReactNode) | undefined;
}

/** A message: its text, the messages that it is related to, its content, and what its protocol adds. */
export function MessageEntry({ channel, message, sections, guide, sampleOf }: MessageEntryProps): ReactElement {
  const { type, displayName, body, description, availability, headers = [], bindings = [], origin } = message;
  const at = `${sections[origin]}.${uriComponent(type)}`;
  const other = sections[origin === "client" ? "server" : "client"];
  const { texts } = guide;
  const relations = messageRelations(channel, message);
  const named = (phrase: "replies" | "replyTo", all: readonly RelatedMessage[]) =>
    all.length === 0 ? null : (
      <p>
        {fillNodes(texts.text(phrase), {
          names: joinNodes(
            all.map((one) =>
              one.type === undefined ? (
                one.name
              ) : (
                <a key={one.type} href={`#${other}.${uriComponent(one.type)}`}>
                  {one.name}
                </a>
              ),
            ),
            "disjunction",
            texts.language,
          ),
        })}
      </p>
    );
  const located = (phrase: "correlationId" | "replyAddress", place: ChannelMessage["correlationId"]) =>
    place === undefined ? null : (
      <div>
        <p>{fillNodes(texts.text(phrase), { location: <code>{place.location}</code> })}</p>
        {place.description === undefined ? null : guide.prose(place.description)}
      </div>
    );
  return (
    <div className="answer message">
      <div className="message-text">
        <h3 id={at}>
          {displayName ?? type}
          <AvailabilityMark availability={availability} />
        </h3>
        {description === undefined ? null : guide.prose(description)}
        {named("replies", relations.replies)}
        {named("replyTo", relations.repliesTo)}
        {located("replyAddress", message.replyAddress)}
        {located("correlationId", message.correlationId)}
        <ShapeBody shape={body} guide={guide} at={at} bodies={channel.messages.length} />
        {headers.length === 0 ? null : (
          <>
            <p className="small-head">{texts.text("messageHeaders")}</p>
            <ShapeBody
              shape={{ kind: "object", properties: headers }}
              guide={guide}
              at={`${at}.headers`}
              named={false}
              bodies={channel.messages.length}
            />
          </>
        )}
        <Bindings bindings={bindings} guide={guide} />
      </div>
      {sampleOf && <div className="message-sample">{sampleOf(message)}</div>}
    </div>
  );
}

interface BindingsProps {
  readonly bindings: readonly ProtocolBinding[];
  readonly guide: Guide;
}

/** Data of a description for some protocols only, as JSON. */
export const Bindings = ({ bindings, guide }: BindingsProps): ReactElement => (
  <>
    {bindings.map(({ protocol, value }) => {
      const text = printJson(value, 2);
      return (
        <div key={`${protocol} ${text}`}>
          <p className="small-head">{guide.texts.text("bindingsFor", { protocol })}</p>
          <pre className="bindings">
            <code>{text}</code>
          </pre>
        </div>
      );
    })}
  </>
);
