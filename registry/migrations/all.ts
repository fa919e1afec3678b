import { begin } from "./0001-begin.ts";
import { canonicalHosts } from "./0002-canonical-hosts.ts";
import type { Migration } from "./migration.ts";

/** Every step of the schema, in order. A new one is added at the end. */
export const migrations: readonly Migration[] = [begin, canonicalHosts];
