import { base64, plain, read } from "#engine/secret";
import type { Endpoint, Transport } from "../call.ts";
import { type AuthSchemes, type Login, type SuppliedCredentials, supplied } from "./scheme.ts";
import { type TokenCredentials, tokenSource } from "./token-source.ts";

/** The credentials of each kind of scheme. A scheme that fetches tokens accepts a token as well. */
interface CredentialsByKind {
  readonly bearerAuth: { readonly token: SuppliedCredentials };
  readonly basicAuth: { readonly username: SuppliedCredentials; readonly password: SuppliedCredentials };
  readonly header: { readonly value: SuppliedCredentials };
  readonly oAuth: TokenCredentials | { readonly token: SuppliedCredentials };
  readonly oauthFlows: { readonly token: SuppliedCredentials };
}

/** The credentials by the ids of an API's schemes, as many as the caller has. */
export type LoginCredentials<S extends AuthSchemes> = {
  readonly [Id in keyof S]?: CredentialsByKind[S[Id]["kind"]];
};

/** A header, or a pair of the query. */
interface Proof {
  readonly header?: readonly [name: string, value: string];
  readonly query?: readonly [key: string, value: string];
}

type Prove = (carry: Transport) => Promise<Proof>;

/**
 * Creates the login of an API. Each call gets the first set of accepted schemes for which there are credentials, or no
 * credentials. OAuth tokens of client credentials are fetched on demand, shared and renewed.
 * @param schemes `registryAuths` of a generated client
 * @param now milliseconds since 1970, such as `Date.now`
 */
export function logins<const S extends AuthSchemes>(
  schemes: S,
  credentials: LoginCredentials<S>,
  now: () => number,
): Login {
  const proofs = new Map<string, Prove>();
  for (const [id, scheme] of Object.entries<AuthSchemes[string]>(schemes)) {
    const given = Object.hasOwn(credentials, id) ? credentials[id] : undefined;
    if (given !== undefined) proofs.set(id, proofOf(scheme, given, now));
  }
  return async ({ endpoint, url, headers, carry }) => {
    let address = url;
    for (const { header, query } of await Promise.all(schemesFor(endpoint, proofs).map((prove) => prove(carry)))) {
      if (header) headers.set(...header);
      if (query) address += `${address.includes("?") ? "&" : "?"}${query.map(encodeURIComponent).join("=")}`;
    }
    return address;
  };
}

function schemesFor({ security }: Endpoint, proofs: ReadonlyMap<string, Prove>): readonly Prove[] {
  const accepted = security?.map((each) => Object.keys(each)) ?? [...proofs.keys()].map((id) => [id]);
  const chosen = accepted.find((ids) => ids.every((id) => proofs.has(id))) ?? [];
  return chosen.flatMap((id) => proofs.get(id) ?? []);
}

type Given = CredentialsByKind[AuthSchemes[string]["kind"]];

/**
 * `LoginCredentials` pairs each kind of scheme with its credentials; the compiler does not follow that through a map.
 */
const givenTo = <K extends AuthSchemes[string]["kind"]>(_kind: K, given: Given): CredentialsByKind[K] =>
  given as CredentialsByKind[K];

function proofOf(scheme: AuthSchemes[string], given: Given, now: () => number): Prove {
  const header = async (name: string, prefix: string, text: SuppliedCredentials): Promise<Proof> => ({
    header: [name, prefixed(prefix, await supplied(text))],
  });
  switch (scheme.kind) {
    case "bearerAuth":
    case "oauthFlows": {
      const { token } = givenTo(scheme.kind, given);
      return () => header("Authorization", "Bearer", token);
    }
    case "basicAuth": {
      const { username, password } = givenTo(scheme.kind, given);
      return async () => {
        const pair = `${await supplied(username)}:${await supplied(password)}`;
        return header("Authorization", "Basic", read(base64(plain(pair)), "reveal"));
      };
    }
    case "header": {
      const { value } = givenTo(scheme.kind, given);
      const { headerWireValue: name, in: place = "header", prefix = "" } = scheme;
      return async () => {
        const text = prefixed(prefix, await supplied(value));
        if (place === "query") return { query: [name, text] };
        return { header: place === "cookie" ? ["Cookie", `${name}=${encodeURIComponent(text)}`] : [name, text] };
      };
    }
    case "oAuth": {
      const login = givenTo(scheme.kind, given);
      const { headerName = "Authorization", tokenPrefix = "Bearer", accessTokenLocator, token } = scheme;
      if ("token" in login) return () => header(headerName, tokenPrefix, login.token);
      const source = tokenSource(login, { ...token, accessToken: accessTokenLocator }, now);
      return async (carry) => header(headerName, tokenPrefix, await source(carry));
    }
  }
}

const prefixed = (prefix: string, text: string): string => (prefix === "" ? text : `${prefix.trim()} ${text}`);
