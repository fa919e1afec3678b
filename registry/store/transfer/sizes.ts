import { type Kysely, type RawBuilder, sql } from "kysely";
import { referring } from "../sql/puts.ts";
import type { Schema } from "../sql/schema.ts";
import type { Store } from "../store.ts";

/** The data of an organization. */
export interface OrganizationSize {
  readonly orgId: string;
  /** Numbers of its rows by the names of a report, such as `sites`; those that it has. */
  readonly counts: { readonly [name: string]: number };
  /** Bytes of its objects before compression, each once, and of its documents in rows. */
  readonly bytes: number;
}

/** Names the rows of a table in a report. `organization` is an expression, for a table without such a column. */
interface Counted {
  readonly name: string;
  readonly organization?: (staff: RawBuilder<string>) => RawBuilder<string>;
  /** Selects the rows that count; all by default. */
  readonly where?: string;
}

/** The organization of the SDK that a row belongs to. */
const ofSdk = (table: "snippet" | "snippet_template"): RawBuilder<string> =>
  sql`(select organization_id from sdk where sdk.id = ${sql.ref(`${table}.sdk_id`)})`;

const ofStaff: Counted["organization"] = (staff) => staff;

/** Every table; undefined if its rows are counted with others. The compiler rejects an omission. */
const tables: { readonly [T in keyof Schema]: Counted | undefined } = {
  api: { name: "APIs" },
  api_definition: { name: "versions" },
  docs_site: { name: "sites" },
  // Documents of sites, with the bytes of a file or without an upload, and the sources of definitions.
  file: { name: "files", where: "object_hash is not null" },
  docs_registration: { name: "publications" },
  host: { name: "hosts" },
  repository: { name: "repositories" },
  pull_request: {
    name: "pull requests",
    organization: (staff) => sql`coalesce((select organization_id from repository
      where repository.owner = pull_request.owner and repository.name = pull_request.name), ${staff})`,
  },
  generator: { name: "generators", organization: ofStaff },
  release: { name: "releases", organization: ofStaff },
  sdk: { name: "SDK versions" },
  snippet: { name: "snippets", organization: () => ofSdk("snippet") },
  snippet_template: { name: "snippet templates", organization: () => ofSdk("snippet_template") },
  token: { name: "tokens" },
  organization: undefined,
  docs_address: undefined,
  docs_site_api: undefined,
  site_name: undefined,
  stored_object: undefined,
  rate_count: undefined,
};

/** Tables with a column of these names. */
type With<Column extends string> = { [T in keyof Schema]: Column extends keyof Schema[T] ? T : never }[keyof Schema];

/** Tables with documents in their rows; the compiler rejects an omission. */
const documented: { readonly [T in With<"document">]: true } = {
  generator: true,
  release: true,
  repository: true,
  pull_request: true,
  sdk: true,
  snippet: true,
  snippet_template: true,
};

/** The names of all counts, in the order of a report. */
export const countNames: readonly string[] = Object.values(tables).flatMap((counted) => counted?.name ?? []);

/**
 * Measures the data of each organization, the largest first.
 *
 * @param staff the organization that runs the registry, to which generators and releases belong
 */
export async function measureOrganizations(
  { db }: Pick<Store, "db">,
  staff: string,
): Promise<readonly OrganizationSize[]> {
  const sizes = new Map<string, { readonly counts: { [name: string]: number }; bytes: number }>();
  const sizeOf = (orgId: string) => {
    const size = sizes.get(orgId) ?? { counts: {}, bytes: 0 };
    sizes.set(orgId, size);
    return size;
  };
  for (const { id } of await db.selectFrom("organization").select("id").execute()) sizeOf(id);
  for (const [table, counted] of Object.entries(tables)) {
    if (counted === undefined) continue;
    for (const { orgId, rows, bytes } of await countRows(db, table, counted, staff)) {
      const size = sizeOf(orgId);
      size.counts[counted.name] = rows;
      size.bytes += bytes;
    }
  }
  for (const { orgId, bytes } of await objectBytes(db)) sizeOf(orgId).bytes += bytes;
  return [...sizes]
    .map(([orgId, { counts, bytes }]) => ({ orgId, counts, bytes }))
    .sort((a, b) => b.bytes - a.bytes || (a.orgId < b.orgId ? -1 : 1));
}

interface CountedRows {
  readonly orgId: string;
  readonly rows: number;
  readonly bytes: number;
}

async function countRows(
  db: Kysely<Schema>,
  table: string,
  { organization = () => sql.ref("organization_id"), where = "1 = 1" }: Counted,
  staff: string,
): Promise<readonly CountedRows[]> {
  const bytes = Object.hasOwn(documented, table) ? sql`coalesce(sum(octet_length(document)), 0)` : sql`0`;
  const { rows } = await sql<CountedRows>`select "orgId", count(*) as rows, ${bytes} as bytes
    from (select ${organization(sql`cast(${staff} as text)`)} as "orgId", ${sql.table(table)}.* from ${sql.table(table)}
      where ${sql.raw(where)}) as counted
    group by "orgId"`.execute(db);
  return rows;
}

/** Sums the bytes of the objects that rows of each organization refer to. */
async function objectBytes(db: Kysely<Schema>): Promise<readonly Omit<CountedRows, "rows">[]> {
  const references = Object.keys(referring).map(
    (table) => sql`select organization_id, object_hash from ${sql.table(table)}`,
  );
  const { rows } = await sql<Omit<CountedRows, "rows">>`select organization_id as "orgId", sum(size) as bytes
    from (${sql.join(references, sql` union `)}) as referred
    join stored_object on stored_object.hash = referred.object_hash
    group by organization_id`.execute(db);
  return rows;
}
