import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { HostRules } from "../../../host-rules.ts";
import { hostsNamed, nameIn, withoutPort } from "../../../site-name.ts";
import type { Schema } from "../schema.ts";
import { ownerOf, ownersOf } from "./host-owners.ts";
import { findNamed } from "./site-names.ts";

/** A docs site at one of its addresses. */
export interface HostedDocs {
  readonly kind: "docs";
  readonly siteId: string;
  readonly orgId: string;
  /** The path of this address. */
  readonly path: string;
  /** The main address, host and path. */
  readonly url: string;
  /** The first custom address, or else the main one. */
  readonly canonicalUrl: string;
  readonly revision: number;
  readonly isPrivate: boolean;
  readonly isPreview: boolean;
  readonly isArchived: boolean;
}

/** The plain site of an API that no docs site shows. */
export interface HostedApi {
  readonly kind: "api";
  readonly orgId: string;
  readonly apiName: string;
  readonly definitionId: string;
}

/**
 * Finds the sites that a host shows, with or without the port: those that are published there, or else those that its
 * name stands for. They are of the owner of the host only. A site with several addresses on the host is found once for
 * each.
 */
export async function hostedSites(
  db: Kysely<Schema>,
  host: string,
  { rules, now }: { readonly rules: HostRules; readonly now: Date },
): Promise<readonly (HostedDocs | HostedApi)[]> {
  const bare = withoutPort(host);
  const [owner, rows] = await Promise.all([ownerOf(db, host, rules), docsAt(db, [host, bare], now)]);
  const published = rows.filter((row) => row.organization_id === owner);
  for (const one of [host, bare]) {
    const found = published.filter((row) => row.host === one);
    if (found.length > 0) return found.map(hostedDocs);
  }
  const name = nameIn(host, rules.suffix);
  const found = name === undefined ? [] : await sitesNamed(db, name, { rules, now });
  return owner === undefined ? found : found.filter(({ orgId }) => orgId === owner);
}

async function sitesNamed(
  db: Kysely<Schema>,
  name: string,
  { rules, now }: { readonly rules: HostRules; readonly now: Date },
): Promise<readonly (HostedDocs | HostedApi)[]> {
  const ownDocsAt = async (hosts: readonly string[], column?: "host_name") => {
    const rows = await docsAt(db, hosts, now, column);
    const owners = await ownersOf(db, hosts.map(withoutPort), rules);
    return rows.filter((row) => owners.get(withoutPort(row.host)) === row.organization_id);
  };
  const namesakes = await ownDocsAt(hostsNamed(name, rules.suffix), "host_name");
  // If a name exists in several domains, the first host has all sites.
  const first = namesakes.filter((row) => row.host === namesakes[0]?.host);
  if (first.length > 0) return first.map(hostedDocs);
  const named = await findNamed(db, name);
  if (named?.kind === "host") return (await ownDocsAt([named.host])).map(hostedDocs);
  return named === undefined ? [] : hostedApi(db, named);
}

type DocsRow = Awaited<ReturnType<typeof docsAt>>[number];

const docsAt = (db: Kysely<Schema>, hosts: readonly string[], now: Date, column: "host" | "host_name" = "host") =>
  db
    .selectFrom("docs_address")
    .innerJoin("docs_site", "docs_site.id", "docs_address.site_id")
    .innerJoin("docs_address as main", (join) =>
      join.onRef("main.site_id", "=", "docs_site.id").on("main.position", "=", 0),
    )
    .select(({ selectFrom }) =>
      selectFrom("docs_address as custom")
        .select(sql<string>`custom.host || custom.path`.as("url"))
        .whereRef("custom.site_id", "=", "docs_site.id")
        .where("custom.is_custom", "=", 1)
        .orderBy("custom.position")
        .limit(1)
        .as("custom_url"),
    )
    .select(["docs_address.host", "docs_address.path", "main.host as main_host", "main.path as main_path"])
    .select(["docs_site.id", "docs_site.organization_id", "docs_site.revision", "docs_site.is_private"])
    .select(["docs_site.archived_at", "docs_site.preview_expires_at"])
    .where(`docs_address.${column}`, "in", hosts)
    .where(isNotExpired(now))
    .orderBy("docs_address.host")
    .orderBy("docs_address.path")
    .execute();

const isNotExpired =
  (now: Date) =>
  ({ eb, or }: ExpressionBuilder<Pick<Schema, "docs_site">, "docs_site">) =>
    or([eb("docs_site.preview_expires_at", "is", null), eb("docs_site.preview_expires_at", ">", now.toISOString())]);

const hostedDocs = (row: DocsRow): HostedDocs => ({
  kind: "docs",
  siteId: row.id,
  orgId: row.organization_id,
  path: row.path,
  url: row.main_host + row.main_path,
  canonicalUrl: row.custom_url ?? row.main_host + row.main_path,
  revision: row.revision,
  isPrivate: row.is_private === 1,
  isPreview: row.preview_expires_at !== null,
  isArchived: row.archived_at !== null,
});

/** Selects APIs that no docs site shows; previews don't count. */
const isShownNowhere = ({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Pick<Schema, "api" | "docs_site" | "docs_site_api">, "api">) =>
  not(
    exists(
      selectFrom("docs_site_api")
        .innerJoin("docs_site", "docs_site.id", "docs_site_api.site_id")
        .select("docs_site.id")
        .whereRef("docs_site_api.organization_id", "=", "api.organization_id")
        .whereRef("docs_site_api.api_name", "=", "api.name")
        .where("docs_site.preview_expires_at", "is", null),
    ),
  );

async function hostedApi(
  db: Kysely<Schema>,
  { orgId, apiName }: { readonly orgId: string; readonly apiName: string },
): Promise<readonly HostedApi[]> {
  const row = await db
    .selectFrom("api")
    .select("definition_id")
    .where("organization_id", "=", orgId)
    .where("name", "=", apiName)
    .where(isShownNowhere)
    .executeTakeFirst();
  return row === undefined ? [] : [{ kind: "api", orgId, apiName, definitionId: row.definition_id }];
}

/** A site in a listing. */
export interface ListedSite {
  readonly kind: "docs" | "api";
  readonly orgId: string;
  readonly title: string;
  /** The host and the path of its main address; absent for an API. */
  readonly host: string | undefined;
  readonly path: string;
  /** The name of its host, or of the API. */
  readonly name: string | undefined;
  readonly updatedAt: string;
  readonly isPrivate: boolean;
  readonly isPreview: boolean;
  readonly isArchived: boolean;
}

/** Selects sites for a listing. */
export interface SiteFilter {
  /** Only sites of this organization. */
  readonly orgId: string | undefined;
  /** Only sites of this kind. */
  readonly kind: "docs" | "api" | undefined;
  /** A part of a title, an address or an organization, in any letter case; empty for all sites. */
  readonly query: string;
  readonly limit: number;
  readonly offset: number;
}

/** Lists docs sites, previews, archived sites and the plain sites of APIs, last changed first, and counts them. */
export async function listSites(
  db: Kysely<Schema>,
  { orgId, kind, query, limit, offset }: SiteFilter,
  now: Date,
): Promise<{ readonly sites: readonly ListedSite[]; readonly total: number }> {
  const docs = db
    .selectFrom("docs_site")
    .innerJoin("docs_address", (join) =>
      join.onRef("docs_address.site_id", "=", "docs_site.id").on("docs_address.position", "=", 0),
    )
    .leftJoin("site_name", "site_name.host", "docs_address.host")
    .select([sql<string>`'docs'`.as("kind"), "docs_site.organization_id as org", "docs_site.updated_at as updated"])
    .select([sql<string>`coalesce(docs_site.title, '')`.as("title"), sql<string | null>`docs_address.host`.as("host")])
    .select(["docs_address.path as path", "site_name.name as name", "docs_site.is_private as is_private"])
    .select(["docs_site.preview_expires_at as preview", "docs_site.archived_at as archived"])
    .where(isNotExpired(now));
  const apis = db
    .selectFrom("api")
    .leftJoin("site_name", (join) =>
      join.onRef("site_name.organization_id", "=", "api.organization_id").onRef("site_name.api_name", "=", "api.name"),
    )
    .select([sql<string>`'api'`.as("kind"), "api.organization_id as org", "api.updated_at as updated"])
    .select(["api.name as title", sql<string | null>`null`.as("host"), sql<string>`''`.as("path")])
    .select(["site_name.name as name", sql<number>`0`.as("is_private")])
    .select([sql<string | null>`null`.as("preview"), sql<string | null>`null`.as("archived")])
    .where(isShownNowhere);
  const listed = db.selectFrom(docs.unionAll(apis).as("listed")).where(({ eb, and, or, fn }) => {
    const pattern = `%${query.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    const has = (column: "title" | "host" | "path" | "name" | "org") =>
      sql<boolean>`${fn("lower", [column])} like ${pattern} escape '\\'`;
    const matches = or([...(["title", "host", "path", "name", "org"] as const).map(has)]);
    return and([
      ...(query === "" ? [] : [matches]),
      ...(orgId === undefined ? [] : [eb("org", "=", orgId)]),
      ...(kind === undefined ? [] : [eb("kind", "=", kind)]),
    ]);
  });
  const rows = await listed
    .selectAll()
    .orderBy("updated", "desc")
    // The rest makes the order of pages definite.
    .orderBy("org")
    .orderBy("title")
    .orderBy("host")
    .orderBy("path")
    .limit(limit)
    .offset(offset)
    .execute();
  const count = await listed.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  return {
    total: Number(count.total),
    sites: rows.map((row) => ({
      kind: row.kind === "api" ? "api" : "docs",
      orgId: row.org,
      title: row.title,
      host: row.host ?? undefined,
      path: row.path,
      name: row.name ?? undefined,
      updatedAt: row.updated,
      isPrivate: row.is_private === 1,
      isPreview: row.preview !== null,
      isArchived: row.archived !== null,
    })),
  };
}
