import type { Kysely } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { newFolder } from "../registry.testing.ts";
import { openTestDatabase } from "../store/store.testing.ts";
import { begin } from "./0001-begin.ts";
import { canonicalHosts } from "./0002-canonical-hosts.ts";
import { migrations } from "./all.ts";
import type { OldSchema } from "./old-schema.testing.ts";

it("keeps sites public, published and in the order of their registered addresses", async () => {
  const { db: opened, migrateTo } = await openTestDatabase(await newFolder());
  onTestFinished(() => opened.destroy());
  await migrateTo([begin, canonicalHosts]);
  // The tables have the columns of the first two steps only.
  const db = opened as unknown as Kysely<OldSchema>;
  const moment = "2026-01-01T00:00:00.000Z";
  const addresses = [
    { host: "plants.docs.test", path: "/v2" },
    { host: "b.test", path: "" },
    { host: "a.test", path: "" },
  ];
  await db.insertInto("organization").values({ id: "acme", created_at: moment }).execute();
  const registration = { id: "reg_1", organization_id: "acme", addresses: JSON.stringify(addresses) };
  await db
    .insertInto("docs_registration")
    .values({ ...registration, created_at: moment, expires_at: moment, finished_at: moment })
    .execute();
  const site = {
    id: "docs_1",
    organization_id: "acme",
    registration_id: "reg_1",
    object_hash: "0",
    updated_at: moment,
  };
  await db.insertInto("docs_site").values(site).execute();
  for (const { host, path } of addresses) {
    await db.insertInto("host").values({ name: host, organization_id: "acme" }).execute();
    await db.insertInto("docs_address").values({ host, path, site_id: "docs_1" }).execute();
  }

  await migrateTo(migrations);
  expect(
    await opened.selectFrom("docs_address").select(["host", "position", "is_custom"]).orderBy("position").execute(),
  ).toEqual([
    { host: "plants.docs.test", position: 0, is_custom: 0 },
    { host: "b.test", position: 1, is_custom: 1 },
    { host: "a.test", position: 2, is_custom: 1 },
  ]);
  expect(await opened.selectFrom("docs_site").selectAll().execute()).toEqual([
    { ...site, is_private: 0, archived_at: null, preview_expires_at: null, git_url: null, revision: 1, title: null },
  ]);
});
