import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { startSite } from "../../e2e/site.ts";
import { command } from "../../tooling/command.testing.ts";

it("after a kill during a registration it serves the old definition or the new one, never a mixture", async () => {
  let site = await startSite(undefined, {}, command);
  const { folder } = site;
  const token = site.token();
  const endpoints = (version: number) =>
    Array.from({ length: 400 }, (_, n) => ({
      id: `endpoint${n}`,
      method: "GET",
      path: { parts: [{ type: "literal", value: `/v${version}/things/${n}` }], pathParameters: [] },
      queryParameters: [],
      headers: [],
      description: `Version ${version}. ${"Words. ".repeat(100)}`,
      examples: [],
    }));
  const definition = (version: number) => ({
    rootPackage: { endpoints: endpoints(version), types: [], subpackages: [] },
    types: {},
    subpackages: {},
  });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(site.registry + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
  const register = (version: number) =>
    call("/registry/api/register", {
      method: "POST",
      body: JSON.stringify({ orgId: "callboard", apiId: "big", definition: definition(version) }),
    });
  /** Returns the version of a complete definition; fails for anything else. */
  const versionOf = async (id: string): Promise<number> => {
    const answer = await call(`/registry/api/latest/load/${id}`);
    expect(answer.status).toBe(200);
    const loaded = (await answer.json()) as { endpoints: { [id: string]: { path: { value: string }[] } } };
    const paths = Object.values(loaded.endpoints).map(({ path }) => path.map(({ value }) => value).join(""));
    const versions = new Set(paths.map((path) => /^\/v(\d+)\//.exec(path)?.[1]));
    expect(paths).toHaveLength(400);
    expect(versions.size).toBe(1);
    return Number([...versions][0]);
  };

  const stored = new Map<string, number>();
  const first = (await (await register(0)).json()) as { apiDefinitionId: string };
  stored.set(first.apiDefinitionId, 0);
  // registry/crash/crash.test.ts tries more moments: a kill costs less processor time there.
  for (const [round, wait] of [5, 30].entries()) {
    const version = round + 1;
    const attempt = register(version).then(
      async (answer) => ((await answer.json()) as { apiDefinitionId: string }).apiDefinitionId,
      () => undefined,
    );
    await new Promise((done) => setTimeout(done, wait));
    await site.stop("SIGKILL");
    const id = await attempt.catch(() => undefined);
    site = await startSite(folder, {}, command);
    // A confirmed write is stored, also after every later kill.
    if (id !== undefined) stored.set(id, version);
    for (const [known, kept] of stored) expect(await versionOf(known)).toBe(kept);
    // It can be registered again after any kill.
    const retried = (await (await register(version)).json()) as { apiDefinitionId: string };
    expect(await versionOf(retried.apiDefinitionId)).toBe(version);
  }
  await site.stop();
  rmSync(folder, { recursive: true });
});
