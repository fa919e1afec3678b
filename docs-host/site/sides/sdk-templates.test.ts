import { expect, it } from "vitest";
import { bareEndpoint } from "#engine/model";
import { sdkSnippet } from "#snippets";
import { formSideOf, sideOf } from "./index.ts";

const template = {
  type: "v1",
  clientInstantiation: "go()",
  functionInvocation: { type: "generic", isOptional: false },
};
const endpoint = bareEndpoint({
  id: "water",
  path: [{ kind: "literal", value: "/water" }],
  snippetTemplates: { go: template },
  codeSamples: [
    { language: "ruby", code: "plants.water # $CALLBOARD_INPUT", ofSdk: true },
    { language: "typescript", code: "plants.water()", ofSdk: true },
    { language: "go", code: "plants.Water()", ofSdk: true },
    { language: "php", code: "by hand" },
  ],
});
const api = { id: "api", endpoints: [endpoint], types: {}, groups: [], auths: {}, globalHeaders: [] };

it("a form offers the languages of templates and of code of SDKs, and no code by hand", () => {
  const { snippetTemplates } = formSideOf(api, "water")?.endpoint ?? {};
  expect(snippetTemplates).toEqual({ go: null, ruby: null, "TypeScript SDK": null });
});

it("languages have the order in which their code was registered, and the first code of each", () => {
  const codeSamples = ["go", "java", "ruby", "java", "csharp"].map((language, i) => ({
    ...{ language, code: `${language} ${i}`, ofSdk: true as const },
  }));
  const samples = bareEndpoint({ id: "water", path: endpoint.path, codeSamples });
  const side = sideOf({ ...api, endpoints: [samples] }, "templates", "water");
  const templates = side && "endpoint" in side ? side.endpoint.snippetTemplates : undefined;
  expect(Object.entries(templates ?? {})).toMatchObject([
    ["go", { clientInstantiation: "go 0" }],
    ["java", { clientInstantiation: "java 1" }],
    ["ruby", { clientInstantiation: "ruby 2" }],
    ["csharp", { clientInstantiation: "csharp 4" }],
  ]);
});

it("a form without either offers none", () => {
  const bare = { ...api, endpoints: [bareEndpoint({ id: "water", path: endpoint.path })] };
  expect(formSideOf(bare, "water")?.endpoint.snippetTemplates).toBeUndefined();
});

it("the code of an SDK is shown as it was registered", () => {
  const side = sideOf(api, "templates", "water");
  const templates = side && "endpoint" in side ? side.endpoint.snippetTemplates : undefined;
  expect(templates?.go).toEqual(template);
  const program = sdkSnippet({
    ...{ language: "ruby", endpoint: "GET /water", request: {} },
    template: templates?.ruby,
  });
  expect(program).toEqual({ ok: true, code: "plants.water # $CALLBOARD_INPUT" });
});
