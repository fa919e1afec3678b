import type { Schema } from "../store/sql/schema.ts";

/** The tables of docs sites before step 3. */
export type OldSchema = Pick<Schema, "organization" | "host"> & {
  readonly docs_registration: Pick<
    Schema["docs_registration"],
    "id" | "organization_id" | "addresses" | "created_at" | "expires_at" | "finished_at"
  >;
  readonly docs_site: Pick<
    Schema["docs_site"],
    "id" | "organization_id" | "registration_id" | "object_hash" | "updated_at"
  >;
  readonly docs_address: Pick<Schema["docs_address"], "host" | "path" | "site_id">;
};
