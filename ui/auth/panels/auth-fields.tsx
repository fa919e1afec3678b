import type { ReactElement } from "react";
import {
  type AuthState,
  blankOAuth,
  type CredentialIssue,
  credentialId,
  tokenList,
  withTokenChosen,
} from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import { authText } from "#locales/messages/auth";
import { Dropdown } from "#ui/kit";
import { writers } from "../../writers.ts";
import { credentialInput } from "../credential-issues.ts";
import { Labeled, LabeledChoice } from "./labeled.tsx";

type SchemeOf<K extends AuthScheme["kind"]> = Extract<AuthScheme, { readonly kind: K }>;

/** Props of the inputs of one scheme. `onState` is called with the whole state. */
export interface AuthFieldsProps<K extends AuthScheme["kind"] = AuthScheme["kind"]> {
  readonly scheme: SchemeOf<K>;
  readonly state: AuthState;
  readonly issues: readonly CredentialIssue[];
  readonly onState: (state: AuthState) => void;
}

/** Props that tie an input to a credential: its id, and the issue of its text. */
export const inputOf = (
  { scheme, state, issues }: Pick<AuthFieldsProps, "scheme" | "state" | "issues">,
  field: CredentialIssue["field"],
) => {
  const id = credentialId(scheme, state);
  const issue = issues.find((one) => one.id === id && one.field === field);
  return { id: credentialInput(id, field), issue: issue && writers().credentialIssue(issue) };
};

function Bearer({ scheme, state, issues, onState }: AuthFieldsProps<"bearerAuth">): ReactElement {
  const text = state.bearerAuth?.token ?? "";
  const list = tokenList(text);
  return (
    <>
      <Labeled
        {...inputOf({ scheme, state, issues }, "token")}
        label={scheme.tokenName ?? authText().bearerToken}
        {...(scheme.format !== undefined && { note: authText().tokenFormat({ format: scheme.format }) })}
        text={text}
        onText={(token) => onState({ ...state, bearerAuth: { token } })}
      />
      {list && (
        <LabeledChoice label={authText().tokenToUse}>
          {(named) => (
            <Dropdown
              {...named}
              options={list.options.map(({ key }) => ({ label: key }))}
              selected={list.selected}
              onSelect={(position) => onState({ ...state, bearerAuth: { token: withTokenChosen(list, position) } })}
            />
          )}
        </LabeledChoice>
      )}
    </>
  );
}

function Basic({ scheme, state, issues, onState }: AuthFieldsProps<"basicAuth">): ReactElement {
  const basicAuth = state.basicAuth ?? { username: "", password: "" };
  return (
    <>
      <Labeled
        {...inputOf({ scheme, state, issues }, "username")}
        label={scheme.usernameName ?? authText().username}
        text={basicAuth.username}
        onText={(username) => onState({ ...state, basicAuth: { ...basicAuth, username } })}
        secret={false}
      />
      <Labeled
        {...inputOf({ scheme, state, issues }, "password")}
        label={scheme.passwordName ?? authText().password}
        keepsBlanks
        text={basicAuth.password}
        onText={(password) => onState({ ...state, basicAuth: { ...basicAuth, password } })}
      />
    </>
  );
}

function Header({ scheme, state, issues, onState }: AuthFieldsProps<"header">): ReactElement {
  const headers = state.header?.headers ?? {};
  const name = scheme.headerWireValue;
  return (
    <Labeled
      {...inputOf({ scheme, state, issues }, "token")}
      label={scheme.nameOverride ?? name}
      note={authText().sentAs({ name, place: scheme.in ?? "header" })}
      text={Object.hasOwn(headers, name) ? (headers[name] ?? "") : ""}
      onText={(value) => onState({ ...state, header: { headers: { ...headers, [name]: value } } })}
    />
  );
}

/**
 * A token from elsewhere. Without a login of the API itself, it has the name in
 * docs/behavior.md#authentication-schemes.
 */
export function SuppliedToken(
  props: Pick<AuthFieldsProps, "scheme" | "state" | "issues" | "onState"> & { readonly label?: string },
): ReactElement {
  const { state, onState, label = authText().fallbackToken } = props;
  const oauth = state.oauth ?? blankOAuth;
  return (
    <Labeled
      {...inputOf(props, "token")}
      label={label}
      text={oauth.userSuppliedAccessToken}
      onText={(token) =>
        onState({ ...state, oauth: { ...oauth, selectedInputMethod: "token", userSuppliedAccessToken: token } })
      }
    />
  );
}

/** A client certificate is not part of a request: there is nothing to enter. */
const Certificate = (): ReactElement => <p className="auth-note">{authText().certificateAbout}</p>;

const table: { readonly [K in AuthScheme["kind"]]: (props: AuthFieldsProps<K>) => ReactElement } = {
  bearerAuth: Bearer,
  basicAuth: Basic,
  header: Header,
  oAuth: SuppliedToken,
  oauthFlows: SuppliedToken,
  mutualTLS: Certificate,
};

/** The inputs of a scheme. Typing takes effect at once. */
export function AuthFields(props: AuthFieldsProps): ReactElement {
  // The view chosen by `scheme.kind` takes just this scheme; the table's type promises it.
  const Fields = table[props.scheme.kind] as (props: AuthFieldsProps) => ReactElement;
  return <Fields {...props} />;
}
