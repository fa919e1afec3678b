import type { PackedChange, PackedModel } from "./packed-model.ts";
import type { PlacedDiagnostic } from "./read-description.ts";

/**
 * What the process that reads is told. As its standard input come first what the last reading has kept, and then the
 * description itself.
 */
export type ReaderHears =
  | {
      readonly type: "task";
      readonly name: string;
      readonly id: string;
      readonly placed: number;
      /** How many bytes of what the last reading of it has kept come first. */
      readonly keepsake: number;
    }
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
      /** The model, or what differs from the last one; its bytes, so many, come as the standard output. */
      readonly model: Omit<PackedModel | PackedChange, "bytes"> & { readonly size: number };
      /** How many bytes come behind those of the model: what is kept for the next reading, in JSON. */
      readonly keepsake: number;
    }
  | { readonly type: "refused"; readonly diagnostics: readonly PlacedDiagnostic[] };
