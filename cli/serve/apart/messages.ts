import type { PackedChange, PackedModel } from "#engine/packed-model";
import type { ImportDiagnostic } from "#importers";
import type { ReadLimits } from "../read-limits.ts";
import type { WantedPositions } from "./read-description.ts";

/**
 * A message to the process that reads. Its standard input is the import cache of the last reading, then the
 * description.
 */
export type ToReader =
  | {
      readonly type: "task";
      readonly name: string;
      readonly id: string;
      readonly positions: WantedPositions;
      readonly isExported: boolean;
      readonly isOfClient: boolean;
      readonly keepsAudiences: boolean;
      readonly limits: ReadLimits;
      /** Bytes of the import cache. */
      readonly cache: number;
    }
  /** The text of a requested part. */
  | { readonly type: "part"; readonly address: string; readonly text: string }
  /** The reason why a requested part is not available. */
  | { readonly type: "noPart"; readonly address: string; readonly problem: string };

/** A message from the reading process: it requests the target of a `$ref`, or reports the result. */
export type FromReader =
  | { readonly type: "read"; readonly address: string }
  | {
      readonly type: "done";
      readonly format: string;
      readonly diagnostics: readonly ImportDiagnostic[];
      readonly differences: readonly ImportDiagnostic[];
      /** The model, or its changes since the last one; `size` bytes of it follow on the standard output. */
      readonly model: Omit<PackedModel | PackedChange, "bytes"> & { readonly size: number };
      /** Bytes of the import cache for the next reading, in JSON; they follow the bytes of the model. */
      readonly cache: number;
    }
  | { readonly type: "refused"; readonly diagnostics: readonly ImportDiagnostic[] }
  /** Its memory passed the limit. */
  | { readonly type: "outOfMemory" };
