import { describe, expect, it } from "vitest";
import { type ApiModel, bareEndpoint } from "#engine/model";
import type { TypeDefinition } from "#engine/shape";
import { createDocsApp } from "./app.ts";
import { oneSite } from "./hosting/index.ts";
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

let renders = 0;
const source = modelSource();
source.show([large], "first");
const app = createDocsApp({
  sites: oneSite(source),
  assets: {
    page: {
      script: "/assets/e.js",
      styles: [],
      fonts: [],
      inline: { theme: "", earlyPlayground: "", loginReturn: "" },
    },
    playground: { scripts: [], styles: [] },
    home: { styles: [] },
    read: async () => undefined,
  },
  proxyUrl: "/api/callboard-docs/proxy",
  origin: "http://localhost:4000",
  onDrawn: () => (renders += 1),
  onBug: (error) => {
    throw error;
  },
});
const page = async (path: string): Promise<string> =>
  (await app.fetch(new Request(`http://localhost:4000${path}`))).text();

const pages: readonly (readonly [string, string, string, string])[] = [
  ["/types/Plant", "definition", "50,000 values", "plant-49998"],
  ["/g/call7", "request.query.plant", "50,000 values", "plant-49998"],
  ["/types/Plant", "used-by.endpoints", "899 endpoints", "call 898"],
  ["/types", "types", "701 types", "T698"],
  ["/g", "entries", "900 entries", "call 898"],
  ["/", "base-urls", "900 environments", "place898"],
];

describe.each(pages)("a long list at %s: %s", (path, list, total, row) => {
  const text = row.replace(/call /, "call");

  it("shows one part of the list and a search field", async () => {
    const html = await page(path);
    expect(html).toContain(`placeholder="Search ${total}"`);
    expect(html).toContain(`<input type="hidden" name="list" value="${list}"/>`);
    expect(html.length).toBeLessThan(250_000);
    // Search engines index the canonical URL of the page.
    expect(html).not.toContain("noindex");
  });

  it("is searched completely, on a page with noindex", async () => {
    const html = await page(`${path}?list=${list}&find=${encodeURIComponent(text)}`);
    const part = html.slice(html.indexOf(`id="list:${list}"`));
    expect(part).toContain(`(${total})`);
    expect(part.slice(0, part.indexOf('class="list-links"'))).toContain(text);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:4000${path}"`);
  });
});

/** The content of a page, without the parts that differ per response. */
const main = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
/** Returns how many pages were rendered for these URLs. */
const rendersFor = async (...addresses: readonly string[]): Promise<number> => {
  const before = renders;
  for (const address of addresses) await page(address);
  return renders - before;
};

it("renders a search each time without evicting a page from the cache @nightly", async () => {
  await page("/types/Plant");
  expect(await rendersFor(...["a", "b", "b"].map((find) => `/types/Plant?list=definition&find=${find}`))).toBe(3);
  expect(await rendersFor("/types/Plant")).toBe(0);
});

it("renders a part of a list once for all equivalent URLs", async () => {
  await page("/types/Plant");
  expect(
    await rendersFor(
      ...["700", "701", "799", "0700&find=", "700&wide=no"].map((from) => `/types/Plant?list=definition&from=${from}`),
    ),
  ).toBe(1);
  const beyond = ["49900", "50000", "50100", "999999900"].map((from) => `/types/Plant?list=definition&from=${from}`);
  expect(await rendersFor(...beyond)).toBe(1);
  expect(await page(beyond[3] ?? "")).toContain("49,901 to 50,000 of 50,000 values");
  const wide = ["49000", "49100", "50000"].map((from) => `/types/Plant?list=definition&wide=true&from=${from}`);
  expect(await rendersFor(...wide)).toBe(1);
});

it("ignores a list parameter that names no list of the page, and renders nothing for it", async () => {
  const plain = await page("/types/Plant");
  const lists = ["nowhere", "nowhere2", "definitio", "definition2", "used-by", "g", "list:definition"];
  for (const list of lists) {
    const address = `/types/Plant?list=${list}&find=x&from=7`;
    expect(await rendersFor(address)).toBe(0);
    expect(main(await page(address))).toBe(main(plain));
  }
});

it("renders a page once if it is first requested with an unknown list", async () => {
  expect(await rendersFor("/types/T1?list=nowhere", "/types/T1?list=elsewhere", "/types/T1")).toBe(1);
});

it("responds with 503 to searches beyond the queue limit while cached pages are still served @nightly", async () => {
  const plain = await page("/types/Plant");
  const before = renders;
  const answers = Array.from({ length: 20 }, (_, n) =>
    app.fetch(new Request(`http://localhost:4000/types/Plant?list=definition&find=flood${n}`)),
  );
  const cached = await app.fetch(new Request("http://localhost:4000/types/Plant"));
  expect([cached.status, main(await cached.text())]).toEqual([200, main(plain)]);
  expect(renders - before).toBeLessThan(8);
  const settled = await Promise.all(answers);
  const refused = settled.filter(({ status }) => status === 503);
  expect(settled.filter(({ status }) => status === 200)).toHaveLength(8);
  expect(refused).toHaveLength(12);
  expect(renders - before).toBe(8);
  for (const answer of refused) {
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.text()).toMatch(/href="\/types\/Plant\?list=definition&amp;find=flood\d+">Try again/);
  }
});
