import type { CheckedApi } from "#docs-host/pages/views";
import type { Site } from "#docs-host/site/model";
import type { WatchState } from "#live/watch";
import { checkedApi } from "./checked-api.ts";

/** The memory of a watch, or why it is not known. */
export type ReadMemory =
  | { readonly kind: "memory"; readonly state: WatchState }
  /** There is none yet. */
  | { readonly kind: "waiting" }
  | { readonly kind: "unreadable" };

/** The watches with results that a site shows. Reading never rejects, and may be called for every request. */
export interface LiveCheckSource {
  readonly read: () => Promise<readonly ReadMemory[]>;
}

/** Returns what a site shows of the memories of its watches, with links to its pages in a language. */
export const readChecks = (memories: readonly ReadMemory[], site: Site, language: string): readonly CheckedApi[] =>
  memories.map((memory) => (memory.kind === "memory" ? checkedApi(memory.state, site, language) : memory));
