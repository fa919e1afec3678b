import type { ReactElement, Ref } from "react";
import { isBlank, type OAuthState } from "#engine/auth";
import { Button, Spinner } from "#ui/kit";
import { words } from "../../words.ts";
import type { AuthCardProps } from "../auth-card.tsx";
import type { LoginStatus, OAuthLogin } from "../oauth-login.ts";
import { authWords } from "./words.ts";

/** Props of the buttons of a login. */
export interface LoginButtonsProps extends Pick<AuthCardProps, "onAuth"> {
  readonly login: OAuthLogin;
  readonly oauth: OAuthState;
  /** True if the reader enters a token from elsewhere. */
  readonly byToken: boolean;
  readonly isBusy: boolean;
  readonly submit: Ref<HTMLButtonElement>;
}

/** Ignores the second press of a double click, so that it fetches one token even if the first try failed at once. */
const ignore = (): void => {};

/** The buttons of a login; the form submits. */
export function LoginButtons({ login, oauth, byToken, isBusy, submit, onAuth }: LoginButtonsProps): ReactElement {
  return (
    <div className="play-buttons">
      {byToken ? (
        <Button variant="primary" type="submit" isDisabled={isBlank(oauth.userSuppliedAccessToken)}>
          {authWords.login}
        </Button>
      ) : (
        // Not disabled while the login is busy: a disabled button would lose the focus.
        <Button variant="primary" type="submit" elementRef={submit} onPressAgain={ignore}>
          {oauth.isLoggedIn ? words.refreshToken : authWords.fetchToken}
        </Button>
      )}
      {isBusy && <Button onPress={login.cancel}>{words.stop}</Button>}
      {!byToken && oauth.isLoggedIn && <Button onPress={login.logout}>{authWords.logout}</Button>}
      <Button onPress={() => onAuth({ type: "close" })}>{authWords.close}</Button>
    </div>
  );
}

/** Announces the progress of a login. */
export const LoginProgress = ({ phase }: Pick<LoginStatus, "phase">): ReactElement => (
  <div role="status" className="auth-status">
    {phase === "loggingIn" && (
      <>
        <Spinner /> {words.loading}
      </>
    )}
    {phase === "done" && authWords.loggedIn}
  </div>
);
