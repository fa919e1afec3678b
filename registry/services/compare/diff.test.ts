import { describe, expect, it } from "vitest";
import type { RegisterApiDefinition } from "#generated/types";
import { bodyOf } from "#transport";
import { openRegistry, plants, type TestRegistry } from "../../registry.testing.ts";

const [getPlant] = plants.subpackages.subpackage_plants?.endpoints ?? [];
if (getPlant === undefined) throw new Error("the definition has no endpoint");

type Get = typeof getPlant;

/** The definition with another endpoint for plants, other types, and more endpoints. */
function version(
  endpoint: Partial<Get>,
  { types = {}, more = [] }: { readonly types?: RegisterApiDefinition["types"]; readonly more?: readonly Get[] } = {},
): RegisterApiDefinition {
  const section = plants.subpackages.subpackage_plants;
  if (section === undefined) throw new Error("the definition has no section");
  return {
    ...plants,
    types: { ...plants.types, ...types },
    subpackages: { subpackage_plants: { ...section, endpoints: [{ ...getPlant, ...endpoint } as Get, ...more] } },
  };
}

const text = { type: "primitive", value: { type: "string" } } as const;

const leaf = { type: "id", value: "type_plants:Leaf" } as const;

const order: Get = {
  ...getPlant,
  ...{ id: "order", originalEndpointId: "endpoint_orders.order", name: "Order", method: "POST" },
  path: { parts: [{ type: "literal", value: "/orders" }], pathParameters: [] },
};

async function register({ client, tokenOf }: TestRegistry, orgId: string, definition: RegisterApiDefinition) {
  const { apis } = client(await tokenOf(orgId));
  const registered = await apis.registerApiDefinition({ body: { orgId, apiId: "plants", definition } });
  return bodyOf(registered).apiDefinitionId;
}

async function compare(older: RegisterApiDefinition, newer: RegisterApiDefinition) {
  const test = await openRegistry();
  const [previousApiDefinitionId, currentApiDefinitionId] = [
    await register(test, "acme", older),
    await register(test, "acme", newer),
  ];
  const { diff } = test.client(await test.tokenOf("acme"));
  return bodyOf(await diff.diff({ queryParameters: { previousApiDefinitionId, currentApiDefinitionId } }));
}

describe("comparing two definitions", () => {
  it("lists nothing for equal ones", async () => {
    expect(await compare(plants, plants)).toEqual({
      addedEndpoints: [],
      removedEndpoints: [],
      updatedEndpoints: [],
      markdown: "",
    });
  });

  it("lists endpoints that are new or gone", async () => {
    const more = version({}, { more: [order] });
    const id = { method: "POST", path: "/orders" };
    const added = await compare(plants, more);
    expect(added).toMatchObject({ addedEndpoints: [{ id }], removedEndpoints: [], updatedEndpoints: [] });
    expect(added.markdown).toContain("## Added\n\n- `POST /orders`");
    const removed = await compare(more, plants);
    expect(removed).toMatchObject({ addedEndpoints: [], removedEndpoints: [{ id }], updatedEndpoints: [] });
    expect(removed.markdown).toContain("## Removed\n\n- `POST /orders`");
  });

  it("lists parameters and keys of bodies, recursive named types once", async () => {
    const older = version({ queryParameters: [{ key: "unit", type: text }] });
    const newer = version(
      { queryParameters: [{ key: "currency", type: text }] },
      {
        types: {
          "type_plants:Plant": {
            name: "Plant",
            shape: {
              type: "object",
              extends: [],
              properties: [
                { key: "name", valueType: text },
                { key: "leaves", valueType: { type: "list", itemType: leaf } },
              ],
            },
          },
          "type_plants:Leaf": {
            name: "Leaf",
            shape: {
              type: "object",
              extends: [],
              properties: [
                { key: "color", valueType: text },
                { key: "twin", valueType: { type: "optional", itemType: leaf } },
              ],
            },
          },
        },
      },
    );
    const { updatedEndpoints, markdown } = await compare(older, newer);
    const keys = (...names: readonly string[]) => names.map((wireKey) => ({ wireKey }));
    expect(updatedEndpoints).toEqual([
      {
        id: { method: "GET", path: "/plants/{plantId}" },
        pathParameterDiff: { added: [], removed: [] },
        queryParameterDiff: { added: keys("currency"), removed: keys("unit") },
        requestBodyDiff: { added: [], removed: [] },
        responseBodyDiff: { added: keys("leaves", "leaves.color", "leaves.twin"), removed: keys("seeds") },
      },
    ]);
    expect(markdown).toContain("- `GET /plants/{plantId}`: `currency`, `unit`");
    expect(markdown).toContain("## Breaks clients");
  });

  it("omits endpoints if only their documentation has changed, and still describes the change", async () => {
    const { updatedEndpoints, markdown } = await compare(plants, version({ description: "Returns one plant." }));
    expect(updatedEndpoints).toEqual([]);
    expect(markdown).toMatch(/^## Documentation only\n\n- /);
  });

  it("finds no definition that is unknown or of another organization", async () => {
    const test = await openRegistry();
    const own = await register(test, "acme", plants);
    const foreign = await register(test, "globex", plants);
    const { diff } = test.client(await test.tokenOf("acme"));
    for (const other of [foreign, "00000000-0000-4000-8000-000000000000"]) {
      for (const [previousApiDefinitionId, currentApiDefinitionId] of [
        [own, other],
        [other, own],
      ] as const) {
        const answer = await diff.diff({ queryParameters: { previousApiDefinitionId, currentApiDefinitionId } });
        expect(answer).toMatchObject({ error: "ApiDoesNotExistError", rawResponse: { status: 404 } });
      }
    }
  });
});
