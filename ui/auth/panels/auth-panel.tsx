import "./panel.css";
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { AuthState, OwnedScheme } from "#engine/auth";
import { authText } from "#locales/messages/auth";
import { treeOf } from "#ui/kit";
import { Prose, useProse } from "#ui/prose";
import type { AuthCardProps } from "../auth-card.tsx";
import { CredentialForm, isLoginScheme } from "./credential-form.tsx";
import { LoginPanel } from "./login-panel.tsx";
import { SchemeSetChoice } from "./scheme-set-choice.tsx";
import { SiteLoginRow } from "./site-login.tsx";

/** The content of the authorization card: a choice if there are several methods, and the inputs of the selected one. */
export function AuthPanel({ auth, onAuth, wanted, onShown, ...tools }: AuthCardProps): ReactElement {
  const { sets, set, state, issues, authenticated, resettable, login } = auth;
  const [isManual, setManual] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  // After the choice to enter a token, the reader types at once.
  useEffect(() => {
    if (isManual) fields.current?.querySelector<HTMLElement>("input")?.focus();
  }, [isManual]);
  // The press that opened the card leads to its first input.
  useEffect(() => {
    const panel = fields.current;
    const focused = panel && treeOf(panel).activeElement;
    if (focused?.getAttribute("aria-controls") !== panel?.parentElement?.id) return;
    panel?.querySelector<HTMLElement>("input:not([type=checkbox])")?.focus();
  }, []);
  useEffect(() => {
    if (wanted === undefined) return;
    if (fields.current !== null) treeOf(fields.current).getElementById(wanted)?.focus();
    onShown?.();
  }, [wanted, onShown]);
  // The login to the site fills in these kinds only (docs/behavior.md#site-login).
  const siteLogin = set.schemes.some(({ kind }) => kind !== "header") ? auth.siteLogin : undefined;
  const isLoggedIn = siteLogin?.authenticated === true;
  const offering = siteLogin !== undefined && !isLoggedIn && !isManual && !authenticated;
  const onState = (next: AuthState): void => onAuth({ type: "change", state: next });
  const onKeep = (): void => onAuth({ type: "memoryOnly", on: false });
  const loginScheme = set.schemes.find(isLoginScheme);
  const schemes = login ? set.schemes.filter((scheme) => !isLoginScheme(scheme)) : set.schemes;
  const isLoginOnly = set.schemes.every(isLoginScheme);

  return (
    <div className="auth-panel" ref={fields}>
      {sets.length > 1 && <SchemeSetChoice {...{ auth, onAuth }} />}
      {set.schemes.length === 0 && <p className="auth-note">{authText().calledWithout}</p>}
      <SchemeNotes schemes={set.schemes} />
      {siteLogin && (
        <SiteLoginRow
          login={siteLogin}
          {...{ offering, onKeep }}
          isFilledIn={authenticated}
          onlyInMemory={auth.onlyInMemory}
          onManual={() => setManual(true)}
          onClose={() => onAuth({ type: "close" })}
          onReset={resettable && isLoginOnly ? () => onAuth({ type: "reset" }) : undefined}
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
      {!offering && (!login || schemes.length > 0) && (
        <CredentialForm {...{ auth, onAuth, onState, schemes, isLoggedIn }} />
      )}
    </div>
  );
}

/** The descriptions of the schemes of a method by their names, and that they are needed together. */
function SchemeNotes({ schemes }: { readonly schemes: readonly OwnedScheme[] }): ReactElement {
  const prose = useProse();
  return (
    <>
      {schemes.length > 1 && <p className="auth-note">{authText().allNeeded}</p>}
      {schemes.map(({ id, kind, description }) =>
        description === undefined ? null : (
          <div className="auth-note prose" key={id ?? kind}>
            {id !== undefined && <code>{id}</code>} <Prose text={prose(description)} newTab />
          </div>
        ),
      )}
    </>
  );
}
