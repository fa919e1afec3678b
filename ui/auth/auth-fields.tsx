import type { ReactElement } from "react";
import { type AuthState, blankOAuth, tokenList, withTokenChosen } from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import { Dropdown } from "#ui/kit";
import { Labelled, LabelledChoice } from "./labelled.tsx";
import { authWords } from "./words.ts";

type SchemeOf<K extends AuthScheme["kind"]> = Extract<AuthScheme, { readonly kind: K }>;

/** What the inputs of one scheme need. `onState` is told the whole state. */
export interface AuthFieldsProps<K extends AuthScheme["kind"] = AuthScheme["kind"]> {
  readonly scheme: SchemeOf<K>;
  readonly state: AuthState;
  readonly onState: (state: AuthState) => void;
}

function Bearer({ scheme, state, onState }: AuthFieldsProps<"bearerAuth">): ReactElement {
  const text = state.bearerAuth?.token ?? "";
  const list = tokenList(text);
  return (
    <>
      <Labelled
        label={scheme.tokenName ?? authWords.bearerToken}
        text={text}
        onText={(token) => onState({ ...state, bearerAuth: { token } })}
      />
      {list && (
        <LabelledChoice label={authWords.tokenToUse}>
          {(named) => (
            <Dropdown
              {...named}
              options={list.options.map(({ key }) => ({ label: key }))}
              selected={list.selected}
              onSelect={(position) => onState({ ...state, bearerAuth: { token: withTokenChosen(list, position) } })}
            />
          )}
        </LabelledChoice>
      )}
    </>
  );
}

function Basic({ scheme, state, onState }: AuthFieldsProps<"basicAuth">): ReactElement {
  const basicAuth = state.basicAuth ?? { username: "", password: "" };
  return (
    <>
      <Labelled
        label={scheme.usernameName ?? authWords.username}
        text={basicAuth.username}
        onText={(username) => onState({ ...state, basicAuth: { ...basicAuth, username } })}
        secret={false}
      />
      <Labelled
        label={scheme.passwordName ?? authWords.password}
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
      note={authWords.sentAs(name, scheme.in ?? "header")}
      text={Object.hasOwn(headers, name) ? (headers[name] ?? "") : ""}
      onText={(value) => onState({ ...state, header: { headers: { ...headers, [name]: value } } })}
    />
  );
}

/** A token got elsewhere. Without a login of the API's own, its name is the one that product.md §8 gives. */
export function SuppliedToken(
  props: Pick<AuthFieldsProps, "state" | "onState"> & { readonly label?: string },
): ReactElement {
  const { state, onState, label = authWords.fallbackToken } = props;
  const oauth = state.oauth ?? blankOAuth;
  return (
    <Labelled
      label={label}
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
  oAuth: SuppliedToken,
  oauthFlows: SuppliedToken,
};

/** The inputs of a scheme; what is typed counts at once. */
export function AuthFields(props: AuthFieldsProps): ReactElement {
  // The view chosen by `scheme.kind` takes just this scheme; the table's type promises it.
  const Fields = table[props.scheme.kind] as (props: AuthFieldsProps) => ReactElement;
  return <Fields {...props} />;
}
