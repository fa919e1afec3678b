import { sql } from "kysely";
import type { StoreSettings } from "#registry";
import { findSnippets } from "../../registry/store/sql/sdks.ts";
import { openStore } from "../../registry/store/store.ts";
import { call } from "./load.ts";
import type { Running } from "./processes.ts";
import { quantile, report } from "./table.ts";

const endpoints = 1000;
const lookUps = 3000;

/** Measures the look-up of one among 1,000,000 snippets: in the store, and as a call. */
export async function measureSnippets(
  name: string,
  settings: StoreSettings,
  registry: Running,
  scale: number,
): Promise<void> {
  const { db, close } = await openStore(settings);
  try {
    const sdks = 1000 * scale;
    const numbers = (most: number) =>
      sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(most - 1)})`;
    // Inserted by the database, since a million rows from here would take minutes.
    await sql`insert into sdk (id, organization_id, api_name, language, package, version, document, snippets, templates,
      size, updated_at) ${numbers(sdks)} select 'bench_' || n, 'callboard', 'api-' || n, 'ruby', 'gem-' || n, '1.0.0',
      '{"type":"ruby","gem":"gem-' || n || '","version":"1.0.0"}', ${sql.lit(endpoints)}, 0, 0,
      '2026-01-01T00:00:00.000Z' from numbers`.execute(db);
    await sql`insert into snippet (sdk_id, path, method, endpoint_id, example, document) ${numbers(sdks * endpoints)}
      select 'bench_' || (n / ${sql.lit(endpoints)}), '/resources/' || (n % ${sql.lit(endpoints)}), 'GET', '', '',
      '{"client":"client.call(' || n || ')"}' from numbers`.execute(db);
    const inStore: number[] = [];
    const roundTrips: number[] = [];
    const asCall: number[] = [];
    for (let n = 0; n < lookUps; n += 1) {
      const [sdk, endpoint] = [(n * 7919) % sdks, (n * 104_729) % endpoints];
      const from = performance.now();
      const key = { path: `/resources/${endpoint}`, method: "GET" } as const;
      const found = await findSnippets(db, `bench_${sdk}`, key, undefined);
      if (n >= lookUps / 10) inStore.push(performance.now() - from);
      if (found.length !== 1) throw new Error(`the look-up found ${found.length} snippets`);
      const asked = performance.now();
      await sql`select 1`.execute(db);
      if (n >= lookUps / 10) roundTrips.push(performance.now() - asked);
    }
    for (let n = 0; n < lookUps / 3; n += 1) {
      const endpoint = { path: `/resources/${(n * 104_729) % endpoints}`, method: "GET" };
      const body = JSON.stringify({ orgId: "callboard", apiId: `api-${(n * 7919) % sdks}`, endpoint });
      const from = performance.now();
      const found = await call<readonly unknown[]>(registry, { method: "POST", path: "/snippets", body });
      if (n >= lookUps / 30) asCall.push(performance.now() - from);
      if (found.length !== 1) throw new Error(`the call found ${found.length} snippets`);
    }
    const among = `one of ${sdks * endpoints} snippets`;
    const goal = { kind: "most", value: 1 } as const;
    report(name, { name: `${among}, in the store, median`, value: quantile(inStore, 0.5), unit: "ms", digits: 2 });
    report(name, { name: `${among}, in the store, p99`, value: quantile(inStore, 0.99), unit: "ms", digits: 2, goal });
    const trip = "a statement without a table";
    report(name, { name: `${trip}, median`, value: quantile(roundTrips, 0.5), unit: "ms", digits: 2 });
    report(name, { name: `${trip}, p99`, value: quantile(roundTrips, 0.99), unit: "ms", digits: 2 });
    report(name, { name: `${among}, as a call, p99`, value: quantile(asCall, 0.99), unit: "ms", digits: 2 });
  } finally {
    await close();
  }
}
