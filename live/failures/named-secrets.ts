import type { HeaderField } from "../exchange.ts";
import type { NamedSecret } from "./failure.ts";

/** The credentials of a run as they were given: by the id of their scheme, and headers of all requests. */
export interface GivenCredentials {
  readonly own: { readonly [scheme: string]: string };
  /** Credentials of a second user. */
  readonly other?: { readonly [scheme: string]: string };
  readonly headers?: readonly HeaderField[];
}

/**
 * Names given credentials by their scheme, with `other-` before it for a second user, and headers by their name. The
 * password of a pair such as `user:password` is a secret on its own.
 */
export function namedSecrets({ own, other = {}, headers = [] }: GivenCredentials): readonly NamedSecret[] {
  const given = [
    ...Object.entries(own),
    ...Object.entries(other).map(([name, text]) => [`other-${name}`, text] as const),
    ...headers,
  ];
  const passwords = given.flatMap(([name, text]) => {
    const colon = text.indexOf(":");
    return colon > 0 ? [[`${name}-password`, text.slice(colon + 1)] as const] : [];
  });
  return [...given, ...passwords].map(([name, text]) => ({ name, text }));
}
