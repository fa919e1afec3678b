import { describe, expect, it } from "vitest";
import { type Json, numberFromText } from "#engine/json";
import type { Call } from "#live";
import { beyondFormText, changesOf, changesText } from "./describe-call.ts";

const call = (value: { readonly [key: string]: Json }, more: Partial<Call> = {}): Call => ({
  endpoint: "plants.list",
  form: { value, selection: {} },
  credentials: "own",
  ...more,
});

const form = { queryParameters: { limit: 10, kind: "moss" }, body: { names: ["a", "b"], size: { height: 1 } } };

describe("the description of a generated call", () => {
  it.each<[string, Call, string]>([
    ["is empty for the unchanged form", call(form), "nothing"],
    [
      "names a parameter with its value",
      call({ ...form, queryParameters: { limit: 51, kind: "moss" } }),
      "query parameter limit: 51",
    ],
    ["names what is left out", call({ ...form, queryParameters: { limit: 10 } }), "without query parameter kind"],
    [
      "names a place within the body, and keeps every digit",
      call({ ...form, body: { names: ["a", "c"], size: { height: numberFromText("9007199254740993") } } }),
      'body.names[1]: "c"; body.size.height: 9007199254740993',
    ],
    [
      "names a section that the form has not",
      call({ ...form, headers: { "X-Trace": "a" } }),
      'header ["X-Trace"]: "a"'.replace('["X-Trace"]', "X-Trace"),
    ],
    [
      "names the first places of many",
      call({ queryParameters: { limit: 1, kind: "fern" }, body: { names: [], size: {} } }),
      'query parameter limit: 1; query parameter kind: "fern"; body.names: []; 1 more',
    ],
    ["cuts long values", call({ ...form, body: "x".repeat(100) }), `body: "${"x".repeat(39)}…`],
    ["names a method", call(form, { change: { kind: "method", method: "PUT" } }), "the method PUT"],
    [
      "names a header",
      call(form, { change: { kind: "header", name: "Accept", value: "text/x" } }),
      "the header Accept: text/x",
    ],
    [
      "names a missing header",
      call(form, { change: { kind: "without-header", name: "If-Match" } }),
      "without the header If-Match",
    ],
    ["names a body", call(form, { change: { kind: "body", text: "{" } }), "the body {"],
    ["names made-up credentials", call(form, { credentials: "wrong" }), "with made-up credentials"],
  ])("%s", (_, one, text) => {
    expect(changesText(changesOf(one, form))).toBe(text);
  });
});

it.each<[Partial<Call>, string | undefined]>([
  [{}, undefined],
  [{ credentials: "none" }, "without credentials"],
  [{ change: { kind: "body", text: "" } }, "with an empty body"],
  [{ change: { kind: "without-header", name: "A" } }, "without the header A"],
])("a form can't show %j", (more, text) => {
  expect(beyondFormText({ ...call(form, more), earlier: 0 })).toBe(text);
});
