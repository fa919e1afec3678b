import type { Description, Operation, Scheme } from "./description.ts";
import type { Asked } from "./exchange.ts";
import { queryOf } from "./read-parameters.ts";

/** The owner of a request; `undefined` where the operation is open to all. */
export type Found = { readonly ok: true; readonly user?: string } | { readonly ok: false; readonly challenge: string };

/** Users by their credential: a token, a key, or `name:password`. */
export interface Accounts {
  readonly [credential: string]: string;
}

function credentialIn(scheme: Scheme, { headers, query }: Asked): string | undefined {
  if (scheme.type === "http") {
    const [, sent = ""] = new RegExp(`^${scheme.scheme} +(\\S+)$`, "i").exec(headers.authorization ?? "") ?? [];
    return scheme.scheme === "bearer" ? sent : Buffer.from(sent, "base64").toString();
  }
  if (scheme.in === "header") return headers[scheme.name.toLowerCase()];
  if (scheme.in === "query") return (queryOf(query) ?? []).find(([name]) => name === scheme.name)?.[1];
  const pairs = (headers.cookie ?? "").split("; ");
  return pairs.find((pair) => pair.startsWith(`${scheme.name}=`))?.slice(scheme.name.length + 1);
}

const challengeOf = (scheme: Scheme | undefined): string =>
  scheme?.type === "http"
    ? `${scheme.scheme === "bearer" ? "Bearer" : "Basic"} realm="garden"`
    : 'ApiKey realm="garden"';

/** Finds the user of a request by the schemes of its operation. */
export function findUser(asked: Asked, operation: Operation, description: Description, accounts: Accounts): Found {
  const accepted = operation.security ?? description.security ?? [];
  if (accepted.length === 0) return { ok: true };
  const schemes = accepted
    .flatMap((one) => Object.keys(one))
    .map((name) => description.components?.securitySchemes?.[name]);
  for (const scheme of schemes) {
    const credential = scheme && credentialIn(scheme, asked);
    const user = credential !== undefined && Object.hasOwn(accounts, credential) ? accounts[credential] : undefined;
    if (user !== undefined) return { ok: true, user };
  }
  return { ok: false, challenge: challengeOf(schemes[0]) };
}
