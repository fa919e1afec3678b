import type { ReactElement, ReactNode } from "react";
import { type ApiModel, channelBadge, pathText } from "#engine/model";
import type { Availability } from "#engine/shape";
import { type CountKey, siteTexts, type TextKey } from "#ui/text";
import { type ListView, LongList, listPart } from "../lists/index.ts";
import { AvailabilityMark, EndpointPath, KindBadge } from "../marks/index.ts";
import { Section } from "./section.tsx";
import { webhookTitle } from "./title.ts";

/** An entry of a list of calls. */
export interface CallEntry {
  readonly id: string;
  readonly title: string;
  readonly href: string | undefined;
  readonly badge: ReactNode;
  readonly address: ReactNode;
  readonly availability: Availability | undefined;
}

type Href = (id: string) => string | undefined;

/** The channels of an API as entries. */
export const channelsOf = ({ channels = [] }: ApiModel, href: Href): readonly CallEntry[] =>
  channels.map((channel) => {
    const title = channel.displayName ?? channel.id;
    return {
      id: channel.id,
      title,
      href: href(channel.id),
      badge: <KindBadge kind="channel" badge={channelBadge(channel)} />,
      address: pathText(channel.path) === title ? null : <EndpointPath path={channel.path} />,
      availability: channel.availability,
    };
  });

/** The webhooks and callbacks of an API as entries. */
export const webhooksOf = ({ webhooks = [] }: ApiModel, href: Href): readonly CallEntry[] =>
  webhooks.map((webhook) => ({
    id: webhook.id,
    title: webhookTitle(webhook),
    href: href(webhook.id),
    badge: <KindBadge kind="webhook" />,
    address: null,
    availability: webhook.availability,
  }));

interface CallListProps {
  readonly id: string;
  readonly title: TextKey;
  /** The text that counts its entries. */
  readonly rows: CountKey;
  readonly entries: readonly CallEntry[];
  readonly view: ListView | undefined;
}

/** A section of calls as lines that link to their pages; null if there are none. */
export function CallList({ id, title, rows, entries, view }: CallListProps): ReactElement | null {
  const { text } = siteTexts();
  if (entries.length === 0) return null;
  const part = listPart(entries, id, { textOf: (entry) => entry.title }, view);
  return (
    <Section id={id} title={text(title)}>
      <LongList id={id} part={part} rows={rows}>
        <ul className="endpoints">
          {part.shown.map((entry) => (
            <li key={entry.id}>
              <a href={entry.href}>
                {entry.badge}
                <span className="endpoint-title">{entry.title}</span>
                {entry.address}
              </a>
              <AvailabilityMark availability={entry.availability} />
            </li>
          ))}
        </ul>
      </LongList>
    </Section>
  );
}
