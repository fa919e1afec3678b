import { describe, expect, it } from "vitest";
import { type ApiModel, bareEndpoint } from "#engine/model";
import type { TypeDefinition } from "#engine/shape";
import { createDocsApp } from "./app.ts";
import { modelSource } from "./model-source.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const plant: TypeDefinition = {
  name: "Plant",
  shape: { kind: "enum", values: numbers(50_000).map((i) => ({ value: `plant-${i}` })) },
};

const large: ApiModel = {
  id: "large",
  name: "Large",
  endpoints: numbers(900).map((i) =>
    bareEndpoint({
      id: `call${i}`,
      method: "GET",
      path: [{ kind: "literal", value: `/call${i}` }],
      namespace: ["g"],
      environments: [{ id: `place${i}`, baseUrl: `https://place${i}.example` }],
      queryParameters: [{ key: "plant", shape: i === 7 ? plant.shape : { kind: "ref", id: "Plant" }, optional: true }],
    }),
  ),
  types: {
    Plant: plant,
    ...Object.fromEntries(numbers(700).map((i) => [`T${i}`, { name: `T${i}`, shape: { kind: "string" } } as const])),
  },
  groups: [{ id: "g", name: "G" }],
  auths: {},
  globalHeaders: [],
};

let drawn = 0;
const source = modelSource();
source.show([large], "first");
const app = createDocsApp({
  source,
  assets: {
    page: { script: "/assets/e.js", styles: [] },
    playground: { scripts: [], styles: [] },
    read: async () => undefined,
  },
  proxyUrl: "/api/callboard-docs/proxy",
  origin: "http://localhost:4000",
  onDrawn: () => (drawn += 1),
  onBug: (error) => {
    throw error;
  },
});
const page = async (path: string): Promise<string> =>
  (await app.fetch(new Request(`http://localhost:4000${path}`))).text();

const pages: readonly (readonly [string, string, string, string])[] = [
  ["/types/Plant", "definition", "50,000 values", "plant-49998"],
  ["/g/call7", "query.plant", "50,000 values", "plant-49998"],
  ["/types/Plant", "used-by.endpoints", "899 endpoints", "call 898"],
  ["/types", "types", "701 types", "T698"],
  ["/g", "entries", "900 entries", "call 898"],
  ["/", "base-urls", "900 environments", "place898"],
];

describe.each(pages)("a long list at %s: %s", (path, list, total, row) => {
  const text = row.replace(/call /, "call");

  it("is a part of it, with a search", async () => {
    const html = await page(path);
    expect(html).toContain(`aria-label="Search ${total}"`);
    expect(html).toContain(`<input type="hidden" name="list" value="${list}"/>`);
    expect(html.length).toBeLessThan(250_000);
    // Search engines index the page at its own address.
    expect(html).not.toContain("noindex");
  });

  it("is searched as a whole, on a page that search engines leave out", async () => {
    const html = await page(`${path}?list=${list}&find=${encodeURIComponent(text)}`);
    const part = html.slice(html.indexOf(`id="list:${list}"`));
    expect(part).toContain(`of ${total} that`);
    expect(part.slice(0, part.indexOf('class="list-links"'))).toContain(text);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:4000${path}"`);
  });
});

it("a view of a list is drawn each time and takes no page's place in the cache", async () => {
  await page("/types/Plant");
  const before = drawn;
  for (const find of ["a", "b", "c"]) await page(`/types/Plant?list=definition&find=${find}`);
  expect(drawn).toBe(before + 3);
  await page("/types/Plant");
  expect(drawn).toBe(before + 3);
});

it("a view of a list that is not on the page leaves the page as it is", async () => {
  const [plain, asked] = [await page("/types/Plant"), await page("/types/Plant?list=nowhere&find=x&from=7")];
  const main = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main(asked)).toBe(main(plain));
});
