import type { ReactElement } from "react";
import type { OAuthState } from "#engine/auth";
import { authText } from "#locales/messages/auth";
import { playgroundText } from "#locales/messages/playground";
import { Segments } from "#ui/kit";
import { lateWriters } from "../../late-writers.ts";
import type { LoginMeans } from "../oauth-login.ts";
import { LabeledChoice } from "./labeled.tsx";

type InputMethodName = OAuthState["selectedInputMethod"];

const methods: readonly InputMethodName[] = ["credentials", "token"];

/** Props of the choice of an input method. */
export interface InputMethodProps {
  readonly means: LoginMeans;
  readonly oauth: OAuthState;
  readonly onMethod: (method: InputMethodName) => void;
}

/** The choice between a login and a token from elsewhere, and the prompt; only a prompt if no login is available. */
export function InputMethod({ means, oauth, onMethod }: InputMethodProps): ReactElement {
  if (means.kind === "token") {
    return (
      <>
        <p className="auth-prompt">{authText().enterBearerToken}</p>
        {means.why !== undefined && <p className="auth-note">{lateWriters().login(means.why)}</p>}
      </>
    );
  }
  const byToken = oauth.selectedInputMethod === "token";
  return (
    <>
      <LabeledChoice label={authText().inputMethod}>
        {(named) => (
          <Segments
            {...named}
            options={[{ label: playgroundText().credentials }, { label: authText().bearerTokenMethod }]}
            selected={methods.indexOf(oauth.selectedInputMethod)}
            onSelect={(position) => onMethod(methods[position] ?? "credentials")}
          />
        )}
      </LabeledChoice>
      {(byToken || !oauth.isLoggedIn) && (
        <p className="auth-prompt">{byToken ? authText().enterBearerToken : authText().enterCredentials}</p>
      )}
    </>
  );
}
