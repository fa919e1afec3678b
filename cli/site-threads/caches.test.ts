import { expect, it } from "vitest";
import { caches } from "#engine/caches";
import { startSites } from "../start/sites.testing.ts";
import { startHere } from "./here.testing.ts";

const watches = { entries: [], folder: "" };
const entriesOf = (name: string): number => caches.sizes().find((one) => one.name === name)?.entries ?? 0;

it("every cache of a process that shows sites shares the budget, and evicts what exceeds it", async () => {
  const sites = await startSites({}, { start: startHere, watches });
  const [fileId = ""] = await sites.publish("acme", { domain: "acme.localhost", title: "Garden", file: "bytes" });
  const own = `registry.localhost:${sites.port}`;
  const acme = `acme.localhost:${sites.port}`;
  const formOf = /forms\/[^"\\?]+/.exec((await sites.get(own, "/api/callboard-docs/endpoints")).text)?.[0];
  // Requests, and the caches that they fill.
  const requests: readonly (readonly [host: string, path: string, ...names: string[]])[] = [
    [acme, "/w", "hosts", "sites", "responses", "versions", "pages"],
    [acme, `/api/callboard-docs/files/${fileId}`, "files"],
    [acme, "/llms.txt", "responses"],
    [acme, "/api/callboard-docs/search?q=garden", "indexes"],
    [`nobody.example:${sites.port}`, "/", "missing hosts"],
    [own, "/"],
    ...(formOf === undefined ? [] : [[own, `/api/callboard-docs/${formOf}`, "forms"] as const]),
  ];
  for (const [host, path, ...names] of requests) {
    await sites.get(host, path);
    for (const name of names) expect(entriesOf(name), `${name} after ${path}`).toBeGreaterThan(0);
  }
  expect(
    caches
      .sizes()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    expect.arrayContaining([
      ...["classes", "code", "descriptions", "environments", "failures", "files", "forms", "hosts", "indexes"],
      ...[
        "markdown",
        "missing hosts",
        "nodes",
        "pages",
        "registry",
        "responses",
        "sites",
        "trees",
        "versions",
        "views",
      ],
    ]),
  );

  const before = caches.limit();
  try {
    caches.limitTo(100_000);
    expect(caches.sizes().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100_000);
    // Everything is still answered, a site too that is larger than its cache.
    for (const [host, path] of requests.filter(([host]) => !host.startsWith("nobody"))) {
      expect((await sites.get(host, path)).status, path).toBeLessThan(400);
      expect(caches.sizes().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100_000);
    }
  } finally {
    caches.limitTo(before);
  }
});
