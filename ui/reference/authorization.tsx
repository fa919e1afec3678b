import type { ReactElement, ReactNode } from "react";
import type { AuthScheme } from "#engine/model";
import type { Guide } from "./guide.ts";

interface AuthorizationProps {
  readonly schemes: readonly AuthScheme[];
  readonly guide: Guide;
  /** The page of the endpoint that gives OAuth tokens. */
  readonly endpointHref?: (endpointId: string) => string | undefined;
}

type Drawers = {
  readonly [K in AuthScheme["kind"]]: (
    scheme: Extract<AuthScheme, { readonly kind: K }>,
    endpointHref: (endpointId: string) => string | undefined,
  ) => { readonly name: string; readonly header: string; readonly more?: ReactNode };
};

const drawers: Drawers = {
  bearerAuth: (scheme) => ({ name: "Bearer token", header: `Authorization: Bearer <${scheme.tokenName ?? "token"}>` }),
  basicAuth: (scheme) => ({
    name: "Username and password",
    header: `Authorization: Basic <base64 of ${scheme.usernameName ?? "username"}:${scheme.passwordName ?? "password"}>`,
  }),
  header: (scheme) => ({
    name: scheme.nameOverride ?? "Header",
    header: `${scheme.headerWireValue}: ${scheme.prefix === undefined ? "" : `${scheme.prefix} `}<value>`,
  }),
  oAuth: (scheme, endpointHref) => {
    const href = endpointHref(scheme.endpointId);
    return {
      name: "OAuth 2.0 client credentials",
      header: `${scheme.headerName ?? "Authorization"}: ${scheme.tokenPrefix ?? "Bearer"} <access token>`,
      more:
        href === undefined ? null : (
          <p>
            The token comes from <a href={href}>this endpoint</a>.
          </p>
        ),
    };
  },
};

/** How a caller proves who they are, with the header that carries the proof. */
export function Authorization({ schemes, guide, endpointHref = () => undefined }: AuthorizationProps): ReactElement {
  return (
    <ul className="schemes">
      {schemes.map((scheme) => {
        // The compiler can't see that the drawer chosen by `kind` takes just this scheme; the mapped type promises it.
        const draw = drawers[scheme.kind] as (
          scheme: AuthScheme,
          endpointHref: (endpointId: string) => string | undefined,
        ) => ReturnType<Drawers[AuthScheme["kind"]]>;
        const { name, header, more } = draw(scheme, endpointHref);
        return (
          <li key={header}>
            <p>
              <b>{name}</b>
            </p>
            <p>
              <code className="header-line">{header}</code>
            </p>
            {scheme.description === undefined ? null : guide.prose(scheme.description)}
            {more}
          </li>
        );
      })}
    </ul>
  );
}
