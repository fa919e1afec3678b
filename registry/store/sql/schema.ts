import type { ObjectHash } from "../objects/objects.ts";

/** A moment as RFC 3339 text in UTC, such as `2026-11-21T08:30:00.000Z`; such texts sort by time. */
export type Moment = string;

/** An organisation that has had a token. */
export interface OrganizationTable {
  readonly id: string;
  readonly created_at: Moment;
}

/** A token. The secret itself is nowhere: `hash` is its SHA-256 in hexadecimal. */
export interface TokenTable {
  readonly id: string;
  readonly organization_id: string;
  readonly scope: string;
  readonly hash: string;
  readonly created_at: Moment;
  readonly revoked_at: Moment | null;
}

/** A registered version of an API. Its document is in the object store, in api-latest form, as wire JSON. */
export interface ApiDefinitionTable {
  readonly id: string;
  readonly organization_id: string;
  readonly api_name: string;
  readonly object_hash: ObjectHash;
  readonly created_at: Moment;
}

/** The version of an API that was registered last. */
export interface ApiTable {
  readonly organization_id: string;
  readonly name: string;
  readonly definition_id: string;
  readonly updated_at: Moment;
}

/** A publication of a docs site that was begun. `addresses` is JSON: the main address first, then the custom ones. */
export interface DocsRegistrationTable {
  readonly id: string;
  readonly organization_id: string;
  readonly addresses: string;
  readonly created_at: Moment;
  readonly expires_at: Moment;
  readonly finished_at: Moment | null;
}

/** A file before or after its upload. Only the SHA-256 of the secret in its upload address is stored. */
export interface FileTable {
  readonly id: string;
  readonly organization_id: string;
  readonly registration_id: string | null;
  readonly path: string;
  /** JSON: size and alternative text of an image; null for other files. */
  readonly image: string | null;
  readonly upload_hash: string;
  readonly upload_expires_at: Moment;
  readonly uploaded_at: Moment | null;
  readonly object_hash: ObjectHash | null;
  readonly content_type: string | null;
}

/** Which organisation a host belongs to. */
export interface HostTable {
  readonly name: string;
  readonly organization_id: string;
}

/** A published docs site. Its document is in the object store. */
export interface DocsSiteTable {
  readonly id: string;
  readonly organization_id: string;
  readonly registration_id: string;
  readonly object_hash: ObjectHash;
  readonly updated_at: Moment;
}

/** An address that shows a site. `path` is empty or begins with a slash and ends without one. */
export interface DocsAddressTable {
  readonly host: string;
  readonly path: string;
  readonly site_id: string;
}

/** The tables of the registry. */
export interface Schema {
  readonly organization: OrganizationTable;
  readonly token: TokenTable;
  readonly api_definition: ApiDefinitionTable;
  readonly api: ApiTable;
  readonly docs_registration: DocsRegistrationTable;
  readonly file: FileTable;
  readonly host: HostTable;
  readonly docs_site: DocsSiteTable;
  readonly docs_address: DocsAddressTable;
}
