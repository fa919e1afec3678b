import type { ImportDiagnostic } from "./diagnostic.ts";
import type { TextError } from "./text/text-error.ts";

/**
 * Returns the diagnostic of a text that can't be read. `file` is the address of another file than the description's own.
 */
export const unreadable = ({ at, message, limit, line, column }: TextError, file?: string): ImportDiagnostic => ({
  at: file === undefined ? at : `${file}#${at}`,
  ...(file !== undefined && { file }),
  position: { line, column },
  code: limit === undefined ? "unreadable" : "limit",
  message,
  ...(limit && { limit }),
});
