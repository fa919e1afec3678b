import type { Statement } from "./statements.ts";

/** A file before it is printed. */
export interface FileDraft {
  readonly path: string;
  /** Its source, for its first line: `idl/areas/tokens.yml`. */
  readonly from: string;
  readonly statements: readonly Statement[];
}
