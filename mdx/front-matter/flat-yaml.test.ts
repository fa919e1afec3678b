import fc from "fast-check";
import { CORE_SCHEMA, dump, load } from "js-yaml";
import { expect, it } from "vitest";
import { flatYaml, flatYamlText } from "./flat-yaml.ts";

const parsed = (yaml: string): unknown => {
  try {
    return load(yaml, { schema: CORE_SCHEMA });
  } catch {
    return "not YAML";
  }
};

it.each([
  "title: Guide 1",
  "title: Guide 1\nsubtitle: All about beds",
  'title: "What: a #1 guide"',
  "title: 'Plain [text]'",
  "og-url: https://acme.test/#part",
  "title: Größe, façade & 日本",
])("reads %j as the parser does", (yaml) => {
  expect(Object.fromEntries(flatYaml(`\n${yaml}`) ?? [])).toEqual(parsed(yaml));
});

it.each(["a: true", "a: Null", "a: 1", "a: b: c", "a: b # c", "a: b\n  c", "a: b\na: c", "a:", "a: [b]", 'a: "\\n"'])(
  "leaves %j to the parser",
  (yaml) => {
    expect(flatYaml(yaml)).toBeUndefined();
  },
);

it("reads mixtures of signs as the parser does, or not at all", () => {
  const sign = fc.constantFrom(
    ..."ab1 :#'\"-?!&*[]{}|>%@`~.,\n\t\\é\u0085",
    ": ",
    " #",
    "true",
    "null",
    "a: ",
    "\nb: ",
  );
  const text = fc.array(sign, { maxLength: 12 }).map((signs) => `a: ${signs.join("")}`);
  fc.assert(
    fc.property(text, (yaml) => {
      const flat = flatYaml(yaml);
      if (flat !== undefined) expect(Object.fromEntries(flat)).toEqual(parsed(yaml));
    }),
    { numRuns: 2000 },
  );
});

it("writes texts as the library does, or not at all", () => {
  const sign = fc.constantFrom(
    "a",
    "b1",
    "c",
    "d ",
    "lorem ipsum dolor ",
    "It’s a bed (or two); ",
    "a sentence of many words, of which a line can't have all. ",
    "long".repeat(25),
    "/a.b-c!?",
    " ",
    ", ",
    "yes",
    "No",
    "true",
    ": ",
    "#",
    "é",
  );
  const text = fc.array(sign, { maxLength: 5 }).map((signs) => signs.join("").trim());
  const key = fc.constantFrom("title", "sidebar-title", "keywords", "slug", "icon", "on", "a");
  const value = fc.oneof({ weight: 9, arbitrary: text }, fc.boolean());
  let written = 0;
  fc.assert(
    fc.property(fc.dictionary(key, value, { minKeys: 1, maxKeys: 2 }), (data) => {
      const flat = flatYamlText(data);
      if (flat === undefined) return;
      written += 1;
      expect(flat).toBe(dump(data));
    }),
    { numRuns: 2000 },
  );
  expect(written).toBeGreaterThan(0);
});
