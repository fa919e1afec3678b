import { expect, it } from "vitest";
import type { RegisterApiDefinition } from "#generated/types";
import { bodyOf } from "#transport";
import { openRegistry, plants } from "../registry.testing.ts";
import { buildProgram } from "./program.testing.ts";

it("stores a large definition in the same store as the process of the registry", async () => {
  const { registry, client, log } = await openRegistry({ largeCalls: { file: await buildProgram() } });
  const description = "fern ".repeat(400_000);
  const definition: RegisterApiDefinition = {
    ...plants,
    types: { ...plants.types, "type_:Long": { name: "Long", description, shape: { type: "enum", values: [] } } },
  };
  const registered = await client().apis.registerApiDefinition({
    body: { orgId: "callboard", apiId: "large", definition },
  });
  const pathParameters = { apiId: bodyOf(registered).apiDefinitionId };
  const loaded = bodyOf(await client().apis.getApiLatest({ pathParameters }));
  expect(loaded.types["type_:Long"]?.description).toBe(description);
  await registry.close();
  expect(log.filter(({ event }) => event !== "request" && event !== "migration")).toEqual([]);
});
