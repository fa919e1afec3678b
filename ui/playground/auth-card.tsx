import { type FormEvent, type ReactElement, useId } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { AuthScheme } from "#engine/model";
import { Button, Icon } from "#ui/kit";
import { words } from "../words.ts";
import { AuthFields } from "./auth-fields.tsx";
import type { AuthProps, PlaygroundProps } from "./props.ts";

const prompts: { readonly [K in AuthScheme["kind"]]: string } = {
  bearerAuth: words.enterBearerToken,
  basicAuth: words.enterUsernameAndPassword,
  header: words.enterCredentials,
  oAuth: words.enterBearerToken,
  oauthFlows: words.enterBearerToken,
};

/** What the authorization card needs. */
export interface AuthCardProps extends Pick<PlaygroundProps, "onAuth"> {
  readonly auth: AuthProps;
}

/** Who the reader is to the tried API (product.md §2 "Authorization card"). */
export function AuthCard({ auth, onAuth }: AuthCardProps): ReactElement {
  const { scheme, state, open, authenticated, resettable } = auth;
  const id = useId();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (authenticated) onAuth({ type: "login" });
  };
  return (
    <section className="play-auth" aria-labelledby={id} data-own-undo>
      <div className="play-auth-head">
        <h2 id={id} className="play-auth-title">
          <Icon name="key" />
          {words.authTitle}
        </h2>
        <AriaButton
          aria-expanded={open}
          {...(open && { "aria-controls": `${id}panel` })}
          onPress={() => onAuth({ type: "toggle" })}
          className="play-auth-toggle"
          data-authenticated={authenticated || undefined}
        >
          {authenticated ? words.authenticated : words.notAuthenticated}
        </AriaButton>
      </div>
      {open && (
        <form id={`${id}panel`} className="play-auth-panel" onSubmit={onSubmit} autoComplete="off">
          <p className="play-auth-prompt">{prompts[scheme.kind]}</p>
          <AuthFields scheme={scheme} state={state} onState={(next) => onAuth({ type: "change", state: next })} />
          <div className="play-buttons">
            <Button look="primary" type="submit" isDisabled={!authenticated}>
              {words.login}
            </Button>
            <Button onPress={() => onAuth({ type: "close" })}>{words.close}</Button>
            {resettable && <Button onPress={() => onAuth({ type: "reset" })}>{words.resetToken}</Button>}
          </div>
        </form>
      )}
    </section>
  );
}
