import { type ReactElement, useId } from "react";
import type { OAuthState } from "#engine/auth";
import { Segments } from "#ui/kit";
import { words } from "../words.ts";
import { Labelled, LabelledChoice } from "./labelled.tsx";
import type { OAuthWay } from "./oauth-dialogue.ts";

/** What the inputs of a login by flows need. */
export interface FlowFieldsProps {
  readonly oauth: OAuthState;
  readonly onOAuth: (oauth: OAuthState) => void;
  readonly ways: readonly OAuthWay[];
  readonly way: OAuthWay["kind"] | undefined;
  readonly onWay: (way: OAuthWay["kind"]) => void;
  readonly redirectUri: string;
}

const names: { readonly [K in OAuthWay["kind"]]: string } = {
  authorizationCode: words.authorizationCode,
  clientCredentials: words.clientCredentials,
};

/** The client, its secret and the scopes to ask for. */
export function FlowFields({ oauth, onOAuth, ways, way, onWay, redirectUri }: FlowFieldsProps): ReactElement {
  const id = useId();
  const position = Math.max(
    ways.findIndex(({ kind }) => kind === way),
    0,
  );
  const chosen = ways[position];
  const scopes = Object.entries(chosen?.flow.scopes ?? {});
  const toggle = (scope: string, on: boolean): void => {
    const others = oauth.scopes.filter((one) => one !== scope);
    onOAuth({ ...oauth, scopes: on ? [...others, scope] : others });
  };
  return (
    <>
      {ways.length > 1 && (
        <LabelledChoice label={words.grant}>
          {(named) => (
            <Segments
              {...named}
              options={ways.map(({ kind }) => ({ label: names[kind] }))}
              selected={position}
              onSelect={(next) => {
                const taken = ways[next];
                if (taken) onWay(taken.kind);
              }}
            />
          )}
        </LabelledChoice>
      )}
      <Labelled
        label={words.clientId}
        text={oauth.clientId}
        onText={(clientId) => onOAuth({ ...oauth, clientId })}
        secret={false}
      />
      <Labelled
        label={words.clientSecret}
        note={
          chosen?.kind === "authorizationCode" ? words.secretIfGiven : words.sentToTokenUrl(chosen?.flow.tokenUrl ?? "")
        }
        text={oauth.clientSecret}
        onText={(clientSecret) => onOAuth({ ...oauth, clientSecret })}
      />
      {scopes.length > 0 && (
        <fieldset className="auth-scopes">
          <legend className="auth-label">{words.scopes}</legend>
          {scopes.map(([scope, about]) => (
            <label key={scope} className="auth-scope">
              <input
                type="checkbox"
                checked={oauth.scopes.includes(scope)}
                onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
              />
              <code>{scope}</code>
              {about !== "" && <span className="auth-note">{about}</span>}
            </label>
          ))}
        </fieldset>
      )}
      {chosen?.kind === "authorizationCode" && (
        <p id={id} className="auth-note">
          {words.redirectTo} <code>{redirectUri}</code>
        </p>
      )}
    </>
  );
}
