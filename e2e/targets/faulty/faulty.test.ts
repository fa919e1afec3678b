import { expect, it } from "vitest";
import { checkIds } from "#live";
import { clientOf, plant } from "./client.testing.ts";
import { demonstrations, usualToken } from "./demonstrations.testing.ts";
import { faults, faultyHandle, startFaulty } from "./index.ts";

const shows = (server: string, fault: string) => demonstrations[fault]?.(clientOf(faultyHandle(server), usualToken));

it.each(faults.map(({ name }) => name))("the server %s shows its fault, and the correct one does not", async (name) => {
  expect([await shows(name, name), await shows("plants", name)]).toEqual([true, false]);
});

it("has at least 40 faults, which every check but that of slow answers has to find", () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  expect(checkIds.filter((id) => faults.every(({ check }) => check !== id))).toEqual(["slow-answer"]);
});

it("closes the connection on a long header, and in the middle of a page", async () => {
  const headers = { authorization: `Bearer ${usualToken}` };
  const [closed, cut] = await Promise.all([startFaulty("closed-on-long-header"), startFaulty("cut-page")]);
  await expect(fetch(`${closed.url}/plants`, { headers: { ...headers, "x-trace": "a".repeat(64) } })).rejects.toThrow();
  const added = () =>
    fetch(`${cut.url}/plants`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(plant),
    });
  await added();
  expect(await added()).toMatchObject({ status: 201 });
  const page = await fetch(`${cut.url}/plants`, { headers });
  await expect(page.text()).rejects.toThrow();
  await Promise.all([closed.close(), cut.close()]);
});
