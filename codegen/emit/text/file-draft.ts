import type { Statement } from "./statements.ts";

/** A file before it is printed. */
export interface FileDraft {
  readonly path: string;
  /** The source that its first line names: `idl/areas/tokens.yml`. */
  readonly from: string;
  readonly statements: readonly Statement[];
}
