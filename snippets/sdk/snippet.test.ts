import { describe, expect, expectTypeOf, it } from "vitest";
import type { Json } from "#engine/json";
import type { VersionedSnippetTemplate } from "#generated/types";
import { type SdkRequest, sdkSnippet } from "../index.ts";

const payload = (location: string, path?: string) =>
  ({ type: "payload", location, ...(path !== undefined && { path }) }) as const;
const generic = (templateString: string, templateInputs: readonly Json[] = [], more: object = {}) =>
  ({ type: "generic", isOptional: false, templateString, templateInputs, ...more }) as const;
const named = (name: string, path: string): Json => ({
  type: "template",
  value: generic(`${name}: $CALLBOARD_INPUT`, [payload("BODY", path)], { isOptional: true }),
});
const templateOf = (call: Json, client: Json = "const client = new Client();"): Json => ({
  type: "v1",
  clientInstantiation: client,
  functionInvocation: call,
});
const written = (call: Json, request: SdkRequest, language = "typescript", client?: Json) =>
  sdkSnippet({ language, endpoint: "POST /plants/{id}", template: templateOf(call, client), request });
const codeOf = (call: Json, request: SdkRequest, language = "typescript"): string | undefined => {
  const program = written(call, request, language);
  return program.ok ? program.code.split("\n\n").at(-1) : program.message;
};

const body = generic("{ $CALLBOARD_INPUT }", [named("name", "name"), named("age", "age")], { inputDelimiter: ", " });
const create = generic("await client.create($CALLBOARD_INPUT);", [{ type: "template", value: body }], {
  imports: ['import { Client } from "plants";'],
});

it("reads a template of the registry's types", () => {
  expectTypeOf<VersionedSnippetTemplate>().toExtend<{ readonly type: "v1" }>();
  const wire: VersionedSnippetTemplate = {
    type: "v1",
    clientInstantiation: "client = Client()",
    functionInvocation: { type: "generic", isOptional: false, templateString: "client.go()" },
  };
  const template = JSON.parse(JSON.stringify(wire)) as Json;
  expect(sdkSnippet({ language: "python", endpoint: "GET /plants", template, request: {} })).toEqual({
    ok: true,
    code: "client = Client()\n\nclient.go()",
  });
});

describe("an SDK snippet", () => {
  it("has its imports once, then the client, then the call with the values of the request", () =>
    expect(
      written(
        create,
        { BODY: { name: "fern", age: 3 } },
        "typescript",
        generic("new Client()", [], { imports: ['import { Client } from "plants";'] }),
      ),
    ).toEqual({
      ok: true,
      code: 'import { Client } from "plants";\n\nnew Client()\n\nawait client.create({ name: "fern", age: 3 });',
    }));

  it("omits optional values that the request does not have", () =>
    expect(codeOf(create, { BODY: { age: 3 } })).toBe("await client.create({ age: 3 });"));

  it.each([
    ["typescript", `"a\\"\${x}'"`],
    ["python", `"a\\"\${x}'"`],
    ["go", `"a\\"\\u0024{x}'"`],
    ["ruby", `"a\\"\\u0024{x}'"`],
  ])("writes hostile text as a literal of %s", (language, literal) =>
    expect(codeOf(generic("f($CALLBOARD_INPUT)", [payload("BODY")]), { BODY: `a"\${x}'` }, language)).toBe(
      `f(${literal})`,
    ),
  );

  it("treats a value as text, never as a placeholder or a command", () =>
    expect(
      codeOf(generic("f($CALLBOARD_INPUT)", [payload("PATH", "id")]), { PATH: { id: "$& $CALLBOARD_INPUT $1" } }),
    ).toBe('f("$& $CALLBOARD_INPUT $1")'));

  it.each<[string, Json, SdkRequest, string]>([
    [
      "an enum's member",
      { type: "enum", isOptional: false, values: { red: "Color.RED" }, templateInput: payload("QUERY", "color") },
      { QUERY: { color: "red" } },
      "Color.RED",
    ],
    [
      "a list",
      {
        type: "iterable",
        isOptional: false,
        containerTemplateString: "[$CALLBOARD_INPUT]",
        delimiter: ", ",
        innerTemplate: generic("P($CALLBOARD_INPUT)", [payload("RELATIVE", "id")]),
        templateInput: payload("BODY"),
      },
      { BODY: [{ id: 1 }, { id: 2 }] },
      "[P(1), P(2)]",
    ],
    [
      "a map",
      {
        type: "dict",
        isOptional: false,
        containerTemplateString: "{$CALLBOARD_INPUT}",
        delimiter: ", ",
        keyValueSeparator: ": ",
        keyTemplate: generic("$CALLBOARD_INPUT", [payload("RELATIVE")]),
        valueTemplate: generic("$CALLBOARD_INPUT", [payload("RELATIVE")]),
        templateInput: payload("BODY"),
      },
      { BODY: { a: 1, b: true } },
      '{"a": 1, "b": true}',
    ],
    [
      "the variant named by a property",
      {
        type: "discriminatedUnion",
        isOptional: false,
        templateString: "U($CALLBOARD_INPUT)",
        discriminantField: "type",
        members: { cat: generic("Cat($CALLBOARD_INPUT)", [payload("RELATIVE", "name")]) },
        templateInput: payload("BODY"),
      },
      { BODY: { type: "cat", name: "Tom" } },
      'U(Cat("Tom"))',
    ],
    [
      "the variant that the value matches",
      {
        type: "union_v2",
        isOptional: false,
        templateString: "$CALLBOARD_INPUT",
        members: [
          {
            type: { type: "primitive", value: { type: "string" } },
            template: generic("text($CALLBOARD_INPUT)", [payload("RELATIVE")]),
          },
          {
            type: { type: "list", itemType: { type: "primitive", value: { type: "integer" } } },
            template: generic("numbers($CALLBOARD_INPUT)", [payload("RELATIVE", "1")]),
          },
        ],
        templateInput: payload("BODY"),
      },
      { BODY: [1, 2] },
      "numbers(2)",
    ],
    [
      "a credential",
      generic("token($CALLBOARD_INPUT)", [payload("AUTH", "token")]),
      { AUTH: { token: "cal****xy" } },
      'token("cal****xy")',
    ],
  ])("has %s", (_, call, request, code) => expect(codeOf(call, request)).toBe(code));
});

describe("a missing SDK snippet is explained", () => {
  const needs = { type: "enum", isOptional: false, values: {}, templateInput: payload("QUERY", "color") };
  it.each<[string, Parameters<typeof sdkSnippet>[0], RegExp]>([
    [
      "no template",
      { language: "go", endpoint: "GET /plants", template: undefined, request: {} },
      /^No SDK snippet available for the language$/,
    ],
    [
      "HEAD",
      { language: "go", endpoint: "HEAD /plants", template: templateOf(create), request: {} },
      /^No SDK snippet available for the language$/,
    ],
    [
      "a path that cannot have a snippet",
      { language: "go", endpoint: "GET /plants.json", template: templateOf(create), request: {} },
      /^invalid endpoint reference "GET \/plants\.json"/,
    ],
    [
      "another template language",
      { language: "go", endpoint: "GET /plants", template: { type: "v9" }, request: {} },
      /^Failed to create snippet generators: template\.type/,
    ],
    [
      "a template of an unknown kind",
      { language: "go", endpoint: "GET /plants", template: templateOf({ type: "toString" }), request: {} },
      /^Failed to create snippet generators: template\.functionInvocation\.type/,
    ],
    [
      "a part that is missing",
      {
        language: "go",
        endpoint: "GET /plants",
        template: templateOf({ type: "iterable", delimiter: "," }),
        request: {},
      },
      /^Failed to create snippet generators: template\.functionInvocation\.innerTemplate: is missing/,
    ],
    [
      "a value that the request lacks",
      { language: "go", endpoint: "GET /plants", template: templateOf(needs), request: {} },
      /^Failed to generate code for the language/,
    ],
  ])("%s", (_, input, message) => {
    const program = sdkSnippet(input);
    expect(program.ok ? "" : program.message).toMatch(message);
  });
});

describe("a template that repeats its content", () => {
  const nest = (depth: number, wrap: (inside: Json) => Json, inside: Json): Json =>
    depth === 0 ? inside : nest(depth - 1, wrap, wrap(inside));
  const input = (value: Json): Json => ({ type: "template", value });
  const tooLong = "Failed to generate code for the language: its template expands to too much code for this request";

  it("is not expanded beyond its budget", () => {
    const twice = nest(31, (inside) => generic("$CALLBOARD_INPUT $CALLBOARD_INPUT", [input(inside)]), generic("plant"));
    expect(codeOf(twice, {})).toBe(tooLong);
    const inputs = nest(
      31,
      (inside) => generic("$CALLBOARD_INPUT", [input(inside)], { inputDelimiter: " " }),
      generic("plant"),
    );
    expect(codeOf(inputs, {})).toBe("plant");
  });

  it("is not expanded for every pair of nested lists", () => {
    const each = (inside: Json): Json => ({
      type: "iterable",
      isOptional: false,
      containerTemplateString: "[$CALLBOARD_INPUT]",
      delimiter: ", ",
      innerTemplate: inside,
      templateInput: payload("BODY"),
    });
    const body = Array.from({ length: 20 }, (_, i) => i);
    expect(codeOf(nest(8, each, generic("x")), { BODY: body })).toBe(tooLong);
    expect(codeOf(nest(2, each, generic("x")), { BODY: [1, 2] })).toBe("[[x, x], [x, x]]");
  });

  it("expands a large request if each value occurs once", () => {
    const BODY = Array.from({ length: 20_000 }, (_, i) => `a plant with a name that is longer than usual, number ${i}`);
    const program = codeOf(generic("go($CALLBOARD_INPUT)", [payload("BODY")]), { BODY });
    expect(program).toContain("number 19999");
  });
});
