import type { PackedChange, PackedModel } from "#engine/packed-model";
import type { FromReader, ToReader } from "./messages.ts";

/** A message to the reading thread: a description, or a part that it requested. */
export type ThreadInput =
  | {
      readonly type: "start";
      readonly task: Extract<ToReader, { readonly type: "task" }>;
      /** The import cache of the last reading, then the description. */
      readonly bytes: Uint8Array<ArrayBuffer>;
    }
  | Exclude<ToReader, { readonly type: "task" }>;

type Done = Extract<FromReader, { readonly type: "done" }>;

/** A message from the reading thread: the result with its bytes, or another message of the process. */
export type ThreadOutput =
  | Extract<FromReader, { readonly type: "read" | "refused" }>
  | (Omit<Done, "model" | "cache"> & {
      readonly model: PackedModel | PackedChange;
      /** The import cache for the next reading, in JSON. */
      readonly cache: Uint8Array<ArrayBuffer>;
    });
