import type { CheckedApi } from "#docs-host/pages/views";
import type { Site } from "#docs-host/site/model";
import { checkedApi } from "./checked-api.ts";
import type { ReadMemory } from "./live-check-source.ts";

/** Returns what a site shows of the memories of its watches, with links to its pages in a language. */
export const readChecks = (memories: readonly ReadMemory[], site: Site, language: string): readonly CheckedApi[] =>
  memories.map((memory) => (memory.kind === "memory" ? checkedApi(memory.state, site, language) : memory));
