import type { CheckedApi } from "../../app/pages/index.ts";
import type { Site } from "../../app/site/index.ts";
import { checkedApi } from "./checked-api.ts";
import type { ReadMemory } from "./live-check-source.ts";

/** Returns what a site shows of the memories of its watches, with links to its pages in a language. */
export const readChecks = (memories: readonly ReadMemory[], site: Site, language: string): readonly CheckedApi[] =>
  memories.map((memory) => (memory.kind === "memory" ? checkedApi(memory.state, site, language) : memory));
