import { expect, it } from "vitest";
import { applyEdit, type Edit, type FormState, formShape, masked } from "#engine/form";
import { type Json, type JsonObject, objectOf } from "#engine/json";
import { bareEndpoint, type Endpoint } from "#engine/model";
import { sentChecks } from "#engine/sent-checks";
import { type Path, type Shape, typesFrom } from "#engine/shape";
import { type RuleChecks, requestChecker, requestPlanner } from "./index.ts";

const count = 1000;
const keys = Array.from({ length: count }, (_, i) => `key${i}`);

const text: Shape = { kind: "string" };
const pair: Shape = {
  kind: "object",
  properties: [
    { key: "name", shape: text, optional: false },
    { key: "amount", shape: { kind: "integer" }, optional: true },
  ],
};
const properties = keys.map((key) => ({ key, shape: pair, optional: false }));

const endpointOf = (shape: Shape): Endpoint =>
  bareEndpoint({
    id: "count",
    path: [{ kind: "literal", value: "/things" }],
    request: { body: { kind: "json", shape, optional: false, contentType: "application/json" } },
  });

/** Values that record when they are read, by their keys. */
function watchedValues() {
  const reads = new Set<string>();
  const values = keys.map(
    (key): JsonObject =>
      Object.freeze({
        get name() {
          reads.add(key);
          return `name of ${key}`;
        },
        amount: 1,
      }),
  );
  return { reads, values };
}

type Wrap = (values: readonly JsonObject[]) => Json;
const inObject: Wrap = (values) => objectOf(values.map((value, i) => [keys[i] ?? "", value]));
const inList: Wrap = (values) => [...values];
const object: Shape = { kind: "object", properties };
const list: Shape = { kind: "list", item: pair };
const map: Shape = { kind: "map", key: text, value: pair };
/** The same with something that requests omit, in each value and beside them. */
const seenPair: Shape = {
  ...pair,
  properties: [...pair.properties, { key: "seen", shape: text, optional: true, access: "READ_ONLY" }],
};
const seenObject: Shape = {
  kind: "object",
  properties: [
    ...keys.map((key) => ({ key, shape: seenPair, optional: false })),
    { key: "seen", shape: text, optional: true, access: "READ_ONLY" },
  ],
};
const seenList: Shape = { kind: "list", item: seenPair };
const seenMap: Shape = { kind: "map", key: text, value: seenPair };
const inSeenObject: Wrap = (values) => ({ ...(inObject(values) as JsonObject), seen: "by others" });
const inner = (shape: Shape): Shape => ({ kind: "object", properties: [{ key: "inner", shape, optional: false }] });

it.each<[string, Shape, Wrap, Path]>([
  ["an object", object, inObject, ["key77"]],
  ["a list", list, inList, [77]],
  ["a map", map, inObject, ["key77"]],
  ["an object in an object", inner(object), (values) => ({ inner: inObject(values) }), ["inner", "key77"]],
  ["a list in an object", inner(list), (values) => ({ inner: inList(values) }), ["inner", 77]],
  ["an object that may hold what is left out", seenObject, inObject, ["key77"]],
  ["an object that holds what is left out", seenObject, inSeenObject, ["key77"]],
  ["a list that may hold what is left out", seenList, inList, [77]],
  ["a map that may hold what is left out", seenMap, inObject, ["key77"]],
])(
  "planning, checking and printing a request reads only the edited value: in %s of 1,000 values",
  (_, shape, wrap, at) => {
    const { reads, values } = watchedValues();
    const endpoint = endpointOf(shape);
    const types = typesFrom();
    const plan = requestPlanner({ endpoint, globalHeaders: [], types });
    const check = requestChecker({ endpoint, globalHeaders: [], types });
    const hide = masked(types)(formShape(endpoint, []));
    const work = (form: FormState) => {
      const planned = plan({ form: hide(form), credentials: [], baseUrl: "https://api.example" });
      return { issues: check({ form, credentials: [] }), planned };
    };
    const type = (form: FormState, value: string): FormState => {
      const edit: Edit = { type: "set", at: ["body", ...at, "name"], value };
      return applyEdit(form, edit);
    };
    let form = applyEdit({ value: {}, selection: {} }, { type: "set", at: ["body"], value: wrap(values) });
    expect(work(form).issues).toEqual([]);
    expect(reads.size, "all was read at first").toBe(count);
    form = type(form, "t");
    reads.clear();
    for (const value of ["ty", "typ", "type"]) {
      form = type(form, value);
      const { planned } = work(form);
      expect(planned.body.kind === "text" && planned.body.text).toContain(`"name": "${value}"`);
    }
    expect([...reads]).toEqual([]);
  },
);

it("the rules of shapes are compiled once, also of shapes without rules", () => {
  let compiled = 0;
  let isLoaded = false;
  const compile: ReturnType<RuleChecks> = (form) => {
    compiled += 1;
    return sentChecks()(form);
  };
  const rules: RuleChecks = () => (isLoaded ? compile : undefined);
  const check = requestChecker({ endpoint: endpointOf(text), globalHeaders: [], types: typesFrom(), rules });
  const form: FormState = { value: { body: "a" }, selection: {} };
  check({ form, credentials: [] });
  isLoaded = true;
  for (let turn = 0; turn < 3; turn += 1) check({ form, credentials: [] });
  expect(compiled).toBe(1);
});
