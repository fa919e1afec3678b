import type { HeaderField } from "../exchange.ts";

/** A request as a server receives it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as sent, such as `/plants?limit=2`. */
  readonly target: string;
  readonly headers: readonly HeaderField[];
  readonly body: Uint8Array;
}

/** Returns the value of a header, or undefined; several fields of a name are joined (RFC 9110 §5.3). */
export function headerOf({ headers }: Pick<ReceivedRequest, "headers">, name: string): string | undefined {
  const values = headers.filter(([key]) => key.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(name.toLowerCase() === "cookie" ? "; " : ", ");
}
