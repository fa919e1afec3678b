import type { ObjectHash } from "../objects/objects.ts";

/** A moment as RFC 3339 text in UTC, such as `2026-11-21T08:30:00.000Z`; such texts sort by time. */
export type Moment = string;

/** An organization that has had a token. */
export interface OrganizationTable {
  readonly id: string;
  readonly created_at: Moment;
}

/** A token. The secret itself is nowhere: `hash` is its SHA-256 in hexadecimal. */
export interface TokenTable {
  readonly id: string;
  readonly organization_id: string;
  /** The scope that was named when it was created. Earlier versions accepted any text. */
  readonly scope: string;
  /** The scope that it has. */
  readonly access: string;
  readonly hash: string;
  readonly created_at: Moment;
  readonly expires_at: Moment | null;
  /** At most a minute before its last use; null before the first use. */
  readonly last_used_at: Moment | null;
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

/** True is 1, false is 0: SQLite has no booleans. */
export type Flag = number;

/** A publication of a docs site that was begun. `addresses` is JSON: the main address first, then the custom ones. */
export interface DocsRegistrationTable {
  readonly id: string;
  readonly organization_id: string;
  readonly addresses: string;
  readonly is_private: Flag;
  /** 1 if the access of the site is unchanged; then `is_private` is ignored. */
  readonly keeps_visibility: Flag;
  /** When the preview that it publishes expires; null if it publishes a site. */
  readonly preview_expires_at: Moment | null;
  readonly created_at: Moment;
  readonly expires_at: Moment;
  readonly finished_at: Moment | null;
  /** The document that finished it; null before. */
  readonly object_hash: ObjectHash | null;
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

/** The organization that a host belongs to, at all its ports. */
export interface HostTable {
  /** Without a port. */
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
  readonly is_private: Flag;
  readonly archived_at: Moment | null;
  /** When a preview expires; null for a site. */
  readonly preview_expires_at: Moment | null;
  readonly git_url: string | null;
  /** Revision for cache validation. It increases with every change for readers. */
  readonly revision: number;
  /** The title of its settings, empty without one; null until it is noted. */
  readonly title: string | null;
}

/** An API that a site shows. */
export interface DocsSiteApiTable {
  readonly site_id: string;
  readonly organization_id: string;
  readonly api_name: string;
}

/**
 * A name below the domain of the registry's sites and below `localhost`, in one label: of a host elsewhere, or of the
 * plain site of an API.
 */
export interface SiteNameTable {
  readonly name: string;
  /** Null for an API. */
  readonly host: string | null;
  readonly organization_id: string | null;
  readonly api_name: string | null;
}

/** An address that shows a site. `path` is empty or begins with a slash and ends without one. */
export interface DocsAddressTable {
  /** With its port, if that is not a default one. */
  readonly host: string;
  readonly host_name: string;
  readonly path: string;
  readonly site_id: string;
  /** The position among the addresses of its site. The main address has 0. */
  readonly position: number;
  /** 1 if the owner brought the host, 0 if the registry handed the address out. */
  readonly is_custom: Flag;
}

/** An object, from before its first put until it is removed. Its bytes are missing if that put did not succeed. */
export interface StoredObjectTable {
  readonly hash: ObjectHash;
  /** Bytes, uncompressed. */
  readonly size: number;
  readonly put_at: Moment;
}

/** A generator. `document` is the JSON of a `Generator`. */
export interface GeneratorTable {
  readonly id: string;
  readonly docker_image: string;
  readonly document: string;
}

/** A release of a product: of the command line tool, or of a generator. `document` is its JSON. */
export interface ReleaseTable {
  readonly product: string;
  readonly version: string;
  readonly document: string;
}

/** A tracked repository. `document` is the JSON of a `Repository`. */
export interface RepositoryTable {
  readonly owner: string;
  readonly name: string;
  readonly organization_id: string;
  readonly document: string;
}

/** A tracked pull request. `document` is the JSON of a `PullRequest`; `author` is a user name. */
export interface PullRequestTable {
  readonly owner: string;
  readonly name: string;
  readonly number: number;
  readonly state: string;
  readonly author: string | null;
  readonly created_at: Moment;
  readonly document: string;
}

/** Number of actions of an address or a token in the current window. */
export interface RateCountTable {
  /** SHA-256 of the action and of the address or token. */
  readonly id: string;
  readonly used: number;
  /** Milliseconds since the epoch. */
  readonly ends_at: number;
}

/** A version of an SDK that an organization has stored code of, for one of its APIs. */
export interface SdkTable {
  readonly id: string;
  readonly organization_id: string;
  readonly api_name: string;
  readonly language: string;
  readonly package: string;
  readonly version: string;
  /** The definition that the version was made for, if known. */
  readonly definition_id: string | null;
  /** The JSON of an `SDK`. */
  readonly document: string;
  /** Counts of its snippets and templates. */
  readonly snippets: number;
  readonly templates: number;
  /** Characters of the documents of its snippets and templates. */
  readonly size: number;
  readonly updated_at: Moment;
}

/**
 * Code of an SDK for an endpoint. `endpoint_id` and `example` are empty if the code is for no id or example in
 * particular. `document` is the JSON of a `Snippet`.
 */
export interface SnippetTable {
  readonly sdk_id: string;
  readonly path: string;
  readonly method: string;
  readonly endpoint_id: string;
  readonly example: string;
  readonly document: string;
}

/** The template of an SDK for an endpoint. `document` is the JSON of an `EndpointSnippetTemplate`. */
export interface SnippetTemplateTable {
  readonly sdk_id: string;
  readonly path: string;
  readonly method: string;
  readonly endpoint_id: string;
  readonly document: string;
}

/**
 * The tables of the registry. A column that refers to an object is named `object_hash`; objects without a reference are
 * removed.
 */
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
  readonly docs_site_api: DocsSiteApiTable;
  readonly site_name: SiteNameTable;
  readonly stored_object: StoredObjectTable;
  readonly generator: GeneratorTable;
  readonly release: ReleaseTable;
  readonly repository: RepositoryTable;
  readonly pull_request: PullRequestTable;
  readonly rate_count: RateCountTable;
  readonly sdk: SdkTable;
  readonly snippet: SnippetTable;
  readonly snippet_template: SnippetTemplateTable;
}
