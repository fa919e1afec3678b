import { type FormEvent, type ReactElement, useRef, useState, useSyncExternalStore } from "react";
import {
  type AuthState,
  blankOAuth,
  type CredentialIssue,
  isBlank,
  isNoLongerValid,
  namedHost,
  type OAuthState,
  type OwnedScheme,
  oauthOf,
  wayOf,
} from "#engine/auth";
import { Banner, Button, Segments, Skeleton, Spinner, useFocusAfter } from "#ui/kit";
import { useLoad } from "#ui/load";
import { words } from "../../words.ts";
import type { AuthCardProps } from "../auth-card.tsx";
import type { OAuthDialogue, OAuthWay } from "../oauth-dialogue.ts";
import { inputOf, SuppliedToken } from "./auth-fields.tsx";
import { FlowFields } from "./flow-fields.tsx";
import { HostQuestionBanner } from "./host-question-banner.tsx";
import { Labelled, LabelledChoice } from "./labelled.tsx";
import { LeaveConfirmation } from "./leave-confirmation.tsx";
import { LoginForm } from "./login-form.tsx";
import { authWords } from "./words.ts";

/** Props of a login; `tools` are those of the playground's forms. */
export interface LoginPanelProps extends Pick<AuthCardProps, "onAuth"> {
  readonly start: () => Promise<OAuthDialogue>;
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
  if (value !== undefined) return <Login dialogue={value} {...props} />;
  if (phase !== "failed") return <Skeleton lines={2} />;
  return (
    <Banner tone="bad" title={words.loginNotLoaded}>
      <Button onPress={retry}>{words.tryAgain}</Button>
    </Banner>
  );
}

/** A double click fetches one token, also where the first try has failed at once. */
const nothing = (): void => {};

const methods = ["credentials", "token"] as const;

type LoginProps = Omit<LoginPanelProps, "start"> & { readonly dialogue: OAuthDialogue };

function Login({ dialogue, scheme, state, issues, onState, onKeep, tools, onAuth }: LoginProps): ReactElement {
  const { means } = dialogue;
  const { phase, problem } = useSyncExternalStore(dialogue.subscribe, dialogue.read);
  const oauth = oauthOf(scheme, state);
  const onOAuth = (next: OAuthState): void => onState({ ...state, oauth: next });
  const [chosenWay, setWay] = useState<OAuthWay["kind"]>();
  // A token is fetched again the way it was got, unless the reader takes another.
  const way = chosenWay ?? (means.kind === "flows" && oauth.isLoggedIn ? wayOf(means.ways, oauth)?.kind : undefined);
  const submit = useRef<HTMLButtonElement>(null);
  // Stop and Logout go away when they are pressed.
  const focus = useFocusAfter(submit);
  const busy = phase === "loggingIn";
  const byToken = means.kind === "token" || oauth.selectedInputMethod === "token";
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!byToken && !busy && phase !== "done") dialogue.fetch(way);
    else if (byToken && !isBlank(oauth.userSuppliedAccessToken)) onAuth({ type: "login" });
  };
  const stale = isNoLongerValid(oauth, tools.now().getTime());

  return (
    <form className="auth-form" onSubmit={onSubmit} autoComplete="off" aria-label={authWords.oauth} {...focus}>
      {means.kind === "token" ? (
        <p className="auth-prompt">{authWords.enterBearerToken}</p>
      ) : (
        <LabelledChoice label={authWords.inputMethod}>
          {(named) => (
            <Segments
              {...named}
              options={[{ label: words.credentials }, { label: authWords.bearerTokenMethod }]}
              selected={methods.indexOf(oauth.selectedInputMethod)}
              onSelect={(position) => {
                const selectedInputMethod = methods[position] ?? "credentials";
                // A login for another scheme continues until one begins here.
                onOAuth({ ...(state.oauth ?? blankOAuth), selectedInputMethod });
              }}
            />
          )}
        </LabelledChoice>
      )}
      {means.kind !== "token" && !(oauth.isLoggedIn && !byToken) && (
        <p className="auth-prompt">{byToken ? authWords.enterBearerToken : authWords.enterCredentials}</p>
      )}
      {means.kind === "token" && means.why !== undefined && <p className="auth-note">{means.why}</p>}
      {byToken && (
        <SuppliedToken
          {...{ scheme, state, issues, onState }}
          label={means.kind === "token" ? authWords.fallbackToken : authWords.bearerToken}
        />
      )}
      {!byToken && means.kind === "endpoint" && <LoginForm {...means} {...tools} />}
      {!byToken && means.kind === "flows" && (
        <FlowFields
          {...{ oauth, onOAuth, way, onWay: setWay }}
          ways={means.ways}
          redirectUri={means.redirectUri}
          needed={scheme.scopes ?? []}
        />
      )}
      {!byToken && oauth.isLoggedIn && (
        <Labelled
          {...inputOf({ scheme, state, issues }, "token")}
          label={authWords.bearerToken}
          text={oauth.accessToken}
          onText={() => {}}
          readOnly
        />
      )}
      {!byToken && stale && <Banner tone="warn" title={words.noLongerValid} />}
      {!byToken && phase === "failed" && problem?.kind === "forgets" && (
        <LeaveConfirmation
          onKeep={() => {
            onKeep();
            dialogue.fetch(way);
          }}
        >
          {problem.detail}
        </LeaveConfirmation>
      )}
      {!byToken && phase === "failed" && problem?.kind === "unconfirmed" && (
        <HostQuestionBanner
          title={authWords.sendLoginDetails(namedHost(problem.destination.origin))}
          detail={problem.detail}
          autoFocus
          onSend={() => {
            onAuth({ type: "answer", ids: problem.ids, destination: problem.destination, answer: "send" });
            dialogue.fetch(way);
          }}
          onKeep={dialogue.cancel}
        />
      )}
      {!byToken && phase === "failed" && problem && (problem.kind === "refused" || problem.kind === "unreadable") && (
        <div role="alert">
          <Banner tone="bad" title={authWords.loginFailed}>
            <p>{problem.detail}</p>
          </Banner>
        </div>
      )}
      <div className="play-buttons">
        {byToken ? (
          <Button variant="primary" type="submit" isDisabled={isBlank(oauth.userSuppliedAccessToken)}>
            {authWords.login}
          </Button>
        ) : (
          // Not disabled while it works, which would take the focus from who has pressed it.
          <Button variant="primary" type="submit" ref={submit} onPressAgain={nothing}>
            {oauth.isLoggedIn ? words.refreshToken : authWords.fetchToken}
          </Button>
        )}
        {busy && <Button onPress={dialogue.cancel}>{words.stop}</Button>}
        {!byToken && oauth.isLoggedIn && <Button onPress={dialogue.logout}>{words.logout}</Button>}
        <Button onPress={() => onAuth({ type: "close" })}>{authWords.close}</Button>
      </div>
      <div role="status" className="auth-status">
        {busy && (
          <>
            <Spinner /> {words.loading}
          </>
        )}
        {phase === "done" && authWords.loggedIn}
      </div>
    </form>
  );
}
