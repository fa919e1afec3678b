import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Shape, typesFrom } from "#engine/shape";
import { makeGuide } from "../shapes/guide.ts";
import { ShapeBody } from "../shapes/shape-body.tsx";
import type { ListView } from "./list-part.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const enumOf = (count: number): Shape => ({
  kind: "enum",
  values: numbers(count).map((i) => ({ value: `value${i}` })),
});
const objectOf = (count: number): Shape => ({
  kind: "object",
  properties: numbers(count).map((i) => ({ key: `key${i}`, shape: { kind: "string" }, optional: true })),
});
const unionOf = (count: number): Shape => ({
  kind: "discriminatedUnion",
  discriminant: "kind",
  variants: numbers(count).map((i) => ({ value: `variant${i}`, shape: objectOf(1) })),
});

function draw(shape: Shape, view?: Partial<ListView>): string {
  const guide = makeGuide({ types: typesFrom({}), typeHref: () => undefined, prose: (text) => text });
  const listView = view && { list: "here", find: "", from: 0, wide: false, ...view };
  return renderToStaticMarkup(<ShapeBody shape={shape} guide={{ ...guide, view: listView }} at="here" />);
}

/** The number of elements of a page. */
const elements = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;

const kinds: readonly (readonly [string, (count: number) => Shape, string])[] = [
  ["values", enumOf, "value"],
  ["properties", objectOf, "key"],
  ["variants", unionOf, "variant"],
];

describe.each(kinds)("%s in a long list", (noun, shapeOf, name) => {
  it("are shown completely up to a hundred", () => {
    const html = draw(shapeOf(100));
    expect(html).toContain(`${name}99<`);
    expect(html).not.toContain("list-search");
  });

  it("render no larger than a hundred rows, with the total count", () => {
    const html = draw(shapeOf(2000));
    expect(html).toContain(`<p class="list-count">1 to 100 of 2,000 ${noun}</p>`);
    expect(html).not.toContain(`${name}100<`);
    expect(elements(html)).toBe(elements(draw(shapeOf(101))));
    expect(elements(html) - elements(draw(shapeOf(100)))).toBeLessThan(20);
  });

  it("are searchable without JavaScript", () => {
    const html = draw(shapeOf(2000), { find: `${name}199` });
    expect(html).toContain(`11 matches for “${name}199” (2,000 ${noun})`);
    for (const found of ["199", "1990", "1999"]) expect(html).toContain(`${name}${found}<`);
    expect(html).toMatch(/<form class="list-search" action="#list:here">/);
    expect(draw(shapeOf(101), { find: "<b>" })).toContain("matches “&lt;b&gt;”");
  });

  it("are paged", () => {
    const html = draw(shapeOf(250), { from: 100 });
    expect(html).toContain(`101 to 200 of 250 ${noun}`);
    expect([...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, text]) => [text, href])).toEqual([
      ["Previous 100", "?list=here#list:here"],
      ["Next 50", "?list=here&amp;from=200#list:here"],
      ["Show all 250", "?list=here&amp;wide=true#list:here"],
    ]);
    const complete = draw(shapeOf(250), { wide: true });
    expect(complete).toContain(`All 250 ${noun}`);
    expect(complete).toContain(`${name}249<`);
  });
});

it("a long list nested in a row of another is open if it is requested", () => {
  const shape: Shape = {
    kind: "object",
    properties: numbers(300).map((i) => ({ key: `key${i}`, shape: enumOf(200), optional: true })),
  };
  const html = draw(shape, { list: "here.key250", from: 100 });
  expect(html).toContain("201 to 300 of 300 properties");
  expect(html).toContain("101 to 200 of 200 values");
  expect(html.match(/<details class="nested" open=""/g)).toHaveLength(1);
});
