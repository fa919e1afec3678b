import type { IncomingMessage } from "node:http";
import { isDeniedHeader, isSendable, isToken } from "./headers/index.ts";
import type { AllowedEnvironment } from "./target/index.ts";

/** Headers by name. */
export interface CredentialHeaders {
  readonly [name: string]: string;
}

/** Returns the headers that the operator adds to a call of a reader to an environment; `undefined` adds none. */
export type CredentialsOf = (
  request: IncomingMessage,
  environment: AllowedEnvironment,
) => Promise<CredentialHeaders | undefined>;

/** The operator's credentials can't be sent. The message holds no value. */
export class CredentialsError extends Error {
  override readonly name = "CredentialsError";
}

/**
 * Returns a flat list of headers with the operator's credentials. A header that the reader has entered is unchanged.
 * Throws `CredentialsError` for a header that the proxy never sends, or that can't be written.
 */
export function addCredentials(
  headers: readonly string[],
  credentials: CredentialHeaders | undefined = {},
): readonly string[] {
  const own = new Set(headers.flatMap((text, i) => (i % 2 === 0 ? [text.toLowerCase()] : [])));
  const added = Object.entries(credentials).flatMap(([name, value]) => {
    if (!isToken(name) || isDeniedHeader(name.toLowerCase()) || !isSendable(value)) {
      throw new CredentialsError(`the header ${JSON.stringify(name)} can't be sent as a credential`);
    }
    return own.has(name.toLowerCase()) ? [] : [name, value];
  });
  return added.length === 0 ? headers : [...headers, ...added];
}
