import type { ReactElement } from "react";
import type { AuthScheme } from "#engine/model";
import { authHeader } from "../marks/index.ts";
import type { Guide } from "../shapes/index.ts";

interface AuthorizationProps {
  readonly schemes: readonly AuthScheme[];
  readonly guide: Guide;
  /** The page of the endpoint that gives OAuth tokens. */
  readonly endpointHref: (endpointId: string) => string | undefined;
}

/** The schemes of an API, with the headers that carry the credentials. */
export function Authorization({ schemes, guide, endpointHref }: AuthorizationProps): ReactElement {
  return (
    <ul className="schemes">
      {schemes.map((scheme) => {
        const { title, name, value } = authHeader(scheme);
        const tokenHref = scheme.kind === "oAuth" ? endpointHref(scheme.endpointId) : undefined;
        return (
          <li key={`${scheme.kind} ${name}`}>
            <p className="scheme-title">{title}</p>
            <p>
              <code className="header-line">
                {name}: {value}
              </code>
            </p>
            {scheme.description === undefined ? null : guide.prose(scheme.description)}
            {tokenHref === undefined ? null : (
              <p>
                The token comes from <a href={tokenHref}>this endpoint</a>.
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
