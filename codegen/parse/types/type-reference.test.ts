import fc from "fast-check";
import { expect, it } from "vitest";
import { createReporter } from "../../diagnostics/diagnostic.ts";
import type { TypeReferenceAst } from "../ast/type.ts";
import { readTypeReference } from "./type-reference.ts";

const read = (text: string) => {
  const { report, diagnostics } = createReporter();
  const span = { source: { path: "a.yml", text }, start: 0, end: text.length };
  const type = readTypeReference({ kind: "scalar", value: text, source: text, span }, report);
  return { type, diagnostics: diagnostics() };
};

/** Writes a type as the IDL does. */
function write(type: TypeReferenceAst): string {
  switch (type.kind) {
    case "primitive":
      return type.name;
    case "unknown":
      return "unknown";
    case "literal":
      return `literal<${JSON.stringify(type.value)}>`;
    case "raw":
      return type.name;
    case "named": {
      const list = type.arguments === undefined ? "" : `<${type.arguments.map(write).join(", ")}>`;
      return `${type.module === undefined ? "" : `${type.module.text}.`}${type.name.text}${list}`;
    }
    case "map":
      return `map<${write(type.key)}, ${write(type.value)}>`;
    default:
      return `${type.kind}<${write(type.item)}>`;
  }
}

const { type: typeText } = fc.letrec<{ type: string }>((tie) => ({
  type: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(
      "string",
      "boolean",
      "integer",
      "long",
      "uint64",
      "bigint",
      "datetime-rfc-2822",
      "file",
      "unknown",
      "Plant",
      "api-latest.Plant",
      "commons.Id_2",
    ),
    fc.string().map((text) => `literal<${JSON.stringify(text)}>`),
    fc
      .tuple(fc.constantFrom("optional", "nullable", "list", "set"), tie("type"))
      .map(([name, item]) => `${name}<${item}>`),
    fc.tuple(tie("type"), tie("type")).map(([key, value]) => `map<${key}, ${value}>`),
    fc.array(tie("type"), { minLength: 1, maxLength: 3 }).map((list) => `commons.Page<${list.join(", ")}>`),
  ),
}));

it("parses every type without loss", () => {
  fc.assert(
    fc.property(typeText, (text) => {
      const { type, diagnostics } = read(text);
      expect(diagnostics).toEqual([]);
      expect(type && write(type)).toBe(text);
    }),
  );
});

it("ignores blanks", () => {
  const { type } = read(" map < string ,list<commons . Url> > ");
  expect(type && write(type)).toBe("map<string, list<commons.Url>>");
});

it("reports an error at its position and never throws", () => {
  const piece = fc.constantFrom(
    "list",
    "map",
    "optional",
    "literal",
    "<",
    ">",
    ",",
    ".",
    '"',
    "\\",
    " ",
    "Plant",
    "x",
    "%",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      const { type, diagnostics } = read(text);
      expect(type === undefined).toBe(diagnostics.some(({ code }) => code === "type-syntax"));
      for (const { column, endColumn } of diagnostics) {
        expect(column).toBeGreaterThanOrEqual(1);
        expect(endColumn).toBeLessThanOrEqual(text.length + 1);
      }
    }),
  );
});

it("rejects excessively nested types", () => {
  expect(read(`${"list<".repeat(3000)}string${">".repeat(3000)}`).diagnostics.map(({ code }) => code)).toEqual([
    "type-syntax",
  ]);
});
