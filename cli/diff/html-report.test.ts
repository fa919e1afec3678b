import { describe, expect, it } from "vitest";
import { compareApis, levels } from "#engine/compare";
import { type ApiModel, bareEndpoint, type Endpoint } from "#engine/model";
import type { Shape } from "#engine/shape";
import { htmlReport } from "./html-report.ts";

const hostile = `"><script>alert('&')</script>`;

const api = (shape: Shape, endpoint: Partial<Endpoint> = {}): ApiModel => ({
  id: "garden",
  endpoints: [
    bareEndpoint({
      id: "plants.change",
      path: [{ kind: "literal", value: "/plants" }],
      request: {
        body: { kind: "json", shape: { kind: "ref", id: "t:Plant" }, optional: false, contentType: "application/json" },
      },
      ...endpoint,
    }),
  ],
  types: { "t:Plant": { name: "Plant", shape } },
  groups: [],
  auths: {},
  globalHeaders: [],
});
const report = (older: ApiModel, newer: ApiModel): string =>
  htmlReport(compareApis(older, newer), { older: "before", newer: "after" }, { older, newer });

const before = api({ kind: "object", properties: [{ key: "name", shape: { kind: "string" }, optional: true }] });
const after = api(
  {
    kind: "object",
    properties: [
      { key: "name", shape: { kind: "string" }, optional: false },
      { key: hostile, shape: { kind: "integer" }, optional: true, description: hostile },
    ],
  },
  { description: hostile, path: [{ kind: "literal", value: `/plants${hostile}` }] },
);

describe("the HTML report of a comparison", () => {
  it("is self-contained, without scripts or external addresses", () => {
    const page = report(before, after);
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|\bsrc=|https?:|javascript:/i);
    expect(page).toMatch(/content="default-src &#39;none&#39;; style-src &#39;sha256-[^&]+&#39;;/);
  });

  it("escapes the names and texts of an API", () => {
    const page = report(before, after);
    expect(page).toContain("&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;");
    expect(page).not.toContain("alert('");
  });

  it("groups changes by call and type, and links to each group", () => {
    const page = report(before, after);
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.length).toBeGreaterThan(1);
    for (const id of anchors) expect(page).toContain(`<section id="${id}"`);
    expect(page).toMatch(/<h2>plants\.change <span>call<\/span>/);
    expect(page).toMatch(/<h2>t:Plant <span>type<\/span>/);
  });

  it("has a checkbox for each level that hides its changes and the sections without others", () => {
    const page = report(before, after);
    for (const level of levels) {
      expect(page).toContain(`id="show-${level}" checked`);
      expect(page).toContain(`body:has(#show-${level}:not(:checked)) .change.${level},`);
    }
    for (const [, mix] of page.matchAll(/<section [^>]*data-levels="([^"]+)"/g)) {
      const off = mix
        ?.split(" ")
        .map((level) => `:has(#show-${level}:not(:checked))`)
        .join("");
      expect(page).toContain(`body${off} [data-levels="${mix}"]{display:none}`);
    }
  });

  it("shows both definitions side by side, with the changes marked", () => {
    const page = report(before, after);
    expect(page).toContain(
      `<td class="gone"><mark>name?:</mark> string</td><td class="come"><mark>name:</mark> string</td>`,
    );
    expect(page).toContain(`<td class="empty"></td><td class="come">&quot;&gt;`);
  });

  it("reports that nothing changed", () => {
    const page = report(before, before);
    expect(page).toContain("Nothing changed.");
    expect(page).not.toContain("<nav");
  });
});
