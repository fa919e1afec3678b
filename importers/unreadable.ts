import type { ImportDiagnostic } from "./diagnostic.ts";
import type { TextError } from "./text/text-error.ts";

/**
 * Returns the diagnostic of a text that can't be read. `address` is that of another file than the description's own.
 */
export const unreadable = ({ at, message, limit }: TextError, address?: string): ImportDiagnostic => ({
  at: address === undefined ? at : `${address}#${at}`,
  code: limit === undefined ? "unreadable" : "limit",
  message,
  ...(limit && { limit }),
});
