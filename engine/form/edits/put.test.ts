import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isList, isObject, type Json, type JsonObject, objectOf, own, printJson } from "#engine/json";
import { isPathWithin, type Path } from "#engine/shape";
import { frozen } from "./frozen.ts";
import { type Put, putAll } from "./put.ts";

const keys = fc.constantFrom("a", "b", "0", "__proto__", "toString", "");

/** Any JSON; objects share few keys, some of which JavaScript treats in its own way. */
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Json>(null, true, 0, -0, 1, "", "x"),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.uniqueArray(fc.tuple(keys, tie("json")), { selector: ([key]) => key, maxLength: 4 }).map(objectOf),
  ),
}));

/** All paths of the parts of a value, the whole first. */
const pathsOf = (value: Json, at: Path = []): readonly Path[] => {
  const members = isList(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return [at, ...members.flatMap(([step, member]) => pathsOf(member, [...at, step]))];
};

const partAt = (value: Json, at: Path): Json | undefined =>
  at.reduce<Json | undefined>((holder, step) => {
    if (isList(holder)) return holder[Number(step)];
    return isObject(holder) ? own(holder, String(step)) : undefined;
  }, value);

/** The model: a copy of the whole, with a part replaced or added. */
function replaced(whole: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  if (isList(whole)) return whole.map((item, i) => (i === step ? replaced(item, rest, value) : item));
  const key = String(step);
  const entries = Object.entries(whole as JsonObject);
  const member = replaced(own(whole as JsonObject, key) ?? null, rest, value);
  const isThere = entries.some(([name]) => name === key);
  return objectOf(
    isThere ? entries.map(([name, old]) => [name, name === key ? member : old]) : [...entries, [key, member]],
  );
}

/** A value, and puts of which each has a place once those before it are stored. */
const cases = fc
  .tuple(json, fc.array(fc.tuple(fc.nat(), fc.option(keys, { nil: undefined }), json), { maxLength: 4 }))
  .map(([root, drawn]) => {
    let expected = root;
    const puts = drawn.map(([n, key, value]): Put => {
      const paths = pathsOf(expected);
      const at = paths[n % paths.length] ?? [];
      const into = key !== undefined && isObject(partAt(expected, at) ?? null) ? [...at, key] : at;
      expected = replaced(expected, into, value);
      return { at: into, value };
    });
    return { root, puts, expected };
  });

const openPart = (value: Json): Path | undefined =>
  pathsOf(value).find((at) => {
    const part = partAt(value, at);
    return typeof part === "object" && part !== null && !Object.isFrozen(part);
  });

describe("putAll", () => {
  it("stores values one after the other, keys in their order, and changes nothing that it was given", () => {
    fc.assert(
      fc.property(cases, ({ root, puts, expected }) => {
        const before = printJson(root);
        expect(printJson(putAll(root, puts).value)).toBe(printJson(expected));
        expect(printJson(root)).toBe(before);
      }),
    );
  });

  it("keeps the identity of each part that no put touches, and names the paths of those that differ", () => {
    fc.assert(
      fc.property(cases, ({ root, puts }) => {
        const { value, paths } = putAll(root, puts);
        const touched = puts.map(({ at }) => at);
        for (const at of pathsOf(root)) {
          if (touched.some((put) => isPathWithin(put, at) || isPathWithin(at, put))) continue;
          expect(partAt(value, at)).toBe(partAt(root, at));
        }
        for (const at of paths) expect(touched).toContainEqual(at);
        if (paths.length === 0) expect(value).toBe(root);
      }),
    );
  });

  it("returns values without open parts", () => {
    fc.assert(
      fc.property(cases, fc.boolean(), ({ root, puts }, startsFrozen) => {
        const { value, paths } = putAll(startsFrozen ? frozen(root) : root, puts);
        if (startsFrozen || paths.length > 0) expect(openPart(value)).toBeUndefined();
      }),
    );
  });

  it("returns the value itself if it holds all of that already", () => {
    fc.assert(
      fc.property(json, (root) => {
        const puts = pathsOf(root).map((at): Put => ({ at, value: partAt(root, at) as Json }));
        expect(putAll(root, puts)).toEqual({ value: root, paths: [] });
        expect(putAll(root, puts).value).toBe(root);
      }),
    );
  });
});
