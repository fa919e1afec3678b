import type { ReactElement } from "react";
import type { AuthScheme, Endpoint, OAuthFlows } from "#engine/model";
import { credentialParameters } from "#engine/request";
import type { Property } from "#engine/shape";
import { uriComponent } from "#engine/uri";
import { fillNodes, joinNodes, type Texts } from "#ui/text";
import { flowFacts, scopesOf } from "../facts/index.ts";
import { LongList, listPart } from "../lists/index.ts";
import { authHeader, authLine } from "../marks/index.ts";
import type { Guide } from "../shapes/index.ts";

interface SchemesProps {
  /** The schemes of the API by their names. */
  readonly auths: { readonly [name: string]: AuthScheme };
  readonly guide: Guide;
  /** The start of the ids of lists in it. */
  readonly id: string;
  /** The page of the endpoint that gives OAuth tokens. */
  readonly endpointHref: (endpointId: string) => string | undefined;
}

interface AuthorizationProps extends SchemesProps {
  readonly target: Pick<Endpoint, "auth" | "security" | "scopes" | "queryParameters" | "requestHeaders">;
  /** Headers that all calls of the API can have. */
  readonly globalHeaders?: readonly Property[];
  /** The text if no credentials are needed. */
  readonly none: string;
}

/** The credentials that a call requires: which schemes, alone or together, and with which scopes. */
export function Authorization({ target, globalHeaders, none, ...props }: AuthorizationProps): ReactElement {
  const { auths } = props;
  const isKnown = (name: string): boolean => Object.hasOwn(auths, name);
  const sets = distinct((target.security ?? target.auth.map((name) => [name])).filter((set) => set.every(isKnown)));
  const names = [...new Set(sets.flat())];
  if (names.length === 0) {
    const { text, language } = props.guide.texts;
    const known = new Set(credentialParameters(target, globalHeaders).map(({ key }) => key));
    if (known.size === 0) return <p className="none">{none}</p>;
    const keys = joinNodes(
      [...known].map((key) => <code key={key}>{key}</code>),
      "disjunction",
      language,
    );
    return <p>{fillNodes(text("credentialsCanBeSent"), { names: keys })}</p>;
  }
  return (
    <>
      {(sets.length > 1 || names.length > 1) && <Ways sets={sets} texts={props.guide.texts} />}
      <Schemes {...props} names={names} scopes={target.scopes ?? {}} />
    </>
  );
}

/** Returns the sets that differ in their schemes; a description repeats a set for each scope that is enough. */
const distinct = (sets: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  ...new Map(sets.map((set) => [[...set].sort().join(" "), set] as const)).values(),
];

interface WaysProps {
  readonly sets: readonly (readonly string[])[];
  readonly texts: Texts;
}

/** A sentence about the schemes that are alternatives and those that are required together. */
function Ways({ sets, texts: { text, language } }: WaysProps): ReactElement {
  const ways = sets.filter((set) => set.length > 0);
  const [only, ...others] = ways;
  const isOptional = sets.some((set) => set.length === 0);
  const isOne = only !== undefined && others.length === 0;
  const phrase = !isOne ? "sendOneOfThese" : only.length > 1 ? "sendAllOfThese" : "youCanSendSchemes";
  const drawn = ways.map((set) => {
    const names = joinNodes(
      set.map((name) => <code key={name}>{name}</code>),
      "conjunction",
      language,
    );
    return isOne || set.length === 1 ? names : fillNodes(text("together"), { schemes: names });
  });
  return (
    <p>
      {isOptional ? `${text("credentialsAreOptional")} ` : null}
      {fillNodes(text(phrase), { schemes: joinNodes(drawn, "disjunction", language) })}
    </p>
  );
}

/** All schemes of an API, with the scopes of their flows. */
export const AllSchemes = (props: SchemesProps): ReactElement => (
  <Schemes {...props} names={Object.keys(props.auths)} scopes={undefined} />
);

interface NamedSchemesProps extends SchemesProps {
  readonly names: readonly string[];
  /** The required scopes by the names of the schemes; undefined for all scopes. */
  readonly scopes: Endpoint["scopes"];
}

function Schemes({ auths, names, scopes, guide, id, endpointHref }: NamedSchemesProps): ReactElement {
  const { text } = guide.texts;
  return (
    <ul className="schemes">
      {names.map((name) => {
        const scheme = auths[name];
        if (scheme === undefined) return null;
        const header = authHeader(scheme, guide.texts);
        const tokenHref = scheme.kind === "oAuth" ? endpointHref(scheme.endpointId) : undefined;
        const required = scopes === undefined || !Object.hasOwn(scopes, name) ? undefined : scopes[name];
        return (
          <li key={name}>
            <p className="scheme-title">
              {header?.title ?? text("clientCertificateMutualTls")} <code className="scheme-name">{name}</code>
            </p>
            {header === undefined ? (
              <p>
                {fillNodes(text("theConnectionCarriesThe"), {
                  command: <code>curl --cert client.pem --key client.key</code>,
                })}
              </p>
            ) : (
              <p>
                <code className="header-line">{authLine(header)}</code>
              </p>
            )}
            {scheme.description === undefined ? null : guide.prose(scheme.description)}
            {tokenHref === undefined ? null : (
              <p>
                {fillNodes(text("theTokenComesFrom"), {
                  endpoint: <a href={tokenHref}>{text("thisEndpoint")}</a>,
                })}
              </p>
            )}
            {scheme.kind === "oauthFlows" ? (
              <Login
                {...scheme}
                {...{ required, guide }}
                isCall={scopes !== undefined}
                id={`${id}.${uriComponent(name)}`}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface LoginProps {
  readonly flows: OAuthFlows;
  readonly openIdConnectUrl?: string;
  /** The scopes that a call requires. */
  readonly required: readonly string[] | undefined;
  /** True on the page of a call, which lists the scopes that it requires, not all scopes. */
  readonly isCall: boolean;
  /** The id of its list of scopes. */
  readonly id: string;
  readonly guide: Guide;
}

/** Where tokens come from: the flows of a login with their addresses, and the scopes. */
function Login({ flows, openIdConnectUrl, required = [], isCall, id, guide }: LoginProps): ReactElement {
  const { text } = guide.texts;
  const described = scopesOf(flows);
  const scopes = isCall ? required : Object.keys(described);
  return (
    <>
      {flowFacts({ flows, openIdConnectUrl }).map(({ kind, title, urls }) => (
        <div key={kind}>
          {title === undefined ? null : <p className="flow-title">{text(title)}</p>}
          {kind === "password" ? <p>{text("yourApplicationSendsYour")}</p> : null}
          <dl className="base-urls">
            {urls.map(({ title, url }) => (
              <div key={title}>
                <dt>{text(title)}</dt>
                <dd>
                  <code>{url}</code>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {scopes.length === 0 ? null : (
        <>
          <p className="flow-title">{text(isCall ? "requiredScopes" : "scopes")}</p>
          <Scopes scopes={scopes} described={described} {...{ id, guide }} />
        </>
      )}
    </>
  );
}

interface ScopesProps {
  readonly scopes: readonly string[];
  /** The descriptions of scopes. */
  readonly described: { readonly [scope: string]: string };
  readonly id: string;
  readonly guide: Guide;
}

function Scopes({ scopes, described, id, guide }: ScopesProps): ReactElement {
  const aboutOf = (scope: string): string => (Object.hasOwn(described, scope) && described[scope]) || "";
  const part = listPart(scopes, id, { textOf: (scope) => `${scope} ${aboutOf(scope)}` }, guide.view);
  return (
    <LongList id={id} part={part} rows="scopesCount">
      <dl className="base-urls">
        {part.shown.map((scope) => (
          <div key={scope}>
            <dt>
              <code>{scope}</code>
            </dt>
            <dd>{["", scope].includes(aboutOf(scope)) ? null : guide.prose(aboutOf(scope))}</dd>
          </div>
        ))}
      </dl>
    </LongList>
  );
}
