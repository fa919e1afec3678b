import type { Kysely } from "kysely";
import type { ObjectHash, Objects } from "../objects/objects.ts";
import { referencedObjects } from "../sql/puts.ts";
import type { Schema } from "../sql/schema.ts";

/** A document that a row refers to, and that is not among the objects. */
export interface LostDocument {
  readonly hash: ObjectHash;
  readonly kind: "site" | "API" | "publication" | "file";
  /** Its name for the operator, such as `the site docs.example.com`. */
  readonly name: string;
}

/** Lost documents: how many, and the first ones. */
export interface LostDocuments {
  readonly count: number;
  readonly first: readonly LostDocument[];
}

/** The number of lost documents that are named. */
const maxNamed = 20;

/** Finds the objects that rows refer to and that are missing. */
export async function findLost(db: Kysely<Schema>, objects: Pick<Objects, "list" | "has">): Promise<LostDocuments> {
  // Read first: every object that a row refers to was put before.
  const referenced = await referencedObjects(db);
  const stored = new Set(await objects.list());
  const missing = [...referenced].filter((hash) => !stored.has(hash));
  const first: ObjectHash[] = [];
  for (const hash of missing.slice(0, maxNamed)) if (!(await objects.has(hash))) first.push(hash);
  const documents = await nameDocuments(db, first);
  return { count: documents.length + Math.max(0, missing.length - maxNamed), first: documents };
}

/** Describes the documents of objects. An object that no row refers to any more is left out. */
export async function nameDocuments(
  db: Kysely<Schema>,
  hashes: readonly ObjectHash[],
): Promise<readonly LostDocument[]> {
  if (hashes.length === 0) return [];
  const sites = await db
    .selectFrom("docs_site")
    .innerJoin("docs_address", "docs_address.site_id", "docs_site.id")
    .select(["docs_site.object_hash as hash", "docs_address.host", "docs_address.path"])
    .where("docs_site.object_hash", "in", hashes)
    .where("docs_address.position", "=", 0)
    .execute();
  const apis = await db
    .selectFrom("api_definition")
    .select(["object_hash as hash", "organization_id as organization", "api_name as api"])
    .where("object_hash", "in", hashes)
    .execute();
  const files = await db
    .selectFrom("file")
    .select(["object_hash as hash", "organization_id as organization", "path"])
    .where("object_hash", "in", hashes)
    .execute();
  const publications = await db
    .selectFrom("docs_registration")
    .select(["object_hash as hash", "organization_id as organization"])
    .where("object_hash", "in", hashes)
    .execute();
  const documents = new Map<string, LostDocument>();
  const add = (hash: string | null, kind: LostDocument["kind"], name: string): void => {
    if (hash !== null && !documents.has(hash)) documents.set(hash, { hash, kind, name });
  };
  for (const { hash, host, path } of sites) add(hash, "site", `the site ${host}${path}`);
  for (const { hash, organization, api } of apis) add(hash, "API", `a version of the API ${api} of ${organization}`);
  for (const { hash, organization, path } of files) add(hash, "file", `the file ${path} of ${organization}`);
  for (const { hash, organization } of publications) add(hash, "publication", `a publication of ${organization}`);
  return hashes.flatMap((hash) => documents.get(hash) ?? []);
}
