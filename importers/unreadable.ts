import type { ImportDiagnostic } from "./diagnostic.ts";
import type { TextFault } from "./text/text-fault.ts";

/**
 * Returns the diagnostic of a text that can't be read. `address` is that of another file than the description's own.
 */
export const unreadable = ({ at, message, limit }: TextFault, address?: string): ImportDiagnostic => ({
  at: address === undefined ? at : `${address}#${at}`,
  code: limit === undefined ? "unreadable" : "limit",
  message,
  ...(limit && { limit }),
});
