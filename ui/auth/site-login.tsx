import type { ReactElement } from "react";
import { Button } from "#ui/kit";
import type { SiteLoginProps } from "../playground/props.ts";
import { words } from "../words.ts";

/** What the row of the login to the site needs. `offering` is set while nothing else is shown: then it is the whole card. */
export interface SiteLoginRowProps {
  readonly login: SiteLoginProps;
  readonly offering: boolean;
  readonly onManual: () => void;
  readonly onClose: () => void;
  /** Goes back to the token of the login; absent where another button does. */
  readonly onReset?: (() => void) | undefined;
}

/** The login to the site: to log in, to type a token all the same, or to log out (product.md §2, §6). */
export function SiteLoginRow({ login, offering, onManual, onClose, onReset }: SiteLoginRowProps): ReactElement {
  const { authenticated, problem, onLogin, onLogout } = login;
  return (
    <div className="auth-form">
      {(authenticated || offering) && (
        <p className="auth-prompt">{authenticated ? words.siteLoggedIn : words.siteLoginAbout}</p>
      )}
      {problem !== undefined && (
        <p role="status" className="auth-note">
          {words.siteLoginUnknown}
        </p>
      )}
      <div className="play-buttons">
        {!authenticated && (
          <Button look={offering ? "primary" : "quiet"} onPress={onLogin}>
            {offering ? words.login : words.loginInstead}
          </Button>
        )}
        {offering && <Button onPress={onManual}>{words.provideToken}</Button>}
        {authenticated && <Button onPress={onLogout}>{words.logout}</Button>}
        {authenticated && onReset && <Button onPress={onReset}>{words.resetToken}</Button>}
        {offering && <Button onPress={onClose}>{words.close}</Button>}
      </div>
    </div>
  );
}
