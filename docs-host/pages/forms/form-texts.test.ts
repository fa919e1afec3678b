import { expect, it } from "vitest";
import { bareEndpoint, type EndpointForm } from "#engine/model";
import type { Property } from "#engine/shape";
import { markdownReader } from "../markdown/index.ts";
import { formTexts } from "./form-texts.ts";

const described = (description: string): Property => ({
  key: "a",
  shape: { kind: "string" },
  optional: true,
  description,
});
const example = { path: "/", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };

const form: EndpointForm = {
  endpoint: bareEndpoint({
    id: "x",
    pathParameters: [described("In the **path**")],
    queryParameters: [described("Plain text.")],
    request: {
      body: {
        kind: "json",
        optional: false,
        contentType: "application/json",
        shape: { kind: "object", properties: [{ ...described("In a `body`"), default: { description: "`data`" } }] },
      },
    },
    examples: [{ ...example, description: "An *example*", body: { description: "`data`" } }],
  }),
  nodes: [{ id: "g", name: "g", description: "A `group`" }],
  globalHeaders: [described("In a *header*")],
  authSchemes: { key: { kind: "bearerAuth", description: "For **keepers**" } },
  types: {
    Pot: {
      name: "Pot",
      description: "A | table\n-|-\n1 | 2",
      shape: { kind: "enum", values: [{ value: "a", description: "One [link](https://a.example)" }] },
    },
  },
};

it("formats the descriptions that a form shows, once each, and no values", () => {
  const texts = formTexts(
    form,
    markdownReader((href) => href),
  );
  expect(Object.keys(texts)).toEqual([
    "In the **path**",
    "A | table\n-|-\n1 | 2",
    "One [link](https://a.example)",
    "In a *header*",
    "In a `body`",
    "An *example*",
    "For **keepers**",
  ]);
  expect(texts["In a `body`"]).toEqual([{ tag: "p", children: ["In a ", { tag: "code", children: ["body"] }] }]);
});
