import type { Kysely } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { newFolder, openRegistry } from "../registry.testing.ts";
import { openTestDatabase } from "../store/store.testing.ts";
import { begin } from "./0001-begin.ts";
import { canonicalHosts } from "./0002-canonical-hosts.ts";
import type { OldSchema } from "./old-schema.testing.ts";

interface OldSite {
  readonly org: string;
  readonly site: string;
  /** The day of the month on which the site was published. */
  readonly day: number;
  /** Hosts and paths in their original spelling. */
  readonly at: readonly (readonly [host: string, path: string])[];
}

/** Writes a database in the state after step 1, with these sites. */
async function oldDatabase(folder: string, sites: readonly OldSite[]) {
  const opened = await openTestDatabase(folder);
  onTestFinished(() => opened.db.destroy());
  await opened.migrateTo([begin]);
  // The tables have the columns of step 1 only.
  const db = opened.db as unknown as Kysely<OldSchema>;
  for (const { org, site, day, at } of sites) {
    const moment = `2026-01-${String(day).padStart(2, "0")}T00:00:00.000Z`;
    const addresses = JSON.stringify(at.map(([host, path]) => ({ host, path })));
    await db
      .insertInto("organization")
      .values({ id: org, created_at: moment })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("docs_registration")
      .values({
        ...{ id: `reg_${site}`, organization_id: org, addresses, created_at: moment },
        ...{ expires_at: moment, finished_at: moment },
      })
      .execute();
    const content = { object_hash: site, registration_id: `reg_${site}`, updated_at: moment };
    await db
      .insertInto("docs_site")
      .values({ id: site, organization_id: org, ...content })
      .execute();
    for (const [host, path] of at) {
      await db
        .insertInto("host")
        .values({ name: host, organization_id: org })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db.insertInto("docs_address").values({ host, path, site_id: site }).execute();
    }
  }
  return opened;
}

/** Migrates a database with these sites by this step, and returns its content. */
async function migrated(sites: readonly OldSite[]) {
  const { db, migrateTo } = await oldDatabase(await newFolder(), sites);
  const notes: string[] = [];
  await migrateTo([begin, canonicalHosts], (_, reported) => notes.push(...reported));
  const addresses = await db.selectFrom("docs_address").selectAll().execute();
  const hosts = await db.selectFrom("host").selectAll().execute();
  const registrations = await db.selectFrom("docs_registration").select(["id", "addresses"]).execute();
  return {
    notes,
    shown: Object.fromEntries(addresses.map(({ host, path, site_id }) => [host + path, site_id])),
    held: Object.fromEntries(hosts.map(({ name, organization_id }) => [name, organization_id])),
    registered: Object.fromEntries(registrations.map(({ id, addresses: text }) => [id, JSON.parse(text)])),
  };
}

it("leaves canonical URLs unchanged", async () => {
  const at = [
    ["docs.test", ""],
    ["docs.test", "/v2"],
    ["localhost:4000", ""],
    ["xn--bcher-kva.example", "/a"],
  ] as const;
  const { notes, shown, held } = await migrated([{ org: "acme", site: "s", day: 1, at }]);
  expect(notes).toEqual([]);
  expect(shown).toEqual({
    "docs.test": "s",
    "docs.test/v2": "s",
    "localhost:4000": "s",
    "xn--bcher-kva.example/a": "s",
  });
  expect(held).toEqual({ "docs.test": "acme", "localhost:4000": "acme", "xn--bcher-kva.example": "acme" });
});

it("rewrites hosts with a trailing dot or a default port, and paths with double slashes, in every table", async () => {
  const at = [
    ["docs.test.", ""],
    ["a.test:80", "//v2"],
    ["b.test.:8080", "/a//b"],
  ] as const;
  const { notes, shown, held, registered } = await migrated([{ org: "acme", site: "s", day: 1, at }]);
  expect(notes).toEqual([]);
  expect(shown).toEqual({ "docs.test": "s", "a.test/v2": "s", "b.test:8080/a/b": "s" });
  expect(held).toEqual({ "docs.test": "acme", "a.test": "acme", "b.test:8080": "acme" });
  expect(registered).toEqual({
    reg_s: [
      { host: "docs.test", path: "" },
      { host: "a.test", path: "/v2" },
      { host: "b.test:8080", path: "/a/b" },
    ],
  });
});

it("assigns a host of two organizations to the one with the canonical spelling, and notes who lost it", async () => {
  const { notes, shown, held } = await migrated([
    {
      org: "squatter",
      site: "other",
      day: 1,
      at: [
        ["docs.test.", ""],
        ["docs.test.", "/x"],
        ["own.test", ""],
      ],
    },
    { org: "acme", site: "real", day: 2, at: [["docs.test", ""]] },
  ]);
  expect(held).toEqual({ "docs.test": "acme", "own.test": "squatter" });
  expect(shown).toEqual({ "docs.test": "real", "own.test": "other" });
  expect(notes).toEqual([
    "docs.test belonged to two organizations: acme keeps it, and squatter has lost docs.test.",
    "docs.test. no longer shows a site of squatter",
    "docs.test./x no longer shows a site of squatter",
  ]);
});

it("assigns a host to the organization that published first if none has the canonical spelling", async () => {
  const { held, shown } = await migrated([
    { org: "late", site: "b", day: 9, at: [["docs.test:80", ""]] },
    { org: "early", site: "a", day: 3, at: [["docs.test.", ""]] },
  ]);
  expect(held).toEqual({ "docs.test": "early" });
  expect(shown).toEqual({ "docs.test": "a" });
});

it("keeps the newer of two sites of one organization at one URL, and notes the removed one", async () => {
  const { notes, shown } = await migrated([
    { org: "acme", site: "old", day: 1, at: [["docs.test", ""]] },
    {
      org: "acme",
      site: "new",
      day: 2,
      at: [
        ["docs.test.", ""],
        ["docs.test.", "//v2"],
      ],
    },
    {
      org: "acme",
      site: "both",
      day: 3,
      at: [
        ["b.test", ""],
        ["b.test.", ""],
      ],
    },
  ]);
  expect(shown).toEqual({ "docs.test": "new", "docs.test/v2": "new", "b.test": "both" });
  expect(notes).toEqual(["docs.test no longer shows a separate site: a newer one of acme is at docs.test"]);
});

it("leaves text that is not a host unchanged, since it can't be requested", async () => {
  const { shown, notes } = await migrated([{ org: "acme", site: "s", day: 1, at: [["a..test", ""]] }]);
  expect(shown).toEqual({ "a..test": "s" });
  expect(notes).toEqual([]);
});

it("is logged when the registry opens the database", async () => {
  const folder = await newFolder();
  const { db } = await oldDatabase(folder, [
    { org: "squatter", site: "other", day: 1, at: [["docs.test.", ""]] },
    { org: "acme", site: "real", day: 2, at: [["docs.test", ""]] },
  ]);
  await db.destroy();
  const { log } = await openRegistry({ dataFolder: folder });
  expect(log.filter(({ event }) => event === "migration")).toEqual([
    {
      event: "migration",
      name: "0002-canonical-hosts",
      notes: [
        "docs.test belonged to two organizations: acme keeps it, and squatter has lost docs.test.",
        "docs.test. no longer shows a site of squatter",
      ],
    },
  ]);
});
