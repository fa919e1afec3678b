import { type ReactElement, useId } from "react";
import { type AuthState, blankOAuth } from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import { PasswordInput, TextInput } from "#ui/kit";
import { words } from "../words.ts";

type SchemeOf<K extends AuthScheme["kind"]> = Extract<AuthScheme, { readonly kind: K }>;

/** What the inputs of one scheme need. `onState` is told the whole state. */
export interface AuthFieldsProps<K extends AuthScheme["kind"] = AuthScheme["kind"]> {
  readonly scheme: SchemeOf<K>;
  readonly state: AuthState;
  readonly onState: (state: AuthState) => void;
}

interface LabelledProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly secret?: boolean;
}

function Labelled({ label, text, onText, secret = true }: LabelledProps): ReactElement {
  const id = useId();
  const Input = secret ? PasswordInput : TextInput;
  return (
    <div className="play-auth-field">
      <label id={`${id}label`} htmlFor={id} className="form-label">
        {label}
      </label>
      <Input id={id} labelledBy={`${id}label`} text={text} onText={onText} />
    </div>
  );
}

const Bearer = ({ scheme, state, onState }: AuthFieldsProps<"bearerAuth">): ReactElement => (
  <Labelled
    label={scheme.tokenName ?? words.bearerToken}
    text={state.bearerAuth?.token ?? ""}
    onText={(token) => onState({ ...state, bearerAuth: { token } })}
  />
);

function Basic({ scheme, state, onState }: AuthFieldsProps<"basicAuth">): ReactElement {
  const basicAuth = state.basicAuth ?? { username: "", password: "" };
  return (
    <>
      <Labelled
        label={scheme.usernameName ?? words.username}
        text={basicAuth.username}
        onText={(username) => onState({ ...state, basicAuth: { ...basicAuth, username } })}
        secret={false}
      />
      <Labelled
        label={scheme.passwordName ?? words.password}
        text={basicAuth.password}
        onText={(password) => onState({ ...state, basicAuth: { ...basicAuth, password } })}
      />
    </>
  );
}

function Header({ scheme, state, onState }: AuthFieldsProps<"header">): ReactElement {
  const headers = state.header?.headers ?? {};
  const name = scheme.headerWireValue;
  return (
    <Labelled
      label={scheme.nameOverride ?? name}
      text={Object.hasOwn(headers, name) ? (headers[name] ?? "") : ""}
      onText={(value) => onState({ ...state, header: { headers: { ...headers, [name]: value } } })}
    />
  );
}

/** A token got elsewhere. */
function OAuthToken({ state, onState }: Pick<AuthFieldsProps, "state" | "onState">): ReactElement {
  const oauth = state.oauth ?? blankOAuth;
  return (
    <Labelled
      label={words.bearerToken}
      text={oauth.userSuppliedAccessToken}
      onText={(token) =>
        onState({ ...state, oauth: { ...oauth, selectedInputMethod: "token", userSuppliedAccessToken: token } })
      }
    />
  );
}

const table: { readonly [K in AuthScheme["kind"]]: (props: AuthFieldsProps<K>) => ReactElement } = {
  bearerAuth: Bearer,
  basicAuth: Basic,
  header: Header,
  oAuth: OAuthToken,
  oauthFlows: OAuthToken,
};

/** The inputs of a scheme; what is typed counts at once. */
export function AuthFields(props: AuthFieldsProps): ReactElement {
  // The view chosen by `scheme.kind` takes just this scheme; the table's type promises it.
  const Fields = table[props.scheme.kind] as (props: AuthFieldsProps) => ReactElement;
  return <Fields {...props} />;
}
