import type { ReactElement } from "react";
import { MethodBadge } from "#ui/reference";
import { siteTexts } from "#ui/text";
import { CheckTime } from "./check-time.tsx";
import type { Contradiction, EndpointLink } from "./checked-api.ts";

/** Where and when times are read. */
export interface TimePlace {
  readonly language: string;
  readonly now: number | undefined;
}

interface ContradictionsProps extends TimePlace {
  readonly items: readonly Contradiction[];
  /** Returns the id of an item, for links to it. */
  readonly idOf?: (item: Contradiction) => string;
}

/** The promises that live answers break, each with its endpoint, since when, and the file that shows it. */
export function Contradictions({ items, idOf, language, now }: ContradictionsProps): ReactElement {
  const text = siteTexts().text;
  const row = (name: string, at: string): ReactElement => (
    <div>
      <dt>{name}</dt>
      <dd>
        <CheckTime {...{ at, language, now }} />
      </dd>
    </div>
  );
  return (
    <ul className="live-checks-list">
      {items.map((item) => (
        <li key={`${item.endpoint.href} ${item.check} ${item.cause}`} id={idOf?.(item)}>
          <p>
            <EndpointAnchor endpoint={item.endpoint} /> <code>{item.check}</code>
          </p>
          <dl>
            <div>
              <dt>{text("expected")}</dt>
              {/* The command describes checks in English only. */}
              <dd lang={language === "en" ? undefined : "en"} dir={language === "en" ? undefined : "ltr"}>
                {item.promise}
              </dd>
            </div>
            {item.difference === undefined ? null : (
              <div>
                <dt>{text("difference")}</dt>
                <dd dir="ltr">
                  <code>{item.difference}</code>
                </dd>
              </div>
            )}
            {row(text("since"), item.firstSeen)}
            {item.gone === undefined ? row(text("lastSeen"), item.lastSeen) : row(text("until"), item.gone)}
            {item.file === undefined ? null : (
              <div>
                <dt>{text("savedFailure")}</dt>
                <dd>
                  <code>{item.file}</code>
                </dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** The method and the path of an endpoint, as a link to its page. */
export const EndpointAnchor = ({ endpoint }: { readonly endpoint: EndpointLink }): ReactElement => (
  <a className="live-checks-endpoint" href={endpoint.href} dir="ltr">
    <MethodBadge method={endpoint.method} /> <code>{endpoint.path}</code>
  </a>
);
