import { causes } from "#docs-host/proxy";
import type { RawAnswer } from "../net/answers.ts";
import type { ServerName } from "../server-name.ts";
import { type Breach, breach } from "./breach.ts";

const causeHeader = "x-callboard-proxy-cause";

/** Causes that a proxy may name for trouble with the API; `internal` would be its own bug. */
const isDocumented = (cause: string): boolean => Object.hasOwn(causes, cause) && cause !== "internal";

/** The part of an answer that is read; from a raw connection or from Node's client. */
export type Answered = Pick<RawAnswer, "status" | "body"> & { readonly header: (name: string) => string | undefined };

/** An answer that was read from raw bytes. */
export const answered = ({ status, body, headers }: RawAnswer): Answered => ({
  status,
  body,
  header: (name) => headers.get(name)?.[0],
});

/**
 * Reports an answer of 500 or above that the product does not document: as trouble of an API, or as a call that is not
 * served.
 */
export function undocumented(
  serverName: ServerName,
  { status, body, header }: Answered,
  what: string,
): readonly Breach[] {
  if (status < 500) return [];
  const cause = header(causeHeader);
  if (cause !== undefined && isDocumented(cause)) return [];
  if (serverName === "registry" && status === 503 && body.includes('"UnavailableError"')) return [];
  return [breach("status", `${serverName} answered ${what} with ${status}${cause === undefined ? "" : ` (${cause})`}`)];
}
