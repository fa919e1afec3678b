import type { ObjectHash } from "./objects/objects.ts";
import type { Store } from "./store.ts";

/** Minimum age of an unreferenced object before it is deleted, since a call may be about to write its row. */
const graceSeconds = 60 * 60;

/** Deletes objects that no row refers to, left by calls that ended between object and row. Returns their number. */
export async function sweepObjects({ db, objects }: Store, now: Date): Promise<number> {
  const before = now.getTime() - graceSeconds * 1000;
  // Listed before the rows are read: an object put later is not in the list, one put earlier has its row by now or
  // never.
  const old = (await objects.list()).filter(({ putAt }) => putAt.getTime() < before);
  const referenced = new Set<ObjectHash | null>();
  for (const table of ["api_definition", "docs_site", "file"] as const) {
    for (const row of await db.selectFrom(table).select("object_hash").execute()) referenced.add(row.object_hash);
  }
  const unreferenced = old.filter(({ hash }) => !referenced.has(hash));
  for (const { hash } of unreferenced) await objects.remove(hash);
  return unreferenced.length;
}
