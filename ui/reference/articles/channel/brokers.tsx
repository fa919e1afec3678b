import type { ReactElement } from "react";
import { type Broker, protocolBadge } from "#engine/model";
import { KindBadge } from "../../marks/index.ts";
import type { Guide } from "../../shapes/index.ts";
import { Bindings } from "./message-entry.tsx";

interface BrokersProps {
  readonly brokers: readonly Broker[];
  readonly guide: Guide;
}

/** Servers of other protocols than WebSocket, with what they require from their clients. */
export const Brokers = ({ brokers, guide }: BrokersProps): ReactElement => (
  <>
    {brokers.map(({ id, protocol, url, description, security = [], bindings = [] }) => (
      <div className="answer" key={id}>
        <h3>{id}</h3>
        <p className="answer-head">
          <KindBadge kind="channel" badge={protocolBadge(protocol)} /> <code>{url}</code>
        </p>
        {description === undefined ? null : guide.prose(description)}
        {security.length === 0 ? null : (
          <dl className="facts">
            <div>
              <dt>{guide.texts.text("authentication")}</dt>
              {security.map(({ title, description: text }) => (
                <dd key={title}>
                  {title}
                  {text === undefined ? null : guide.prose(text)}
                </dd>
              ))}
            </div>
          </dl>
        )}
        <Bindings bindings={bindings} guide={guide} />
      </div>
    ))}
  </>
);
