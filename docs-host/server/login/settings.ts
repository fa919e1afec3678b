import { isSecureUrl, parseWebUrl } from "#engine/host";

/** The login settings of a site: the OpenID provider, the client, and the claim that becomes the API key. */
export interface LoginSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client, which proves itself by PKCE alone. */
  readonly clientSecret?: string;
  /**
   * Secret texts that seal cookies: the first seals, all open, so that keys can be changed without logging readers out.
   */
  readonly cookieKeys: readonly string[];
  readonly scope: string;
  /** Further parameters of the address that readers are sent to, such as `audience`. */
  readonly parameters: readonly (readonly [string, string])[];
  /** The reader's claim to fill in; the access token by default. */
  readonly claim?: string;
  /** Ids or names of the APIs to fill in; all by default. */
  readonly apis: readonly string[];
  /** The default is `state` (docs/login.md). */
  readonly returnParameter: string;
  /** True if a logout ends the reader's session at the provider too, if supported. */
  readonly logout: "provider" | "site";
}

/** The settings, undefined without a login, or a sentence for each error. */
export type ReadLoginSettings =
  | { readonly ok: true; readonly login: LoginSettings | undefined }
  | { readonly ok: false; readonly errors: readonly string[] };

const prefix = "CALLBOARD_LOGIN_";
const names = [
  "ISSUER",
  "CLIENT_ID",
  "CLIENT_SECRET",
  "COOKIE_KEYS",
  "SCOPE",
  "PARAMETERS",
  "CLAIM",
  "APIS",
  "RETURN_PARAMETER",
  "LOGOUT",
] as const;

/** Parameters of the authorization request that the site itself decides (OpenID Connect Core 1.0 §3.1.2.1). */
const reserved = [
  ..."client_id code_challenge code_challenge_method nonce redirect_uri response_mode response_type scope state".split(
    " ",
  ),
  ..."request request_uri".split(" "),
];

/** The least length of a cookie key, in characters: 32 bytes need that many in any way of writing them. */
const minKey = 32;

/**
 * Reads the `CALLBOARD_LOGIN_…` variables; `docs/login.md` documents each.
 *
 * @param origin the origin of the site
 */
export function readLoginSettings(
  env: { readonly [name: string]: string | undefined },
  origin: string | undefined,
): ReadLoginSettings {
  const errors: string[] = [];
  const text = (name: (typeof names)[number]): string => env[prefix + name]?.trim() ?? "";
  const known: readonly string[] = names.map((name) => prefix + name);
  const given = Object.keys(env).filter((name) => name.startsWith(prefix) && env[name]?.trim());
  if (given.length === 0) return { ok: true, login: undefined };
  for (const name of given.filter((one) => !known.includes(one))) {
    errors.push(`unknown setting ${name}; the login settings are ${known.join(", ")}`);
  }

  const issuer = text("ISSUER");
  if (issuer === "") errors.push(`${prefix}ISSUER is missing; it is the address of the OpenID provider`);
  else if (!isIssuer(issuer)) {
    errors.push(
      `${prefix}ISSUER is ${JSON.stringify(issuer)}; it must be an https address without query and fragment (http only on this machine)`,
    );
  }
  const clientId = text("CLIENT_ID");
  if (clientId === "") errors.push(`${prefix}CLIENT_ID is missing; the provider gives it when you register the site`);
  const cookieKeys = listIn(text("COOKIE_KEYS"));
  if (cookieKeys.length === 0) {
    errors.push(`${prefix}COOKIE_KEYS is missing; create a key with: openssl rand -base64 32`);
  } else if (cookieKeys.some((key) => key.length < minKey)) {
    errors.push(
      `${prefix}COOKIE_KEYS has a key of fewer than ${minKey} characters; create one with: openssl rand -base64 32`,
    );
  }
  const scope = text("SCOPE") || "openid";
  if (!scope.split(/\s+/).includes("openid"))
    errors.push(`${prefix}SCOPE must include openid, such as "openid offline_access"`);
  const parameters = [...new URLSearchParams(text("PARAMETERS"))];
  for (const [name] of parameters.filter(([one]) => reserved.includes(one))) {
    errors.push(`${prefix}PARAMETERS may not set ${name}, which the site sets itself`);
  }
  const returnParameter = text("RETURN_PARAMETER") || "state";
  if (!/^[\w-]{1,40}$/.test(returnParameter)) {
    errors.push(`${prefix}RETURN_PARAMETER is ${JSON.stringify(returnParameter)}; it must be a name such as state`);
  }
  const logout = text("LOGOUT") || "provider";
  if (logout !== "provider" && logout !== "site") {
    errors.push(`${prefix}LOGOUT is ${JSON.stringify(logout)}; it must be provider or site`);
  }
  if (origin !== undefined && !isSecureUrl(origin)) {
    errors.push(`CALLBOARD_ORIGIN is ${origin}; readers can log in over https only (http only on this machine)`);
  }
  if (errors.length > 0 || (logout !== "provider" && logout !== "site")) return { ok: false, errors };
  const [clientSecret, claim] = [text("CLIENT_SECRET"), text("CLAIM")];
  return {
    ok: true,
    login: {
      ...{ issuer, clientId, cookieKeys, scope, parameters, returnParameter, logout },
      ...(clientSecret !== "" && { clientSecret }),
      ...(claim !== "" && { claim }),
      apis: listIn(text("APIS")),
    },
  };
}

const listIn = (text: string): readonly string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** OpenID Connect Discovery 1.0 §2: https, and neither query nor fragment. */
function isIssuer(text: string): boolean {
  const url = parseWebUrl(text);
  if (url === undefined) return false;
  const isBare = url.search === "" && url.hash === "" && url.username === "" && url.password === "";
  return isBare && isSecureUrl(text);
}
