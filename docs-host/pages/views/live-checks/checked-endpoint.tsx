import type { ReactElement } from "react";
import { MethodBadge } from "#ui/reference";
import { siteTexts, type TextKey } from "#ui/text";
import { CheckTime } from "./check-time.tsx";
import { type CheckedEndpoint, type CheckedPart, type Contradiction, checkedKinds } from "./checked-api.ts";
import { EndpointAnchor, type TimePlace } from "./contradictions.tsx";
import { StateMark } from "./state-mark.tsx";

const kindWords: { readonly [K in CheckedPart["kind"]]: TextKey } = {
  parameter: "parameters",
  status: "statuses",
  "enum value": "enumValues",
  variant: "variants",
  "error shape": "errorShapes",
  "optional property": "optionalProperties",
};

interface CheckedEndpointRowProps extends TimePlace {
  readonly endpoint: CheckedEndpoint;
  /** Its contradictions, with the ids of their elements. */
  readonly contradictions: readonly (Pick<Contradiction, "check" | "difference"> & { readonly id: string })[];
  readonly partsHeading: "h3" | "h4";
}

/** An endpoint with its state, and with what live answers have shown of its parts once it is opened. */
export function CheckedEndpointRow(props: CheckedEndpointRowProps): ReactElement {
  const { endpoint, contradictions, partsHeading, language, now } = props;
  const text = siteTexts().text;
  const { parts, lastSeen } = endpoint;
  const seen = parts.filter((part) => part.lastSeen !== undefined);
  const state = contradictions.length > 0 ? "bad" : lastSeen === undefined ? "open" : "good";
  const words = { bad: "contradicted", open: "neverConfirmed", good: "confirmed" } as const;
  return (
    <details className="live-checks-row">
      <summary>
        <span className="live-checks-endpoint" dir="ltr">
          <MethodBadge method={endpoint.method} /> <code>{endpoint.path}</code>
        </span>
        <StateMark state={state}>{text(words[state])}</StateMark>
        {parts.length === 0 ? null : (
          <span className="live-checks-share">
            {text("partsConfirmed", {
              seen: seen.length.toLocaleString(language),
              total: parts.length.toLocaleString(language),
            })}
          </span>
        )}
      </summary>
      <dl>
        <div>
          <dt>{text("apiReference")}</dt>
          <dd>
            <EndpointAnchor endpoint={endpoint} />
          </dd>
        </div>
        {lastSeen === undefined ? null : (
          <div>
            <dt>{text("lastSeen")}</dt>
            <dd>
              <CheckTime {...{ at: lastSeen, language, now }} />
            </dd>
          </div>
        )}
        {contradictions.length === 0 ? null : (
          <div>
            <dt>{text("contradicted")}</dt>
            <dd>
              <ul>
                {contradictions.map(({ id, check, difference }) => (
                  <li key={id}>
                    <a href={`#${id}`} dir="ltr">
                      <code>{check}</code>
                      {difference === undefined ? null : (
                        <>
                          : <code>{difference}</code>
                        </>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <Parts
        heading={partsHeading}
        title={text("neverSeenInA")}
        parts={parts.filter((part) => part.lastSeen === undefined)}
      />
      <Parts heading={partsHeading} title={text("seenInLiveAnswers")} parts={seen} />
    </details>
  );
}

/** Names of one kind that an endpoint lists. Own choice: a large body has thousands of parts. */
const maxNamed = 100;

interface PartsProps {
  readonly heading: "h3" | "h4";
  readonly title: string;
  readonly parts: readonly CheckedPart[];
}

/** The names of some parts by their kind. */
function Parts({ heading: Heading, title, parts }: PartsProps): ReactElement | null {
  const { text } = siteTexts();
  if (parts.length === 0) return null;
  return (
    <section>
      <Heading>{title}</Heading>
      <dl>
        {checkedKinds.map((kind) => {
          const ofKind = parts.filter((part) => part.kind === kind);
          if (ofKind.length === 0) return null;
          const more = ofKind.length - maxNamed;
          return (
            <div key={kind}>
              <dt>{text(kindWords[kind])}</dt>
              <dd>
                <ul dir="ltr">
                  {ofKind.slice(0, maxNamed).map(({ name }) => (
                    <li key={name}>
                      <code>{name}</code>
                    </li>
                  ))}
                  {more > 0 ? <li dir="auto">{text("morePartsCount", { count: more })}</li> : null}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
