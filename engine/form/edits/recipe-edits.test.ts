import fc from "fast-check";
import { expect, it } from "vitest";
import { isList, type Json, own } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { applyEdit } from "./apply-edit.ts";
import type { Edit } from "./edit.ts";
import { recipeEdits } from "./recipe-edits.ts";
import type { FormState } from "./state.ts";

const json = fc
  .jsonValue({ maxDepth: 3 })
  .filter((value) => !JSON.stringify(value).includes("__proto__")) as fc.Arbitrary<Json>;

/** Lists the paths of a value, outermost first. */
const pathsOf = (value: Json, at: Path = []): readonly Path[] =>
  value === null || typeof value !== "object"
    ? [at]
    : [
        at,
        ...Object.keys(value).flatMap((key) => {
          const step = isList(value) ? Number(key) : key;
          return pathsOf(valueAt(value, [step]) ?? null, [...at, step]);
        }),
      ];

/** Draws an edit of a value, and the assignment that does the same to a draft. */
const change = (value: Json): fc.Arbitrary<{ readonly edit: Edit; readonly run: (draft: object) => void }> =>
  fc
    .record({
      at: fc.constantFrom(...pathsOf(value).slice(1)),
      kind: fc.constantFrom("set", "remove", "add"),
      stored: json,
    })
    .map(({ at, kind, stored }) => {
      const [holder, last] = [at.slice(0, -1), at.at(-1) ?? ""];
      // The path is one of a draft of the same value.
      const inDraft = (draft: object, path: Path) =>
        path.reduce<object>((part, step) => Reflect.get(part, step), draft);
      const target = valueAt(value, at);
      if (kind === "add" && isList(target)) {
        return {
          edit: { type: "insert", at, index: target.length, value: stored },
          run: (draft) => (inDraft(draft, at) as Json[]).push(structuredClone(stored)),
        };
      }
      if (kind === "remove") {
        return {
          edit: { type: "remove", at },
          run: (draft) => {
            const part = inDraft(draft, holder);
            if (Array.isArray(part)) part.splice(Number(last), 1);
            else Reflect.deleteProperty(part, last);
          },
        };
      }
      return {
        edit: { type: "set", at, value: stored },
        run: (draft) => {
          Reflect.set(inDraft(draft, holder), last, structuredClone(stored));
        },
      };
    });

const withMembers = json.filter((value) => pathsOf(value).length > 1);

it("gives the same value as the same edits as data, one after another", () => {
  fc.assert(
    fc.property(
      withMembers.chain((value) => change(value).map((first) => ({ value, first }))),
      fc.infiniteStream(fc.nat()),
      ({ value, first }, seeds) => {
        const steps = [first];
        let state: FormState = applyEdit({ value, selection: {} }, first.edit);
        for (let more = 0; more < 3 && pathsOf(state.value).length > 1; more += 1) {
          const [next] = fc.sample(change(state.value), { numRuns: 1, seed: seeds.next().value ?? 0 });
          if (next === undefined) break;
          steps.push(next);
          state = applyEdit(state, next.edit);
        }
        const edits = recipeEdits(value, (draft) => {
          for (const { run } of steps) run(draft);
        });
        expect(edits.reduce<FormState>(applyEdit, { value, selection: {} }).value).toEqual(state.value);
      },
    ),
  );
});

it("names only what changed, so that the variants of other unions stay", () => {
  const state: FormState = { value: { a: { x: 1 }, b: [{ y: 1 }, { y: 2 }] }, selection: { "/a": 1, "/b/0": 2 } };
  const edits = recipeEdits(state.value, (draft) => {
    draft.a.x = 2;
    draft.b.push({ y: 3 });
    draft.c = undefined;
  });
  expect(edits).toEqual([
    { type: "insert", at: ["b"], index: 2, value: { y: 3 } },
    { type: "set", at: ["a", "x"], value: 2 },
  ]);
  expect(edits.reduce<FormState>(applyEdit, state).selection).toEqual(state.selection);
});

it("changes neither the value nor a member named __proto__", () => {
  const value = JSON.parse('{"__proto__": 1, "a": {"b": 1}}');
  const edits = recipeEdits(value, (draft) => {
    draft.a.b = 2;
  });
  const { value: after } = edits.reduce<FormState>(applyEdit, { value, selection: {} });
  expect(own(after as { [key: string]: Json }, "__proto__")).toBe(1);
  expect(value.a.b).toBe(1);
  expect(() =>
    recipeEdits(value, (draft) => {
      Reflect.set(draft.a, "__proto__", { c: 1 });
    }),
  ).toThrow("setPrototypeOf");
});

it("draws a value as deep as JSON may be", () => {
  const deep: Json = JSON.parse(`${'{"a":'.repeat(990)}1${"}".repeat(990)}`);
  const edits = recipeEdits(deep, (draft) => {
    let part = draft;
    for (let depth = 1; depth < 990; depth += 1) part = part.a;
    part.a = 2;
  });
  expect(edits).toHaveLength(1);
});
