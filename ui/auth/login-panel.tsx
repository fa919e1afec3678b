import { type FormEvent, type ReactElement, useEffect, useState, useSyncExternalStore } from "react";
import { type AuthState, blankOAuth, isBlank, isNoLongerValid, type OAuthState } from "#engine/auth";
import { Banner, Button, Segments, Skeleton, Spinner } from "#ui/kit";
import type { AuthCardProps } from "../playground/auth-card.tsx";
import { words } from "../words.ts";
import { SuppliedToken } from "./auth-fields.tsx";
import { FlowFields } from "./flow-fields.tsx";
import { Labelled, LabelledChoice } from "./labelled.tsx";
import { LoginForm } from "./login-form.tsx";
import type { OAuthDialogue, OAuthWay } from "./oauth-dialogue.ts";

/** What a login needs; `tools` are those of the playground's forms. */
export interface LoginPanelProps extends Pick<AuthCardProps, "onAuth"> {
  readonly start: () => Promise<OAuthDialogue>;
  readonly state: AuthState;
  readonly onState: (state: AuthState) => void;
  readonly tools: Omit<AuthCardProps, "auth" | "onAuth">;
}

/** A login by OAuth: what it takes is loaded first (product.md §2, §4 "OAuth"). */
export function LoginPanel({ start, ...props }: LoginPanelProps): ReactElement {
  const [loaded, setLoaded] = useState<OAuthDialogue | "failed">();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a login is started once, and again when asked to
  useEffect(() => {
    let gone = false;
    start().then(
      (dialogue) => !gone && setLoaded(dialogue),
      () => !gone && setLoaded("failed"),
    );
    return () => {
      gone = true;
    };
  }, [tries]);
  if (loaded === undefined) return <Skeleton lines={2} />;
  if (loaded !== "failed") return <Login dialogue={loaded} {...props} />;
  return (
    <Banner tone="bad" title={words.loginNotLoaded}>
      <Button
        onPress={() => {
          setLoaded(undefined);
          setTries(tries + 1);
        }}
      >
        {words.tryAgain}
      </Button>
    </Banner>
  );
}

const methods = ["credentials", "token"] as const;

type LoginProps = Omit<LoginPanelProps, "start"> & { readonly dialogue: OAuthDialogue };

function Login({ dialogue, state, onState, tools, onAuth }: LoginProps): ReactElement {
  const { means } = dialogue;
  const { phase, problem } = useSyncExternalStore(dialogue.subscribe, dialogue.read);
  const oauth = state.oauth ?? blankOAuth;
  const onOAuth = (next: OAuthState): void => onState({ ...state, oauth: next });
  const [way, setWay] = useState<OAuthWay["kind"]>();
  const busy = phase === "loggingIn";
  const byToken = means.kind === "token" || oauth.selectedInputMethod === "token";
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!byToken && !busy) dialogue.fetch(way);
    else if (byToken && !isBlank(oauth.userSuppliedAccessToken)) onAuth({ type: "login" });
  };
  const stale = isNoLongerValid(oauth, tools.now().getTime());

  return (
    <form className="auth-form" onSubmit={onSubmit} autoComplete="off" aria-label={words.oauth}>
      {means.kind === "token" ? (
        <p className="auth-prompt">{words.enterBearerToken}</p>
      ) : (
        <LabelledChoice label={words.inputMethod}>
          {(named) => (
            <Segments
              {...named}
              options={[{ label: words.credentials }, { label: words.bearerTokenMethod }]}
              selected={methods.indexOf(oauth.selectedInputMethod)}
              onSelect={(position) => onOAuth({ ...oauth, selectedInputMethod: methods[position] ?? "credentials" })}
            />
          )}
        </LabelledChoice>
      )}
      {means.kind === "token" && means.why !== undefined && <p className="auth-note">{means.why}</p>}
      {byToken && (
        <SuppliedToken
          {...{ state, onState }}
          label={means.kind === "token" ? words.fallbackToken : words.bearerToken}
        />
      )}
      {!byToken && means.kind === "endpoint" && <LoginForm {...means} {...tools} />}
      {!byToken && means.kind === "flows" && (
        <FlowFields {...{ oauth, onOAuth, way, onWay: setWay }} ways={means.ways} redirectUri={means.redirectUri} />
      )}
      {!byToken && oauth.isLoggedIn && (
        <Labelled label={words.bearerToken} text={oauth.accessToken} onText={() => {}} readOnly />
      )}
      {!byToken && stale && <Banner tone="warn" title={words.noLongerValid} />}
      {!byToken && problem && phase === "failed" && (
        <div role="alert">
          <Banner tone="bad" title={words.loginFailed}>
            <p>{problem.detail}</p>
          </Banner>
        </div>
      )}
      <div className="play-buttons">
        {byToken ? (
          <Button look="primary" type="submit" isDisabled={isBlank(oauth.userSuppliedAccessToken)}>
            {words.login}
          </Button>
        ) : (
          <Button look="primary" type="submit" isDisabled={busy || phase === "done"}>
            {oauth.isLoggedIn ? words.refreshToken : words.fetchToken}
          </Button>
        )}
        {busy && <Button onPress={dialogue.cancel}>{words.stop}</Button>}
        {!byToken && oauth.isLoggedIn && <Button onPress={dialogue.logout}>{words.logout}</Button>}
        <Button onPress={() => onAuth({ type: "close" })}>{words.close}</Button>
      </div>
      <div role="status" className="auth-status">
        {busy && (
          <>
            <Spinner /> {words.loading}
          </>
        )}
        {phase === "done" && words.loggedIn}
      </div>
    </form>
  );
}
