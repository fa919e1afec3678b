import pg from "pg";
import { expect, it } from "vitest";
import type { RegistryClient } from "#generated/registry";
import { bodyOf } from "#transport";
import { migrations } from "../migrations/all.ts";
import { plants } from "../registry.testing.ts";
import { startTwo } from "./two-processes.testing.ts";

const at = "docs.plants.example";

async function publish({ docs }: RegistryClient, title: string, filepaths: readonly string[] = []) {
  const begin = { orgId: "acme", domain: at, customDomains: [], filepaths };
  const { docsRegistrationId: id, uploadUrls } = bodyOf(await docs.startDocsRegister({ body: begin }));
  const docsDefinition = { pages: { "a.md": { markdown: title } }, config: { title } };
  bodyOf(await docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } }));
  return uploadUrls;
}

const titleAt = async ({ docs }: RegistryClient): Promise<unknown> => {
  const loaded = await docs.getDocsForUrl({ body: { url: at } });
  return loaded.ok ? loaded.body.definition.config.title : loaded.error;
};

it("two processes that start at once on an empty database migrate it once, and are one registry", async () => {
  const { processes, databaseUrl } = await startTwo();
  const [one, other] = processes;
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const { rows } = await database.query("select name from migration order by name");
  await database.end();
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));

  // Published in one process, it is in the other one with the response, again and again.
  const { id, token } = bodyOf(await one.client().tokens.generate({ body: { orgId: "acme", scope: "admin" } }));
  const [first, second] = [one.client(token), other.client(token)];
  for (let n = 0; n < 10; n += 1) {
    const [writer, reader] = n % 2 === 0 ? [first, second] : [second, first];
    await publish(writer, `version ${n}`);
    expect(await titleAt(reader)).toBe(`version ${n}`);
  }
  const registered = bodyOf(
    await first.apis.registerApiDefinition({ body: { orgId: "acme", apiId: "plants", definition: plants } }),
  );
  const loaded = await second.apis.getApiLatest({ pathParameters: { apiId: registered.apiDefinitionId } });
  expect(bodyOf(loaded).apiName).toBe("Plant Store");

  // A registration that one process begins takes its upload and its end from the other one.
  const begin = { orgId: "acme", domain: at, customDomains: [], filepaths: ["a.txt"] };
  const begun = bodyOf(await first.docs.startDocsRegister({ body: begin }));
  const path = (begun.uploadUrls["a.txt"]?.uploadUrl ?? "").replace(one.url, other.url);
  expect((await fetch(path, { method: "PUT", body: "text" })).status).toBe(200);
  const docsDefinition = { pages: {}, config: { title: "with a file" } };
  const finish = { pathParameters: { id: begun.docsRegistrationId }, body: { docsDefinition } };
  bodyOf(await second.docs.finishDocsRegister(finish));
  const site = bodyOf(await first.docs.getDocsForUrl({ body: { url: at } }));
  const [file = ""] = Object.values(site.definition.files);
  expect(await (await fetch(file)).text()).toBe("text");

  // Invalidated, archived and deleted in one process, it is so in the other one.
  const revision = async ({ docs }: RegistryClient): Promise<number> =>
    bodyOf(await docs.getDocsUrlMetadata({ body: { url: at } })).revision ?? 0;
  const before = await revision(second);
  bodyOf(await first.docsCache.invalidate({ body: { url: at } }));
  expect(await revision(second)).toBe(before + 1);
  bodyOf(await first.docs.setIsArchived({ body: { url: at, isArchived: true } }));
  expect(await titleAt(second)).toBe("DomainNotRegisteredError");
  expect((await fetch(file.replace(one.url, other.url))).status).toBe(404);
  bodyOf(await second.docs.setIsArchived({ body: { url: at, isArchived: false } }));
  expect(await titleAt(first)).toBe("with a file");

  // A revoked token is refused by the other process from the response on.
  bodyOf(await first.tokens.revoke({ body: { orgId: "acme", tokenId: id } }));
  expect(await second.dashboard.getDocsSitesForOrg({ body: { orgId: "acme" } })).toMatchObject({
    error: "UnauthorizedError",
    content: "The token has been revoked.",
  });
  expect([await one.stop(), await other.stop()]).toEqual([0, 0]);
}, 120_000);

it("two processes that publish one site at once leave one version, whole", async () => {
  const { processes } = await startTwo();
  const [one, other] = processes;
  const { token } = bodyOf(await one.client().tokens.generate({ body: { orgId: "acme", scope: "publish" } }));
  const clients = [one.client(token), other.client(token)];
  for (let round = 0; round < 5; round += 1) {
    const titles = Array.from({ length: 8 }, (_, n) => `round ${round} of ${n}`);
    await Promise.all(titles.map((title, n) => publish(clients[n % 2] ?? one.client(token), title)));
    const shown = await Promise.all(
      clients.map(async ({ docs }) => bodyOf(await docs.getDocsForUrl({ body: { url: at } })).definition),
    );
    const [left, right] = shown.map(({ config, pages }) => [config.title, pages["a.md"]?.markdown]);
    expect(titles).toContain(left?.[0]);
    expect(left?.[1]).toBe(left?.[0]);
    expect(right).toEqual(left);
    const sites = bodyOf(await one.client(token).dashboard.getDocsSitesForOrg({ body: { orgId: "acme" } }));
    expect(sites.docsSites).toHaveLength(1);
  }
}, 120_000);

it("two processes share the counts of rate limits within seconds", async () => {
  const { processes } = await startTwo({ CALLBOARD_TOKEN_RATE: "50" });
  const [one, other] = processes;
  const { token } = bodyOf(await one.client().tokens.generate({ body: { orgId: "acme", scope: "read" } }));
  const ask = ({ docs }: RegistryClient) => docs.listAllDocsUrls({});
  for (let n = 0; n < 50; n += 1) expect((await ask(one.client(token))).ok).toBe(true);
  expect(await ask(one.client(token))).toMatchObject({ rawResponse: { status: 429 } });
  // The other one has its own call to merge.
  await expect
    .poll(async () => (await ask(other.client(token))).rawResponse.status, { timeout: 20_000, interval: 200 })
    .toBe(429);
}, 120_000);
