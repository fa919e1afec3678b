import { sql } from "kysely";
import type { CacheSize } from "#engine/caches";
import { isList, isObject, own, parseJson } from "#engine/json";
import { staffOrganization } from "../staff-organization.ts";
import type { StoreProblem } from "../store/health/check-store.ts";
import type { Store } from "../store/store.ts";
import { measureOrganizations, type OrganizationSize } from "../store/transfer/sizes.ts";
import type { ProcessFacts, RecentProblem } from "./process-facts.ts";

/** A site of the overview. */
export interface OverviewSite {
  readonly title: string;
  readonly address: string;
  readonly orgId: string;
  readonly updatedAt: string;
  /** Bytes of its document and its files before compression. */
  readonly bytes: number;
  readonly marks: readonly string[];
}

/** A publication of a site, or a registered version of an API. */
export interface OverviewPublish {
  readonly at: string;
  readonly kind: "Site" | "Preview" | "API";
  readonly name: string;
  readonly orgId: string;
}

/** The state of a registry for its staff. */
export interface Overview {
  /** RFC 3339 text. */
  readonly at: string;
  readonly failures: readonly StoreProblem[];
  readonly organizations: readonly OrganizationSize[];
  /** The sites that changed last. */
  readonly sites: readonly OverviewSite[];
  readonly publishes: readonly OverviewPublish[];
  readonly problems: readonly RecentProblem[];
  readonly caches: readonly CacheSize[];
}

/** Rows of each table of the overview; `callboard sizes` and the list of sites have all. */
const maxRows = 50;

/** Milliseconds for which sizes are not measured again: they count all rows. */
const sizesMs = 5000;

/** Creates the function that reads the overview of a store and of this process. */
export function overviewReader(
  { db, check }: Pick<Store, "db" | "check">,
  now: () => Date,
  facts: ProcessFacts | undefined,
): () => Promise<Overview> {
  let measured: { readonly at: number; readonly sizes: Promise<readonly OrganizationSize[]> } | undefined;
  const sizes = (): Promise<readonly OrganizationSize[]> => {
    const at = now().getTime();
    if (measured === undefined || at - measured.at > sizesMs) {
      measured = { at, sizes: measureOrganizations({ db }, staffOrganization) };
      measured.sizes.catch(() => {
        measured = undefined;
      });
    }
    return measured.sizes;
  };
  return async () => {
    const [failures, organizations, sites, publishes] = await Promise.all([
      check(),
      sizes(),
      readSites(db),
      readPublishes(db),
    ]);
    const problems = facts?.problems() ?? [];
    return {
      ...{ at: now().toISOString(), failures, organizations, sites, publishes },
      ...{ problems: problems.slice(0, maxRows), caches: summed(facts?.caches() ?? []) },
    };
  };
}

async function readSites(db: Store["db"]): Promise<readonly OverviewSite[]> {
  const rows = await db
    .selectFrom("docs_site")
    .leftJoin("docs_address", (join) =>
      join.onRef("docs_address.site_id", "=", "docs_site.id").on("docs_address.position", "=", 0),
    )
    .select((of) => [
      ...(["docs_site.organization_id", "title", "updated_at", "is_private", "archived_at"] as const),
      ...(["preview_expires_at", "docs_address.host", "docs_address.path"] as const),
      sql<
        number | string
      >`(select coalesce(sum(size), 0) from stored_object where hash = ${of.ref("docs_site.object_hash")}
        or hash in (select object_hash from file where file.registration_id = ${of.ref("docs_site.registration_id")}))`.as(
        "bytes",
      ),
    ])
    .orderBy("updated_at", "desc")
    .limit(maxRows)
    .execute();
  return rows.map((row) => ({
    title: row.title ?? "",
    address: `${row.host ?? ""}${row.path ?? ""}`,
    orgId: row.organization_id,
    updatedAt: row.updated_at,
    bytes: Number(row.bytes),
    marks: [
      ...(row.is_private === 1 ? ["private"] : []),
      ...(row.archived_at === null ? [] : ["archived"]),
      ...(row.preview_expires_at === null ? [] : ["preview"]),
    ],
  }));
}

async function readPublishes(db: Store["db"]): Promise<readonly OverviewPublish[]> {
  const [sites, apis] = await Promise.all([
    db
      .selectFrom("docs_registration")
      .select(["organization_id", "addresses", "finished_at", "preview_expires_at"])
      .where("finished_at", "is not", null)
      .orderBy("finished_at", "desc")
      .limit(maxRows)
      .execute(),
    db
      .selectFrom("api_definition")
      .select(["organization_id", "api_name", "created_at"])
      .orderBy("created_at", "desc")
      .limit(maxRows)
      .execute(),
  ]);
  const ofSites = sites.map(({ organization_id: orgId, addresses, finished_at: at, preview_expires_at: preview }) => ({
    at: at ?? "",
    kind: preview === null ? ("Site" as const) : ("Preview" as const),
    name: firstAddress(addresses),
    orgId,
  }));
  const ofApis = apis.map(({ organization_id: orgId, api_name: name, created_at: at }) => ({
    ...{ at, kind: "API" as const, name, orgId },
  }));
  return [...ofSites, ...ofApis].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, maxRows);
}

/** The main address in the addresses of a publication. */
function firstAddress(addresses: string): string {
  const read = parseJson(addresses);
  const first = read.ok && isList(read.value) ? read.value[0] : undefined;
  const part = (key: string): string => {
    const value = isObject(first) ? own(first, key) : undefined;
    return typeof value === "string" ? value : "";
  };
  return part("host") + part("path");
}

/** Adds up the caches of all threads by name, the largest first, without empty ones. */
function summed(sizes: readonly CacheSize[]): readonly CacheSize[] {
  const byName = new Map<string, CacheSize>();
  for (const { name, bytes, entries } of sizes) {
    const { bytes: others = 0, entries: more = 0 } = byName.get(name) ?? {};
    byName.set(name, { name, bytes: bytes + others, entries: entries + more });
  }
  return [...byName.values()].filter(({ entries }) => entries > 0).sort((a, b) => b.bytes - a.bytes);
}
