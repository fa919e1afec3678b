import { expect, it } from "vitest";
import { newFolder } from "../registry.testing.ts";
import { openStore } from "./store.ts";
import { sweepObjects } from "./sweep.ts";

it("removes an unreferenced object after one hour, but not before", async () => {
  const now = new Date();
  const store = await openStore(await newFolder());
  const kept = await store.objects.put(new TextEncoder().encode("kept"));
  const lost = await store.objects.put(new TextEncoder().encode("lost"));
  await store.db.insertInto("organization").values({ id: "acme", created_at: now.toISOString() }).execute();
  const row = { id: "1", organization_id: "acme", api_name: "a", object_hash: kept, created_at: now.toISOString() };
  await store.db.insertInto("api_definition").values(row).execute();

  expect(await sweepObjects(store, now)).toBe(0);
  expect(await store.objects.has(lost)).toBe(true);
  expect(await sweepObjects(store, new Date(now.getTime() + 2 * 60 * 60 * 1000))).toBe(1);
  expect(await store.objects.has(lost)).toBe(false);
  expect(await store.objects.has(kept)).toBe(true);
  await store.close();
});
