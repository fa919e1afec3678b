import { describe, expect, it } from "vitest";
import type { SiteAnswer } from "#docs-host/site/model";
import { typesFrom } from "#engine/shape";
import { createRegistryClient } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { createFetchTransport, exactCodec } from "#transport";
import { type DocsOptions, docsSource } from "./docs-source.ts";

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

/** A source with a registry that sends these responses in order; the last one repeats. */
function sourceOf(...answers: readonly (() => Response)[]) {
  return sourceAt({}, ...answers);
}

/** The same for a site with other options. */
function sourceAt(site: Partial<DocsOptions>, ...answers: readonly (() => Response)[]) {
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
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      const token = new Headers(init.headers).get("authorization");
      sent.push({ url, body: JSON.parse(String(init.body)), token });
      return answer?.() ?? new Response();
    },
  });
  let [time, revision] = [0, 1];
  const reports: string[] = [];
  const errors: unknown[] = [];
  const source = docsSource(
    {
      client: createRegistryClient(transport),
      file: async (fileId) => new Response(fileId),
      now: () => time,
      onLoadError: ({ message, advice }) => reports.push(`${message} ${advice}`),
      onDiagnostics: () => {},
      onError: (error) => errors.push(error),
    },
    {
      ...{ url: "docs.plants.example", base: "", siteUrl: "https://docs.plants.example", ...site },
      revision: () => revision,
      onSize: () => {},
    },
  );
  const raise = (): void => {
    revision += 1;
  };
  const advance = (ms: number): void => {
    time += ms;
  };
  return { source, sent, reports, errors, advance, raise };
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
  ["a token without access", json({ error: "UnauthorizedError", content: "no" }, 401), /a token of the organization/],
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
  const { source, reports, errors, advance, raise } = sourceOf(
    json(definition("Plants")),
    json({}),
    json(definition("Trees")),
  );
  await source.load();
  raise();
  expect(titleOf(await source.load())).toBe("Plants");
  expect(reports).toEqual([expect.stringContaining("docs.plants.example could not be assembled")]);
  expect(errors).toEqual([expect.any(TypeError)]);
  advance(1000);
  expect(titleOf(await source.load())).toBe("Plants");
  expect(errors).toHaveLength(1);
  advance(1000);
  expect(titleOf(await source.load())).toBe("Trees");
});

const titleOf = (answer: SiteAnswer): string => (answer.ok ? answer.site.title : "");

describe("a site in the registry", () => {
  it("is loaded again for the next request, once its revision has risen, and never else", async () => {
    const { source, sent, advance, raise } = sourceOf(json(definition("Old")), json(definition("New")));
    expect(titleOf(await source.load())).toBe("Old");
    advance(3_600_000);
    expect(titleOf(await source.load())).toBe("Old");
    raise();
    expect(titleOf(await source.load())).toBe("New");
    await source.load();
    expect(sent).toHaveLength(2);
  });

  it("keeps its identity if its new revision is the same", async () => {
    const { source, raise } = sourceOf(json(definition("Same")));
    const first = await source.load();
    raise();
    const second = await source.load();
    expect(first.ok && second.ok && second.site === first.site).toBe(true);
  });

  it("stays while the registry does not answer", async () => {
    const { source, raise } = sourceOf(json(definition("Kept")), json({}, 503));
    await source.load();
    raise();
    expect(titleOf(await source.load())).toBe("Kept");
  });

  it("is no longer shown once the registry does not have it", async () => {
    const { source, raise } = sourceOf(json(definition("Shown")), json({ error: "DomainNotRegisteredError" }, 404));
    expect(titleOf(await source.load())).toBe("Shown");
    raise();
    expect(await source.load()).toMatchObject({ ok: false, error: { isGone: true } });
  });

  it("becomes private without another change of its definition", async () => {
    const authConfig = { type: "private", authType: "sso" };
    const { source, raise } = sourceOf(json(definition("Plants")), json({ ...definition("Plants"), authConfig }));
    expect(await source.load()).toMatchObject({ ok: true, site: expect.not.objectContaining({ isPrivate: true }) });
    raise();
    expect(await source.load()).toMatchObject({ ok: true, site: { isPrivate: true } });
  });
});

describe("a site at an address with a path", () => {
  const at = async (base: string, slug: string) => {
    const site = definition("Plants");
    const { root } = site.definition.config;
    const moved = JSON.parse(JSON.stringify(root).replaceAll('"slug":"w"', `"slug":"${slug ? `${slug}/w` : "w"}"`));
    const config = { ...site.definition.config, root: { ...moved, slug } };
    const files = { a: "http://registry.example/files/a" };
    const source = sourceAt({ base }, json({ ...site, definition: { ...site.definition, files, config } })).source;
    const answer = await source.load();
    if (!answer.ok) throw new Error(answer.error.message);
    const { pages, redirects, files: own } = answer.site;
    return { slugs: [...pages.keys()], first: redirects.get(base.slice(1)), file: own.get("a")?.url, source };
  };

  it.each([
    ["", "", "w"],
    ["/v2", "v2", "v2/w"],
    ["/v2", "", "v2/w"],
    ["/v2", "other/path", "v2/w"],
    ["", "other", "w"],
  ])("%j has its pages there, whatever path its publisher wrote: %j", async (base, slug, page) => {
    const site = await at(base, slug);
    expect(site.slugs).toEqual([page]);
    expect(site.first).toBe(page);
    expect(site.file).toBe(`${base}/api/callboard-docs/files/a`);
  });

  it("serves its own files only", async () => {
    const { source } = await at("/v2", "v2");
    expect(await (await source.file?.("a", new Headers()))?.text()).toBe("a");
    expect(await source.file?.("b", new Headers())).toBeUndefined();
  });
});
