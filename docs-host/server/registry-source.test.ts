import { describe, expect, it } from "vitest";
import { typesFrom } from "#engine/shape";
import { createRegistryClient } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { createFetchTransport, exactCodec } from "#transport";
import type { SiteAnswer } from "../app/site/index.ts";
import { registrySiteSource } from "./registry-source.ts";

const definition = (title: string) => ({
  orgId: "acme",
  baseUrl: { domain: "docs.plants.example" },
  lightModeEnabled: true,
  definition: {
    pages: { "w.md": { markdown: "# Hello" } },
    apis: {},
    apisV2: {},
    files: {},
    filesV2: {},
    config: {
      title,
      root: {
        type: "root",
        version: "v1",
        id: "r",
        title,
        slug: "",
        child: {
          type: "unversioned",
          id: "u",
          child: {
            type: "sidebarRoot",
            id: "s",
            children: [
              {
                type: "sidebarGroup",
                id: "g",
                children: [{ type: "page", id: "p", title: "W", slug: "w", pageId: "w.md" }],
              },
            ],
          },
        },
      },
    },
  },
});

/** A source whose registry sends these responses in order; the last one repeats. */
function sourceOf(...answers: readonly (() => Response)[]) {
  const sent: { readonly url: string; readonly body: unknown; readonly token: string | null }[] = [];
  const transport = createFetchTransport({
    baseUrl: "http://registry.example",
    token: "secret-token",
    codec: exactCodec(typesFrom(registryTypes)),
    clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: "20" },
    maxRetries: 0,
    random: () => 0.5,
    sleep: async () => {},
    fetch: async (url, init) => {
      if (url.endsWith("/metadata-for-url")) return Response.json(metadata.current, { status: metadata.status });
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      const token = new Headers(init.headers).get("authorization");
      sent.push({ url, body: JSON.parse(String(init.body)), token });
      return answer?.() ?? new Response();
    },
  });
  const metadata = {
    current: { url: "docs.plants.example", org: "acme", isPreviewUrl: false, revision: 1 } as object,
    status: 200,
  };
  let time = 0;
  const reports: string[] = [];
  const errors: unknown[] = [];
  const source = registrySiteSource({
    client: createRegistryClient(transport),
    url: "docs.plants.example",
    now: () => time,
    onLoadError: ({ message, advice }) => reports.push(`${message} ${advice}`),
    onDiagnostics: () => {},
    onError: (error) => errors.push(error),
  });
  const advance = (ms: number): void => {
    time += ms;
  };
  return { source, sent, reports, errors, advance, metadata };
}

const json =
  (value: unknown, status = 200) =>
  () =>
    Response.json(value, { status });

it("requests the site by its URL, with its token", async () => {
  const { source, sent } = sourceOf(json(definition("Plants")));
  const answer = await source.load();
  expect(answer.ok && answer.site.title).toBe("Plants");
  expect(answer.ok && answer.site.pages.get("w")).toMatchObject({ kind: "overview", markdown: "# Hello" });
  expect(sent).toEqual([
    {
      url: "http://registry.example/v2/registry/docs/load-with-url",
      body: { url: "docs.plants.example" },
      token: "Bearer secret-token",
    },
  ]);
});

it("gives equal definitions the same hash and different ones another hash", async () => {
  const one = await sourceOf(json(definition("A"))).source.load();
  const same = await sourceOf(json(definition("A"))).source.load();
  const other = await sourceOf(json(definition("B"))).source.load();
  expect(one.ok && same.ok && one.site.hash === same.site.hash).toBe(true);
  expect(one.ok && other.ok && one.site.hash !== other.site.hash).toBe(true);
});

it.each([
  [
    "an unregistered URL",
    json({ error: "DomainNotRegisteredError" }, 404),
    /Publish the docs under docs\.plants\.example/,
  ],
  ["a token without access", json({ error: "UnauthorizedError", content: "no" }, 401), /a token of the organisation/],
  ["a response that is not JSON", () => new Response("<html>", { status: 502 }), /Check that the registry is running/],
  [
    "a failed request",
    () => {
      throw new TypeError("connect ECONNREFUSED");
    },
    /ECONNREFUSED.*Check that the registry is running/,
  ],
])("gives advice about %s", async (_, answer, expected) => {
  const { source, reports } = sourceOf(answer);
  const loaded = await source.load();
  expect(loaded.ok).toBe(false);
  expect(loaded.ok ? "" : `${loaded.error.message} ${loaded.error.advice}`).toMatch(expected);
  expect(reports.join()).not.toContain("secret-token");
});

it("recovers by itself", async () => {
  const { source, advance } = sourceOf(json({ error: "DomainNotRegisteredError" }, 404), json(definition("Plants")));
  expect((await source.load()).ok).toBe(false);
  advance(2000);
  expect((await source.load()).ok).toBe(true);
});

it("keeps the last site if the registry returns invalid docs, and never rejects", async () => {
  const { source, reports, errors, advance } = sourceOf(
    json(definition("Plants")),
    json({}),
    json(definition("Trees")),
  );
  await source.load();
  advance(30_000);
  await source.load();
  await expect.poll(() => reports).toEqual([expect.stringContaining("docs.plants.example could not be assembled")]);
  expect(errors).toEqual([expect.any(TypeError)]);
  const kept = await source.load();
  expect(kept.ok && kept.site.title).toBe("Plants");
  advance(2000);
  await source.load();
  await expect.poll(async () => source.load()).toMatchObject({ site: { title: "Trees" } });
});

describe("the hosts of a published site", () => {
  const at = (id: string) => ({ ...definition("Plants"), definition: { ...definition("Plants").definition, id } });
  const unregistered = json({ error: "DomainNotRegisteredError" }, 404);

  it("are those for which the registry returns the same site", async () => {
    const { source, sent } = sourceOf(json(at("docs_1")), json(at("docs_1")), json(at("docs_2")), unregistered);
    await source.load();
    const hosts = ["custom.plants.example", "other.plants.example", "evil.example"];
    const answers: unknown[] = [];
    for (const host of hosts) answers.push(await source.resolveHost?.(host));
    expect(answers).toEqual(["served", "not-served", "not-served"]);
    expect(sent.slice(1).map(({ body }) => body)).toEqual(hosts.map((url) => ({ url })));
  });

  it("stay served while the registry is down", async () => {
    const { source, advance } = sourceOf(json(at("docs_1")), json(at("docs_1")), json({ error: "InternalError" }, 500));
    await source.load();
    expect(await source.resolveHost?.("custom.plants.example")).toBe("served");
    advance(300_000);
    expect(await source.resolveHost?.("custom.plants.example")).toBe("served");
  });

  it("are served on their first request, even before the site is loaded", async () => {
    const { source } = sourceOf(json(at("docs_1")));
    expect(await source.resolveHost?.("custom.plants.example")).toBe("served");
  });

  it("are unknown until the docs are published, and served afterwards", async () => {
    const { source, advance } = sourceOf(unregistered, json(at("docs_1")));
    expect(await source.resolveHost?.("custom.plants.example")).toBe("unknown");
    advance(2000);
    expect(await source.resolveHost?.("custom.plants.example")).toBe("served");
  });

  it("are unknown while the registry is down", async () => {
    const { source } = sourceOf(json(at("docs_1")), json({ error: "InternalError" }, 500), json(at("docs_1")));
    await source.load();
    expect(await source.resolveHost?.("custom.plants.example")).toBe("unknown");
    expect(await source.resolveHost?.("custom.plants.example")).toBe("served");
  });

  it("follow the site if it is republished with another id", async () => {
    const { source, advance } = sourceOf(json(at("docs_1")), json(at("docs_2")));
    await source.load();
    expect(await source.resolveHost?.("custom.plants.example")).toBe("not-served");
    advance(30_000);
    await source.resolveHost?.("custom.plants.example");
    advance(30_000);
    expect(await source.resolveHost?.("custom.plants.example")).toBe("served");
  });
});

describe("a site in the registry", () => {
  const titleOf = (answer: SiteAnswer): string => (answer.ok ? answer.site.title : "");

  it("is loaded again before the next answer, once its revision has risen", async () => {
    const { source, sent, advance, metadata } = sourceOf(json(definition("Old")), json(definition("New")));
    expect(titleOf(await source.load())).toBe("Old");
    advance(1500);
    expect(titleOf(await source.load())).toBe("Old");
    metadata.current = { ...metadata.current, revision: 2 };
    // The last answer of the registry counts for a second.
    expect(titleOf(await source.load())).toBe("Old");
    advance(1000);
    expect(titleOf(await source.load())).toBe("New");
    advance(1000);
    await source.load();
    expect(sent).toHaveLength(2);
  });

  it("stays while the registry does not answer", async () => {
    const { source, advance, metadata } = sourceOf(json(definition("Kept")), json({}, 503));
    await source.load();
    metadata.status = 503;
    advance(1500);
    expect(titleOf(await source.load())).toBe("Kept");
  });

  it.each([
    ["archived", { url: "docs.plants.example", org: "acme", isPreviewUrl: false, isArchived: true, revision: 2 }, 200],
    ["deleted", { error: "DomainNotRegisteredError" }, 404],
  ])("is no longer shown once it is %s", async (_, current, status) => {
    const { source, advance, metadata } = sourceOf(
      json(definition("Shown")),
      json({ error: "DomainNotRegisteredError" }, 404),
    );
    expect(titleOf(await source.load())).toBe("Shown");
    Object.assign(metadata, { current, status });
    advance(1500);
    expect(await source.load()).toMatchObject({ ok: false, error: { isGone: true } });
  });

  it("becomes private without another change of its definition", async () => {
    const authConfig = { type: "private", authType: "sso" };
    const { source, advance, metadata } = sourceOf(
      json(definition("Plants")),
      json({ ...definition("Plants"), authConfig }),
    );
    expect(await source.load()).toMatchObject({ ok: true, site: expect.not.objectContaining({ isPrivate: true }) });
    metadata.current = { ...metadata.current, revision: 2 };
    advance(1500);
    expect(await source.load()).toMatchObject({ ok: true, site: { isPrivate: true } });
  });
});
