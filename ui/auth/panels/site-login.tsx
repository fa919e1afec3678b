import { type ReactElement, useState } from "react";
import type { HeldCredential } from "#engine/auth";
import { authText } from "#locales/messages/auth";
import { Button } from "#ui/kit";
import type { SiteLoginProps } from "../props.ts";
import { LeaveConfirmation } from "./leave-confirmation.tsx";
import { holdingLabel } from "./scheme-label.ts";

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
          {!authenticated
            ? authText().siteLoginAbout
            : isFilledIn
              ? authText().siteLoggedIn
              : authText().siteLoggedInOnly}
        </p>
      )}
      {problem !== undefined && (
        <p role="status" className="auth-note">
          {authText().siteLoginUnknown}
        </p>
      )}
      <div className="play-buttons">
        {!authenticated && (
          <Button
            variant={offering ? "primary" : "quiet"}
            onPress={() => (onlyInMemory.length > 0 ? setAsked(true) : onLogin())}
          >
            {offering ? authText().login : authText().loginInstead}
          </Button>
        )}
        {offering && <Button onPress={onManual}>{authText().provideToken}</Button>}
        {authenticated && <Button onPress={onLogout}>{authText().logout}</Button>}
        {authenticated && onReset && <Button onPress={onReset}>{authText().resetToken}</Button>}
        {offering && <Button onPress={onClose}>{authText().close}</Button>}
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
          {authText().wouldForget({ names: onlyInMemory.map(holdingLabel).join(", ") })}
        </LeaveConfirmation>
      )}
    </div>
  );
}
