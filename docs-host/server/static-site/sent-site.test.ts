import { expect, it } from "vitest";
import { buildSite, type Site } from "#docs-host/site/model";
import { objectOf, parseJson, printJson } from "#engine/json";
import { docsApis, docsDefinition } from "../../site/model/docs-definition.testing.ts";
import { isGuide } from "./page-keys.ts";
import { guideTexts, receiveSite, sentSite } from "./sent-site.ts";
import { staticPages } from "./static-pages.ts";

const options = {
  assets: {
    ...{ script: "/assets/a.js", styles: [], fonts: [] },
    inline: { theme: "", earlyPlayground: "", loginReturn: "" },
  },
};

const redirects = [
  { source: "/old/a%2520b", destination: "/new" },
  { source: "/old/:id(\\d+)", destination: "/new/:id", permanent: false },
  { source: "/nowhere", destination: "javascript:alert(1)" },
];

const site: Site = {
  ...buildSite({
    hash: "h",
    definition: { ...docsDefinition, config: { ...docsDefinition.config, redirects } },
    apis: docsApis,
  }),
  isStatic: true,
};

const guides = [...site.pages.values()].filter(isGuide);

it("sends no text of a guide, and renders each page as the site that was sent", async () => {
  const sent = structuredClone(sentSite(site));
  for (const { markdown } of guides) {
    expect(markdown).toBeTruthy();
    expect(JSON.stringify([...sent.site.pages])).not.toContain(JSON.stringify(markdown));
  }
  const received = receiveSite(sent);
  const [here, there] = [await staticPages(site, options), await staticPages(received.site, options)];
  expect(there.slugs).toEqual(here.slugs);
  expect(guides.length).toBeGreaterThan(3);
  for (const slug of here.slugs) {
    received.take(guideTexts(site, [slug]));
    expect(await there.render(slug)).toEqual(await here.render(slug));
  }
});

it("refuses to read the text of a guide that was not sent", () => {
  const { site: received, take } = receiveSite(structuredClone(sentSite(site)));
  const [one, other] = guides;
  take(guideTexts(site, [one?.slug ?? ""]));
  const textOf = (slug: string | undefined): unknown => {
    const page = received.pages.get(slug ?? "");
    return page?.kind === "overview" ? page.markdown : undefined;
  };
  expect(textOf(one?.slug)).toBe(one?.markdown);
  expect(() => textOf(other?.slug)).toThrow(`the text of ${other?.slug} was read for another page`);
});

it("keeps the digits of numbers and the order of keys in APIs", () => {
  const read = parseJson("12345678901234567890");
  const response = objectOf([
    ["z", 1],
    ["7", read.ok ? read.value : null],
  ]);
  const example = {
    ...{ path: "/", pathParameters: {}, queryParameters: {}, headers: {} },
    ...{ statusCode: 200, response },
  };
  const apis = new Map(
    [...site.apis].map(([id, api]) => {
      const endpoints = api.endpoints.map((endpoint) => ({ ...endpoint, examples: [example] }));
      return [id, { ...api, endpoints }] as const;
    }),
  );
  const { site: received } = receiveSite(structuredClone(sentSite({ ...site, apis })));
  const [api] = received.apis.values();
  expect(printJson(api?.endpoints[0]?.examples[0]?.response ?? null)).toBe('{"z":1,"7":12345678901234567890}');
});

it("follows the same redirects", () => {
  const { site: received } = receiveSite(structuredClone(sentSite(site)));
  expect(received.authoredRedirects?.rules).toEqual(site.authoredRedirects?.rules);
  for (const slug of ["old/a%20b", "old/7", "old/x", "nowhere"]) {
    const find = ({ authoredRedirects }: Site) =>
      authoredRedirects?.ofAddress(slug) ?? authoredRedirects?.ofPattern(slug);
    expect([slug, find(received)]).toEqual([slug, find(site)]);
  }
  expect(received.authoredRedirects?.ofAddress("old/a%20b")?.href).toBe("/new");
});
