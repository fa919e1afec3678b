import { type ReactElement, useId } from "react";
import type { OAuthState } from "#engine/auth";
import { calledUrlsOf } from "#engine/model";
import { authText } from "#locales/messages/auth";
import { Segments } from "#ui/kit";
import type { OAuthWay } from "../oauth-login.ts";
import { Labeled, LabeledChoice } from "./labeled.tsx";

/** Props of the inputs of a login by OAuth flows. */
export interface FlowFieldsProps {
  readonly oauth: OAuthState;
  readonly onOAuth: (oauth: OAuthState) => void;
  readonly ways: readonly OAuthWay[];
  readonly way: OAuthWay["kind"] | undefined;
  readonly onWay: (way: OAuthWay["kind"]) => void;
  readonly redirectUri: string;
  /** The scopes that the request wants its token to have. */
  readonly needed: readonly string[];
}

/** Returns the addresses that a login sends the client secret to, as one text. */
const addressesOf = (way: OAuthWay | undefined): string =>
  [...new Set(way === undefined ? [] : calledUrlsOf(way.flow))].reduce(
    (first, second) => (first === "" ? second : authText().bothUrls({ first, second })),
    "",
  );

/** The client, its secret and the scopes to ask for. */
export function FlowFields({ oauth, onOAuth, ways, way, onWay, redirectUri, needed }: FlowFieldsProps): ReactElement {
  const id = useId();
  const position = Math.max(
    ways.findIndex(({ kind }) => kind === way),
    0,
  );
  const chosen = ways[position];
  const declared = chosen?.flow.scopes ?? {};
  const undeclared = needed.filter((scope) => !Object.hasOwn(declared, scope));
  const scopes = [...Object.entries(declared), ...undeclared.map((scope) => [scope, ""] as const)];
  const missing = needed.filter((scope) => !oauth.scopes.includes(scope));
  const toggle = (scope: string, on: boolean): void => {
    const others = oauth.scopes.filter((one) => one !== scope);
    onOAuth({ ...oauth, scopes: on ? [...others, scope] : others });
  };
  return (
    <>
      {ways.length > 1 && (
        <LabeledChoice label={authText().grant}>
          {(named) => (
            <Segments
              {...named}
              options={ways.map(({ kind }) => ({ label: authText()[kind] }))}
              selected={position}
              onSelect={(next) => {
                const taken = ways[next];
                if (taken) onWay(taken.kind);
              }}
            />
          )}
        </LabeledChoice>
      )}
      <Labeled
        label={authText().clientId}
        text={oauth.clientId}
        onText={(clientId) => onOAuth({ ...oauth, clientId })}
        secret={false}
      />
      <Labeled
        label={authText().clientSecret}
        note={`${chosen?.kind !== "clientCredentials" ? `${authText().secretIfGiven} ` : ""}${authText().sentToTokenUrl({ urls: addressesOf(chosen) })}`}
        text={oauth.clientSecret}
        onText={(clientSecret) => onOAuth({ ...oauth, clientSecret })}
      />
      {scopes.length > 0 && (
        <fieldset className="auth-scopes">
          <legend className="auth-label">{authText().scopes}</legend>
          {scopes.map(([scope, about]) => (
            <label key={scope} className="auth-scope">
              <input
                type="checkbox"
                checked={oauth.scopes.includes(scope)}
                onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
              />
              <code>{scope}</code>
              {needed.includes(scope) && <span className="form-required">{authText().neededHere}</span>}
              {about !== "" && <span className="auth-note">{about}</span>}
            </label>
          ))}
          {missing.length > 0 && (
            <p className="auth-note">{authText().scopesMissing({ scopes: missing.join(", ") })}</p>
          )}
        </fieldset>
      )}
      {chosen?.kind === "authorizationCode" && (
        <p id={id} className="auth-note">
          {authText().redirectTo} <code>{redirectUri}</code>
        </p>
      )}
    </>
  );
}
