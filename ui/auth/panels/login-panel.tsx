import { type FormEvent, type ReactElement, useRef, useState, useSyncExternalStore } from "react";
import {
  type AuthState,
  blankOAuth,
  type CredentialIssue,
  isBlank,
  isNoLongerValid,
  type OAuthState,
  type OwnedScheme,
  oauthOf,
  wayOf,
} from "#engine/auth";
import { itemAt } from "#engine/item-at";
import { authText } from "#locales/messages/auth";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { Banner, Button, Segments, Skeleton, useFocusAfter } from "#ui/kit";
import { useLoad } from "#ui/load";
import type { AuthCardProps } from "../auth-card.tsx";
import type { LoginMeans, OAuthLogin, OAuthWay } from "../oauth-login.ts";
import { inputOf, SuppliedToken } from "./auth-fields.tsx";
import { FlowFields } from "./flow-fields.tsx";
import { Labeled, LabeledChoice } from "./labeled.tsx";
import { LoginButtons, LoginProgress } from "./login-buttons.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginProblem } from "./login-problem.tsx";

/** Props of a login; `tools` are the tools of the playground's forms. */
export interface LoginPanelProps extends Pick<AuthCardProps, "onAuth"> {
  readonly start: () => Promise<OAuthLogin>;
  /** The scheme of the login; the panel shows no other one. */
  readonly scheme: OwnedScheme;
  readonly state: AuthState;
  readonly issues: readonly CredentialIssue[];
  readonly onState: (state: AuthState) => void;
  /** Keeps credentials in the tab's storage instead of in memory alone. */
  readonly onKeep: () => void;
  readonly tools: Omit<AuthCardProps, "auth" | "onAuth">;
}

/** A login by OAuth; its dependencies load first (docs/behavior.md#oauth-login). */
export function LoginPanel({ start, ...props }: LoginPanelProps): ReactElement {
  const { phase, value, retry } = useLoad(start);
  if (value !== undefined) return <Login login={value} {...props} />;
  if (phase !== "failed") return <Skeleton lines={2} />;
  return (
    <Banner tone="bad" title={playgroundText().partNotLoaded}>
      <Button onPress={retry}>{formText().tryAgain}</Button>
    </Banner>
  );
}

type LoginProps = Omit<LoginPanelProps, "start"> & { readonly login: OAuthLogin };

function Login(props: LoginProps): ReactElement {
  const { login, scheme, state, issues, onState, onKeep, tools, onAuth } = props;
  const { means } = login;
  const { phase, problem, device } = useSyncExternalStore(login.subscribe, login.read);
  const oauth = oauthOf(scheme, state);
  const [chosenWay, setWay] = useState<OAuthWay["kind"]>();
  // A token is fetched again in the way it was fetched first, unless the reader chooses another.
  const way = chosenWay ?? (means.kind === "flows" && oauth.isLoggedIn ? wayOf(means.ways, oauth)?.kind : undefined);
  const submit = useRef<HTMLButtonElement>(null);
  // Stop and Logout disappear when they are pressed.
  const focus = useFocusAfter(submit);
  const isBusy = phase === "loggingIn";
  const byToken = means.kind === "token" || oauth.selectedInputMethod === "token";
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!byToken && !isBusy && phase !== "done") login.fetch(way);
    else if (byToken && !isBlank(oauth.userSuppliedAccessToken)) onAuth({ type: "login" });
  };

  return (
    <form className="auth-form" onSubmit={onSubmit} autoComplete="off" aria-label={authText().oauth} {...focus}>
      <InputMethod
        {...{ means, oauth }}
        // A login for another scheme continues until one begins here.
        onMethod={(method) =>
          onState({ ...state, oauth: { ...(state.oauth ?? blankOAuth), selectedInputMethod: method } })
        }
      />
      {byToken ? (
        <SuppliedToken
          {...{ scheme, state, issues, onState }}
          label={means.kind === "token" ? authText().fallbackToken : authText().bearerToken}
        />
      ) : (
        <>
          <LoginInputs {...{ login, scheme, state, issues, onState, tools, oauth, way }} onWay={setWay} />
          {phase === "failed" && problem && (
            <LoginProblem {...{ problem, onAuth, onKeep }} onRetry={() => login.fetch(way)} onCancel={login.cancel} />
          )}
        </>
      )}
      <LoginButtons {...{ login, oauth, byToken, isBusy, submit, onAuth }} />
      <LoginProgress {...{ phase, device }} />
    </form>
  );
}

interface LoginInputsProps extends Omit<LoginProps, "onKeep" | "onAuth"> {
  readonly oauth: OAuthState;
  readonly way: OAuthWay["kind"] | undefined;
  readonly onWay: (way: OAuthWay["kind"]) => void;
}

/** The inputs of a login, and the token that it returned. */
function LoginInputs(props: LoginInputsProps): ReactElement {
  const { login, scheme, state, issues, onState, tools, oauth, way, onWay } = props;
  const { means } = login;
  return (
    <>
      {means.kind === "endpoint" && <LoginForm {...means} {...tools} />}
      {means.kind === "flows" && (
        <FlowFields
          {...{ oauth, way, onWay }}
          onOAuth={(next) => onState({ ...state, oauth: next })}
          ways={means.ways}
          redirectUri={means.redirectUri}
          needed={scheme.scopes ?? []}
        />
      )}
      {oauth.isLoggedIn && (
        <Labeled
          {...inputOf({ scheme, state, issues }, "token")}
          label={authText().bearerToken}
          text={oauth.accessToken}
          onText={() => {}}
          readOnly
        />
      )}
      {isNoLongerValid(oauth, tools.now().getTime()) && <Banner tone="warn" title={playgroundText().noLongerValid} />}
    </>
  );
}

type InputMethodName = OAuthState["selectedInputMethod"];

const methods: readonly InputMethodName[] = ["credentials", "token"];

/** Props of the choice of an input method. */
interface InputMethodProps {
  readonly means: LoginMeans;
  readonly oauth: OAuthState;
  readonly onMethod: (method: InputMethodName) => void;
}

/** The choice between a login and a token from elsewhere, and the prompt; only a prompt if no login is available. */
function InputMethod({ means, oauth, onMethod }: InputMethodProps): ReactElement {
  if (means.kind === "token") {
    return (
      <>
        <p className="auth-prompt">{authText().enterBearerToken}</p>
        {means.why !== undefined && <p className="auth-note">{means.why}</p>}
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
            onSelect={(position) => onMethod(itemAt(methods, position))}
          />
        )}
      </LabeledChoice>
      {(byToken || !oauth.isLoggedIn) && (
        <p className="auth-prompt">{byToken ? authText().enterBearerToken : authText().enterCredentials}</p>
      )}
    </>
  );
}
