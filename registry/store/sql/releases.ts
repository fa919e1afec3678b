import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Creates or replaces a release by version. */
export async function saveRelease(
  db: Kysely<Schema>,
  release: { readonly product: string; readonly version: string; readonly document: string },
): Promise<void> {
  const { document } = release;
  await db
    .insertInto("release")
    .values(release)
    .onConflict((conflict) => conflict.columns(["product", "version"]).doUpdateSet({ document }))
    .execute();
}

/** Returns the documents of all releases of a product, in no order. */
export async function releasesOf(db: Kysely<Schema>, product: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("release").select("document").where("product", "=", product).execute();
  return rows.map(({ document }) => document);
}

/** Returns the document of one release. */
export async function findRelease(db: Kysely<Schema>, product: string, version: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("release")
    .select("document")
    .where("product", "=", product)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.document;
}

/** Creates or replaces a generator by id. */
export async function saveGenerator(
  db: Kysely<Schema>,
  generator: { readonly id: string; readonly docker_image: string; readonly document: string },
): Promise<void> {
  const { docker_image, document } = generator;
  await db
    .insertInto("generator")
    .values(generator)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ docker_image, document }))
    .execute();
}

/** Returns the documents of generators, optionally with an id or an image, ordered by id. */
export async function generatorsBy(
  db: Kysely<Schema>,
  wanted: { readonly id?: string; readonly dockerImage?: string } = {},
): Promise<readonly string[]> {
  let query = db.selectFrom("generator").select("document").orderBy("id");
  if (wanted.id !== undefined) query = query.where("id", "=", wanted.id);
  if (wanted.dockerImage !== undefined) query = query.where("docker_image", "=", wanted.dockerImage);
  const rows = await query.execute();
  return rows.map(({ document }) => document);
}
