import "./panel.css";
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { isAuthenticated } from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import { Button, Dropdown, Segments } from "#ui/kit";
import type { AuthCardProps } from "../auth-card.tsx";
import { AuthFields } from "./auth-fields.tsx";
import { LabelledChoice } from "./labelled.tsx";
import { LoginPanel } from "./login-panel.tsx";
import { setLabel } from "./scheme-label.ts";
import { SiteLoginRow } from "./site-login.tsx";
import { authWords } from "./words.ts";

const prompts: { readonly [K in AuthScheme["kind"]]: string } = {
  bearerAuth: authWords.enterBearerToken,
  basicAuth: authWords.enterUsernameAndPassword,
  header: authWords.enterCredentials,
  oAuth: authWords.enterCredentials,
  oauthFlows: authWords.enterCredentials,
};

/** The content of the authorization card: a choice if there are several methods, and the inputs of the selected one. */
export function AuthPanel({ auth, onAuth, wanted, onShown, ...tools }: AuthCardProps): ReactElement {
  const { sets, set, state, issues, authenticated, resettable, login } = auth;
  const [isManual, setManual] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  // Who chose to type finds the field at once.
  useEffect(() => {
    if (isManual) fields.current?.querySelector<HTMLElement>("input")?.focus();
  }, [isManual]);
  useEffect(() => {
    if (wanted === undefined) return;
    fields.current?.ownerDocument.getElementById(wanted)?.focus();
    onShown?.();
  }, [wanted, onShown]);
  // The login to the site fills in these kinds only (docs/behavior.md#site-login).
  const siteLogin = set.schemes.some(({ kind }) => kind !== "header") ? auth.siteLogin : undefined;
  const offering = siteLogin !== undefined && !siteLogin.authenticated && !isManual && !authenticated;
  const onState = (next: typeof state): void => onAuth({ type: "change", state: next });
  const onKeep = (): void => onAuth({ type: "memoryOnly", on: false });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (authenticated) onAuth({ type: "login" });
  };
  const isLogin = (scheme: AuthScheme): boolean => scheme.kind === "oAuth" || scheme.kind === "oauthFlows";
  const typed = set.schemes.filter((scheme) => !isLogin(scheme));
  const loginScheme = set.schemes.find(isLogin);
  const chosen = sets.findIndex(({ key }) => key === set.key);
  const choice = {
    options: sets.map((one) => ({ label: setLabel(one) })),
    selected: chosen === -1 ? undefined : chosen,
    onSelect: (position: number) => {
      const next = sets[position];
      if (next) onAuth({ type: "choose", key: next.key });
    },
  };
  const [only] = set.schemes;
  const prompt = set.schemes.length === 1 && only ? prompts[only.kind] : authWords.enterCredentials;

  return (
    <div className="auth-panel" ref={fields}>
      {sets.length > 1 && (
        <LabelledChoice label={authWords.authenticateBy}>
          {(named) =>
            // Names of schemes can be long, so at most three of them are side by side.
            sets.length < 4 ? <Segments {...named} {...choice} /> : <Dropdown {...named} {...choice} />
          }
        </LabelledChoice>
      )}
      {set.schemes.length === 0 && <p className="auth-note">{authWords.calledWithout}</p>}
      {siteLogin && (
        <SiteLoginRow
          login={siteLogin}
          offering={offering}
          isFilledIn={authenticated}
          onlyInMemory={auth.onlyInMemory}
          onKeep={onKeep}
          onManual={() => setManual(true)}
          onClose={() => onAuth({ type: "close" })}
          onReset={resettable && typed.length === 0 ? () => onAuth({ type: "reset" }) : undefined}
        />
      )}
      {!offering && login && loginScheme && (
        <LoginPanel
          key={set.key}
          {...{ state, issues, onState, tools, onAuth, onKeep }}
          scheme={loginScheme}
          start={login}
        />
      )}
      {!offering && (typed.length > 0 || !login) && (
        <form className="auth-form" onSubmit={onSubmit} autoComplete="off">
          {set.schemes.length > 0 && <p className="auth-prompt">{prompt}</p>}
          {(login ? typed : set.schemes).map((scheme, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is a fixed row of schemes, of one kind perhaps
            <AuthFields key={position} {...{ scheme, state, issues, onState }} />
          ))}
          <div className="play-buttons">
            {set.schemes.length > 0 && (
              // Where the site has logged the reader in, it only closes the card.
              <Button
                variant={siteLogin?.authenticated ? "outline" : "primary"}
                type="submit"
                isDisabled={!typed.every((one) => isAuthenticated(one, state))}
              >
                {authWords.login}
              </Button>
            )}
            <Button onPress={() => onAuth({ type: "close" })}>{authWords.close}</Button>
            {resettable && <Button onPress={() => onAuth({ type: "reset" })}>{authWords.resetToken}</Button>}
          </div>
        </form>
      )}
    </div>
  );
}
