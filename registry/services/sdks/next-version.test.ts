import { describe, expect, it } from "vitest";
import type { RegisterApiDefinition } from "#generated/types";
import { bodyOf } from "#transport";
import { openRegistry, plants } from "../../registry.testing.ts";
import { goTemplate, registerPlants, rubySnippets } from "./sdks.testing.ts";

const section = plants.subpackages.subpackage_plants;
const [endpoint] = section?.endpoints ?? [];
if (section === undefined || endpoint === undefined) throw new Error("the definition has no endpoint");

const withEndpoints = (endpoints: typeof section.endpoints): RegisterApiDefinition => ({
  ...plants,
  subpackages: { subpackage_plants: { ...section, endpoints } },
});
const text = { type: "primitive", value: { type: "string" } } as const;

const later: readonly (readonly [string, RegisterApiDefinition, string, string])[] = [
  ["removes an endpoint", withEndpoints([]), "MAJOR", "2.0.0"],
  [
    "adds an optional parameter",
    withEndpoints([{ ...endpoint, queryParameters: [{ key: "unit", type: { type: "optional", itemType: text } }] }]),
    "MINOR",
    "1.5.0",
  ],
  ["changes a description", withEndpoints([{ ...endpoint, description: "Returns a plant." }]), "PATCH", "1.4.3"],
  ["changes nothing", plants, "PATCH", "1.4.3"],
];

describe("the next version of an SDK", () => {
  it.each(later)("after a definition that %s", async (_, definition, bump, version) => {
    const test = await openRegistry();
    const apiDefinitionId = await registerPlants(test);
    const { templates, sdks } = test.client(await test.tokenOf("acme"));
    const snippets = [goTemplate("1.3.9"), goTemplate("v1.4.2"), goTemplate("1.4.2-rc.1")];
    bodyOf(await templates.registerBatch({ body: { orgId: "acme", apiId: "plants", apiDefinitionId, snippets } }));
    await registerPlants(test, { definition });
    for (const body of [
      { package: "github.com/acme/plants-go", language: "Go" },
      { package: "plants", language: "Go", githubRepository: "acme/plants-go" },
    ] as const) {
      expect(bodyOf(await sdks.computeSemanticVersion({ body }))).toEqual({ version, bump });
    }
  });

  it("is unknown for an SDK that is not stored, stored by another organization, or has no semantic version", async () => {
    const test = await openRegistry();
    const { snippetsFactory, sdks } = test.client(await test.tokenOf("acme"));
    const compute = (name: string, client = sdks) =>
      client.computeSemanticVersion({ body: { package: name, language: "Ruby" } });
    expect(await compute("acme_plants")).toMatchObject({ error: "FailedToComputeExistingVersion" });
    const body = { orgId: "acme", apiId: "plants", snippets: rubySnippets("next") };
    bodyOf(await snippetsFactory.createSnippetsForSDK({ body }));
    expect(await compute("acme_plants")).toMatchObject({ error: "FailedToIncrementVersion" });
    const stranger = test.client(await test.tokenOf("globex"));
    expect(await compute("acme_plants", stranger.sdks)).toMatchObject({ error: "FailedToComputeExistingVersion" });
    expect(await sdks.computeSemanticVersion({ body: { package: "x", language: "Swift" } })).toMatchObject({
      error: "FailedToComputeExistingVersion",
    });
  });
});
