import { sha256 } from "../objects/compressed-objects.ts";
import type { StoreEntry } from "./entries.ts";

/** The entries end too early or contain something else than a store. */
export class DamagedEntriesError extends Error {
  override readonly name = "DamagedEntriesError";
  constructor(reason: string) {
    super(`the data is damaged: ${reason}; nothing was written`);
  }
}

/**
 * Passes entries on and checks them: they have a beginning and an end, each object has its hash, no row or object is
 * missing, and every object that a row refers to is there unless it is counted as lost. Throws `DamagedEntriesError`.
 */
export async function* checkedEntries(entries: AsyncIterable<StoreEntry>): AsyncGenerator<StoreEntry> {
  const objects = new Set<string>();
  const missing = new Set<string>();
  let rows = 0;
  let state: "beginning" | "content" | "end" = "beginning";
  for await (const entry of entries) {
    if (state === "beginning" && (entry.kind !== "start" || entry.format !== 1)) {
      throw new DamagedEntriesError("it has no beginning that this version knows");
    }
    if (state === "end") throw new DamagedEntriesError("it goes on after its end");
    state = "content";
    if (entry.kind === "object") {
      if ((await sha256(entry.bytes)) !== entry.hash) throw new DamagedEntriesError("an object has other bytes");
      objects.add(entry.hash);
    } else if (entry.kind === "row") {
      rows += 1;
      const hash = entry.row.object_hash;
      if (typeof hash === "string" && !objects.has(hash)) missing.add(hash);
    } else if (entry.kind === "end") {
      state = "end";
      const { counts } = entry;
      if (counts.rows !== rows || counts.objects !== objects.size || counts.lost !== missing.size) {
        throw new DamagedEntriesError("a part is missing");
      }
    }
    yield entry;
  }
  if (state !== "end") throw new DamagedEntriesError("its end is missing");
}
