import type { FormEvent, ReactElement } from "react";
import { isAuthenticated } from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import { authText } from "#locales/messages/auth";
import { Button } from "#ui/kit";
import type { AuthCardProps } from "../auth-card.tsx";
import type { MethodProps } from "../props.ts";
import { AuthFields, type AuthFieldsProps } from "./auth-fields.tsx";

/** Props of the inputs of a method. */
export interface CredentialFormProps extends Pick<AuthCardProps, "onAuth">, Pick<AuthFieldsProps, "onState"> {
  readonly auth: MethodProps;
  /** The schemes with inputs here; a login that is available has a separate panel. */
  readonly schemes: readonly AuthScheme[];
  /** True if the login to the site has filled in the card. */
  readonly isLoggedIn: boolean;
}

/** The names of the prompts. */
const prompts = {
  bearerAuth: "enterBearerToken",
  basicAuth: "enterUsernameAndPassword",
  header: "enterCredentials",
  oAuth: "enterCredentials",
  oauthFlows: "enterCredentials",
  mutualTLS: "certificateNeeded",
} as const satisfies { readonly [K in AuthScheme["kind"]]: string };

/** Returns true for a scheme with a token from a login. */
export const isLoginScheme = ({ kind }: AuthScheme): boolean => kind === "oAuth" || kind === "oauthFlows";

/** The inputs of the chosen method. Typing takes effect at once; Login closes the card. */
export function CredentialForm({ auth, onAuth, onState, schemes, isLoggedIn }: CredentialFormProps): ReactElement {
  const { set, state, issues, authenticated, resettable } = auth;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (authenticated) onAuth({ type: "login" });
  };
  const [first, ...others] = set.schemes;
  return (
    <form className="auth-form" onSubmit={onSubmit} autoComplete="off">
      {first && (
        <p className="auth-prompt">
          {others.length === 0 ? authText()[prompts[first.kind]] : authText().enterCredentials}
        </p>
      )}
      {schemes.map((scheme, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the schemes of a method never move, and may be of one kind
        <AuthFields key={position} {...{ scheme, state, issues, onState }} />
      ))}
      <div className="play-buttons">
        {first && !set.schemes.every(({ kind }) => kind === "mutualTLS") && (
          // After a login to the site, there is nothing left to do but close the card.
          <Button
            variant={isLoggedIn ? "outline" : "primary"}
            type="submit"
            isDisabled={!schemes.every((one) => isLoginScheme(one) || isAuthenticated(one, state))}
          >
            {authText().login}
          </Button>
        )}
        <Button onPress={() => onAuth({ type: "close" })}>{authText().close}</Button>
        {resettable && <Button onPress={() => onAuth({ type: "reset" })}>{authText().resetToken}</Button>}
      </div>
    </form>
  );
}
