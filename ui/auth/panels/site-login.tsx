import { type ReactElement, useState } from "react";
import type { HeldCredential } from "#engine/auth";
import { Button } from "#ui/kit";
import type { SiteLoginProps } from "../props.ts";
import { LeaveConfirmation } from "./leave-confirmation.tsx";
import { holdingLabel } from "./scheme-label.ts";
import { authWords } from "./words.ts";

/** Props of the row of the site login. With `offering` it is the only content of the card. */
export interface SiteLoginRowProps {
  readonly login: SiteLoginProps;
  readonly offering: boolean;
  /** True if an input has a value. */
  readonly isFilledIn: boolean;
  /** Entered secrets that are held in memory only: leaving the page drops them. */
  readonly onlyInMemory: readonly HeldCredential[];
  /** Keeps it in the tab instead. */
  readonly onKeep: () => void;
  readonly onManual: () => void;
  readonly onClose: () => void;
  /** Goes back to the token of the login; absent if another button does. */
  readonly onReset?: (() => void) | undefined;
}

/** The login to the site: log in, enter a token instead, or log out (docs/behavior.md#site-login). */
export function SiteLoginRow(props: SiteLoginRowProps): ReactElement {
  const { login, offering, isFilledIn, onlyInMemory, onKeep, onManual, onClose, onReset } = props;
  const { authenticated, problem, onLogin, onLogout } = login;
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="auth-form">
      {(authenticated || offering) && (
        <p className="auth-prompt">
          {!authenticated ? authWords.siteLoginAbout : isFilledIn ? authWords.siteLoggedIn : authWords.siteLoggedInOnly}
        </p>
      )}
      {problem !== undefined && (
        <p role="status" className="auth-note">
          {authWords.siteLoginUnknown}
        </p>
      )}
      <div className="play-buttons">
        {!authenticated && (
          <Button
            variant={offering ? "primary" : "quiet"}
            onPress={() => (onlyInMemory.length > 0 ? setAsked(true) : onLogin())}
          >
            {offering ? authWords.login : authWords.loginInstead}
          </Button>
        )}
        {offering && <Button onPress={onManual}>{authWords.provideToken}</Button>}
        {authenticated && <Button onPress={onLogout}>{authWords.logout}</Button>}
        {authenticated && onReset && <Button onPress={onReset}>{authWords.resetToken}</Button>}
        {offering && <Button onPress={onClose}>{authWords.close}</Button>}
      </div>
      {isAsked && !authenticated && (
        <LeaveConfirmation
          onKeep={() => {
            onKeep();
            onLogin();
          }}
          onForget={onLogin}
          onCancel={() => setAsked(false)}
        >
          {authWords.wouldForget(onlyInMemory.map(holdingLabel).join(", "))}
        </LeaveConfirmation>
      )}
    </div>
  );
}
