import type { ReactElement, Ref } from "react";
import { isBlank, type OAuthState } from "#engine/auth";
import { authText } from "#locales/messages/auth";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { Button, Spinner } from "#ui/kit";
import type { AuthCardProps } from "../auth-card.tsx";
import type { LoginStatus, OAuthLogin } from "../oauth-login.ts";

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
          {authText().login}
        </Button>
      ) : (
        // Not disabled while the login is busy: a disabled button would lose the focus.
        <Button variant="primary" type="submit" elementRef={submit} onPressAgain={ignore}>
          {oauth.isLoggedIn ? playgroundText().refreshToken : authText().fetchToken}
        </Button>
      )}
      {isBusy && <Button onPress={login.cancel}>{formText().stop}</Button>}
      {!byToken && oauth.isLoggedIn && <Button onPress={login.logout}>{authText().logout}</Button>}
      <Button onPress={() => onAuth({ type: "close" })}>{authText().close}</Button>
    </div>
  );
}

/** Announces the progress of a login. */
export const LoginProgress = ({ phase, device }: Pick<LoginStatus, "phase" | "device">): ReactElement => (
  <div role="status" className="auth-status">
    {device && (
      <p className="auth-prompt auth-device">
        {authText().deviceVisit}{" "}
        <a href={device.verificationUriComplete ?? device.verificationUri} target="_blank" rel="noopener noreferrer">
          {device.verificationUri}
        </a>{" "}
        <strong className="auth-device-code">{device.userCode}</strong>
      </p>
    )}
    {phase === "loggingIn" && (
      <>
        <Spinner /> {device ? authText().deviceWaiting : formText().loading}
      </>
    )}
    {phase === "done" && authText().loggedIn}
  </div>
);
