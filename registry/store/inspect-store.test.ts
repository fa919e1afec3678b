import { expect, it } from "vitest";
import { newFolder } from "../registry.testing.ts";
import { inspectStore } from "./inspect-store.ts";
import { isOnPostgres, migratedStoreOf, openTestStore } from "./store.testing.ts";

it("finds a store of this version without problems, and reads the clock of its server", async () => {
  const folder = await newFolder();
  await (await openTestStore(folder)).close();
  const { state, problems, databaseTime } = await inspectStore(await migratedStoreOf(folder));
  expect([state, problems]).toEqual(["current", []]);
  expect(databaseTime === undefined).toBe(!isOnPostgres());
  if (databaseTime !== undefined) expect(Math.abs(databaseTime - Date.now())).toBeLessThan(3_600_000);
});

it("finds nothing in a folder that no registry has used", async () => {
  expect(await inspectStore({ dataFolder: await newFolder() })).toEqual({ state: "empty", problems: [] });
});
