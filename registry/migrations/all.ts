import { begin } from "./0001-begin.ts";
import type { Migration } from "./migration.ts";

/** Every step of the schema, in order. A new one is added at the end. */
export const migrations: readonly Migration[] = [begin];
