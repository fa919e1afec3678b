import { expect, it } from "vitest";
import { type ApiModel, bareEndpoint } from "#engine/model";
import type { Property } from "#engine/shape";
import { formSideOf } from "./sides.ts";

const page: Property = { key: "page", shape: { kind: "string" }, schema: "/Page", optional: true };

it.each<[string, Partial<ApiModel>, true | undefined]>([
  ["with the schema of a parameter", { schemas: { "/Page": { type: ["string"] } } }, true],
  ["without schemas", {}, undefined],
])("a form loads schemas only where it has some: %s", (_, parts, hasSchemas) => {
  const endpoint = { ...bareEndpoint({ id: "list", path: [] }), queryParameters: [page] };
  const api = { id: "api", endpoints: [endpoint], types: {}, groups: [], auths: {}, globalHeaders: [], ...parts };
  expect(formSideOf(api, "list")?.hasSchemas).toBe(hasSchemas);
});
