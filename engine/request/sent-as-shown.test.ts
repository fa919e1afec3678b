import fc from "fast-check";
import { expect, it } from "vitest";
import { applyEdit, type Edit, editsOf, formShape, historyOf, historyToJson, rawView, seedForm } from "#engine/form";
import { encoder, inferSelection } from "#engine/interpret";
import { asJson, isList, isObject, type Json, objectOf, parseJson, printJson, trustJson } from "#engine/json";
import { bareEndpoint, type Example } from "#engine/model";
import { isPathWithin, type Path, type Shape, type TypeTable, toPointer, typesFrom, valueAt } from "#engine/shape";
import { arbitrary, arbitraryShapeWithTypes, NoValueError } from "#engine/testing";
import { requestPlanner } from "./index.ts";

/** Makes every property named `a` or `toString` read-only, unless it discriminates a union; shapes are plain data. */
function withReadOnly(data: Json): Json {
  if (isList(data)) return data.map(withReadOnly);
  if (!isObject(data)) return data;
  const inner = objectOf(Object.entries(data).map(([key, value]) => [key, withReadOnly(value)] as const));
  const isTag = isObject(data.shape) && data.shape.kind === "literal";
  return (data.key === "a" || data.key === "toString") && !isTag ? { ...inner, access: "READ_ONLY" } : inner;
}

const deps = { now: () => new Date(0) };

/** A JSON body with read-only properties, and a value that an answer could have as its example. */
const cases = arbitraryShapeWithTypes().chain((drawn) => {
  const body = trustJson<Shape>(withReadOnly(asJson(drawn.shape)));
  const types = typesFrom(trustJson<TypeTable>(withReadOnly(asJson(drawn.table))));
  return valuesOf(body, types).map((value) => ({ body, types, value }));
});

function valuesOf(shape: Shape, types: ReturnType<typeof typesFrom>): fc.Arbitrary<Json> {
  try {
    return arbitrary(shape, types);
  } catch (thrown) {
    if (thrown instanceof NoValueError) return fc.constant(null);
    throw thrown;
  }
}

/** A playground for one body: its form from an example, its JSON view, and the body that it sends. */
function playground(body: Shape, types: ReturnType<typeof typesFrom>, value: Json) {
  const example: Example = {
    path: "",
    pathParameters: {},
    queryParameters: {},
    headers: {},
    statusCode: 200,
    body: encoder(types)(body)(value, inferSelection(types)(body)(value)),
  };
  const endpoint = bareEndpoint({
    id: "any",
    method: "POST",
    request: { body: { kind: "json", shape: body, optional: false, contentType: "application/json" } },
  });
  const of = { endpoint, globalHeaders: [], types };
  const plan = requestPlanner(of);
  return {
    root: formShape(endpoint, []),
    example,
    form: seedForm({ ...of, deps, example }),
    view: rawView(types)(body, ["body"]),
    sentBy: (form: ReturnType<typeof seedForm>): Json | undefined => {
      const { body: sent } = plan({ form, credentials: [], baseUrl: "https://api.example" });
      return sent.kind === "text" ? read(sent.text) : undefined;
    },
  };
}

const read = (text: string): Json | undefined => {
  const parsed = parseJson(text);
  return parsed.ok ? parsed.value : undefined;
};

it("sends what the JSON view shows of an example, without its read-only members", () => {
  fc.assert(
    fc.property(cases, ({ body, types, value }) => {
      const { form, view, sentBy } = playground(body, types, value);
      const text = view.write(form);
      expect(read(text)).toEqual(sentBy(form));
      expect(view.marks(text, form).filter(({ kind }) => kind === "unsent")).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it("sends keys in the order in which they were written, integers too, after edits and from a saved history", () => {
  const numbers: Shape = { kind: "map", key: { kind: "string" }, value: { kind: "integer" } };
  const text = '{\n  "10": 1,\n  "9": 2,\n  "z": 3,\n  "7": 4\n}';
  const { form, view, sentBy } = playground(numbers, typesFrom(), {});
  const typed = view.read(text);
  if (!typed.ok) throw new Error("the text is not JSON");
  const filled = applyEdit(form, typed.edit);
  expect(view.write(filled)).toBe(text);
  expect(printJson(sentBy(filled) ?? null, 2)).toBe(text);

  const at: Path = ["body"];
  const edits: readonly Edit[] = [
    { type: "set", at: [...at, "9"], value: 5 },
    { type: "addKey", at, key: "8", value: 6 },
    { type: "renameKey", at, from: "z", to: "1" },
    { type: "remove", at: [...at, "10"] },
  ];
  const edited = edits.reduce(applyEdit, filled);
  expect(printJson(sentBy(edited) ?? null)).toBe('{"9":5,"1":3,"7":4,"8":6}');

  const saved = read(printJson(historyToJson(historyOf(edited))));
  expect(saved).toMatchObject({ present: edited.value });
  expect(printJson(saved ?? null)).toContain('{"9":5,"1":3,"7":4,"8":6}');
});

it("marks just the pasted members that are not sent, and offers no edit of them", () => {
  fc.assert(
    fc.property(cases, ({ body, types, value }) => {
      const { root, example, form, view, sentBy } = playground(body, types, value);
      const pasted = view.read(printJson(example.body ?? null));
      if (!pasted.ok) throw new Error("the example is not JSON");
      const filled = applyEdit(form, pasted.edit);
      const text = view.write(filled);
      const unsent = view.marks(text, filled).filter(({ kind }) => kind === "unsent");
      const sent = sentBy(filled);
      const missing = missingIn(read(text), sent);
      expect(unsent).toHaveLength(missing.length);
      for (const edit of editsOf(types, deps)(root, filled, [])) {
        const at = "at" in edit && edit.at !== undefined ? edit.at : [];
        const hidden = missing.filter((path) => isPathWithin(at, ["body", ...path]));
        expect(hidden.map(toPointer)).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});

/** Returns the paths of the members that one value has and another one does not. */
function missingIn(value: Json | undefined, other: Json | undefined, path: Path = []): readonly Path[] {
  if (isList(value)) {
    return value.flatMap((item, i) =>
      missingIn(item, other === undefined ? undefined : valueAt(other, [i]), [...path, i]),
    );
  }
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const [mine, theirs] = [valueAt(value, [key]), other === undefined ? undefined : valueAt(other, [key])];
    return theirs === undefined ? [[...path, key]] : missingIn(mine, theirs, [...path, key]);
  });
}
