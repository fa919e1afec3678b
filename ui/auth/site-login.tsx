import { type ReactElement, useState } from "react";
import type { Holding } from "#engine/auth";
import { Button } from "#ui/kit";
import type { SiteLoginProps } from "../playground/props.ts";
import { words } from "../words.ts";
import { Leaving } from "./leaving.tsx";
import { holdingLabel } from "./scheme-label.ts";
import { authWords } from "./words.ts";

/** What the row of the login to the site needs. `offering` is set while nothing else is shown: then it is the whole card. */
export interface SiteLoginRowProps {
  readonly login: SiteLoginProps;
  readonly offering: boolean;
  /** Whether the inputs hold anything. */
  readonly isFilledIn: boolean;
  /** What the reader has entered and only memory holds: leaving the page forgets it. */
  readonly onlyInMemory: readonly Holding[];
  /** Keeps it in the tab instead. */
  readonly onKeep: () => void;
  readonly onManual: () => void;
  readonly onClose: () => void;
  /** Goes back to the token of the login; absent where another button does. */
  readonly onReset?: (() => void) | undefined;
}

/** The login to the site: to log in, to type a token all the same, or to log out (product.md §2, §6). */
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
            look={offering ? "primary" : "quiet"}
            onPress={() => (onlyInMemory.length > 0 ? setAsked(true) : onLogin())}
          >
            {offering ? authWords.login : authWords.loginInstead}
          </Button>
        )}
        {offering && <Button onPress={onManual}>{authWords.provideToken}</Button>}
        {authenticated && <Button onPress={onLogout}>{words.logout}</Button>}
        {authenticated && onReset && <Button onPress={onReset}>{authWords.resetToken}</Button>}
        {offering && <Button onPress={onClose}>{authWords.close}</Button>}
      </div>
      {isAsked && !authenticated && (
        <Leaving
          onKeep={() => {
            onKeep();
            onLogin();
          }}
          onForget={onLogin}
          onCancel={() => setAsked(false)}
        >
          {authWords.wouldForget(onlyInMemory.map(holdingLabel).join(", "))}
        </Leaving>
      )}
    </div>
  );
}
