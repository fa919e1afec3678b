import type { Kysely } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { bodyOf } from "#transport";
import { newFolder, openRegistry } from "../registry.testing.ts";
import { openTestDatabase } from "../store/store.testing.ts";
import { migrations } from "./all.ts";

interface OldSite {
  readonly org: string;
  readonly site: string;
  /** The day of the month on which the site was published. */
  readonly day: number;
  /** The hosts of its addresses, the main one first. */
  readonly at: readonly string[];
}

/** The tables of docs sites after step 9, as far as this test fills them. */
type Old = { readonly [table: string]: { readonly [column: string]: string | number } };

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === "0010-one-owner-per-host"),
);

/** Writes a database of the step before, with these sites. */
async function oldDatabase(folder: string, sites: readonly OldSite[]) {
  const opened = await openTestDatabase(folder);
  onTestFinished(() => opened.db.destroy());
  await opened.migrateTo(before);
  // The tables have the columns of that step only.
  const db = opened.db as unknown as Kysely<Old>;
  const insert = (table: string, values: Old[string]) =>
    db
      .insertInto(table)
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const { org, site, day, at } of sites) {
    const moment = `2026-01-${String(day).padStart(2, "0")}T00:00:00.000Z`;
    const addresses = JSON.stringify(at.map((host) => ({ host, path: "" })));
    const owner = { organization_id: org };
    await insert("organization", { id: org, created_at: moment });
    const moments = { created_at: moment, expires_at: moment, finished_at: moment };
    await insert("docs_registration", { id: `reg_${site}`, ...owner, addresses, ...moments });
    await insert("docs_site", {
      ...{ id: site, ...owner, object_hash: site, registration_id: `reg_${site}` },
      ...{ updated_at: moment, title: site },
    });
    for (const [position, host] of at.entries()) {
      await insert("host", { name: host, ...owner });
      await insert("docs_address", { host, path: "", site_id: site, position, is_custom: Number(position > 0) });
    }
  }
  return opened;
}

/** Migrates a database with these sites, and returns its content. */
async function migrated(sites: readonly OldSite[]) {
  const { db, migrateTo } = await oldDatabase(await newFolder(), sites);
  const notes: string[] = [];
  await migrateTo(migrations, (_, reported) => notes.push(...reported));
  const addresses = await db.selectFrom("docs_address").selectAll().orderBy("position").execute();
  const hosts = await db.selectFrom("host").selectAll().execute();
  return {
    notes,
    shown: Object.fromEntries(addresses.map(({ host, site_id, position }) => [host, `${site_id} ${position}`])),
    names: [...new Set(addresses.map(({ host_name }) => host_name))].toSorted(),
    held: Object.fromEntries(hosts.map(({ name, organization_id }) => [name, organization_id])),
  };
}

it("keeps all addresses if each host has one owner, at any number of ports", async () => {
  const at = ["docs.test", "docs.test:8443", "a.localhost:4000", "[::1]:4000"];
  expect(await migrated([{ org: "acme", site: "s", day: 1, at }])).toEqual({
    notes: [],
    shown: { "docs.test": "s 0", "docs.test:8443": "s 1", "a.localhost:4000": "s 2", "[::1]:4000": "s 3" },
    names: ["[::1]", "a.localhost", "docs.test"],
    held: { "docs.test": "acme", "a.localhost": "acme", "[::1]": "acme" },
  });
});

it("leaves a host of two organizations to the one without a port, and notes who lost it", async () => {
  const { notes, shown, held } = await migrated([
    { org: "squatter", site: "other", day: 1, at: ["a.localhost:4000", "own.test"] },
    { org: "acme", site: "real", day: 2, at: ["a.localhost"] },
  ]);
  expect(held).toEqual({ "a.localhost": "acme", "own.test": "squatter" });
  // The address that is left is the main one.
  expect(shown).toEqual({ "a.localhost": "real 0", "own.test": "other 0" });
  expect(notes).toEqual([
    "a.localhost belonged to two organizations: acme keeps it, and squatter has lost a.localhost:4000",
    "a.localhost:4000 no longer shows a site of squatter",
  ]);
});

it("leaves a host to the earliest known publisher if nobody has it without a port", async () => {
  const { shown, held } = await migrated([
    { org: "late", site: "b", day: 9, at: ["docs.test:1"] },
    { org: "early", site: "a", day: 3, at: ["docs.test:2"] },
  ]);
  expect(held).toEqual({ "docs.test": "early" });
  expect(shown).toEqual({ "docs.test:2": "a 0" });
});

it("is done when a registry opens, which logs it and shows the owner's site only", async () => {
  const folder = await newFolder();
  const { db } = await oldDatabase(folder, [
    { org: "squatter", site: "other", day: 1, at: ["a.localhost:4000"] },
    { org: "acme", site: "real", day: 2, at: ["a.localhost"] },
  ]);
  await db.destroy();
  const { log, client } = await openRegistry({ dataFolder: folder });
  expect(log.filter(({ event }) => event === "migration")).toMatchObject([{ name: "0010-one-owner-per-host" }]);
  const { sites } = bodyOf(await client().extensions.getSitesAtHost({ body: { host: "a.localhost:4000" } }));
  expect(sites).toMatchObject([{ orgId: "acme", docsId: "real" }]);
});
