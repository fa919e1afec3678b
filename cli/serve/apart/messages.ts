import type { PackedModel } from "./packed-model.ts";
import type { PlacedDiagnostic } from "./read-description.ts";

/** What the process that reads is told; the description itself comes as its standard input. */
export type ReaderHears =
  | { readonly type: "task"; readonly name: string; readonly id: string; readonly placed: number }
  /** The text of a part that it wanted. */
  | { readonly type: "part"; readonly address: string; readonly text: string }
  /** Why it can't have a part that it wanted. */
  | { readonly type: "noPart"; readonly address: string; readonly problem: string };

/** What the process that reads says: it wants a part that a `$ref` names, or it is done. */
export type ReaderSays =
  | { readonly type: "read"; readonly address: string }
  | {
      readonly type: "done";
      readonly format: string;
      readonly diagnostics: readonly PlacedDiagnostic[];
      /** The model; its bytes, so many, come as the standard output. */
      readonly model: Omit<PackedModel, "bytes"> & { readonly size: number };
    }
  | { readonly type: "refused"; readonly diagnostics: readonly PlacedDiagnostic[] };
