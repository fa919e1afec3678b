import { join } from "node:path";
import { expect, it } from "vitest";
import type { RegisterApiDefinition } from "#generated/types";
import { bodyOf } from "#transport";
import { builtPrograms } from "../../tooling/command.testing.ts";
import { openRegistry, plants } from "../registry.testing.ts";

it("stores a large definition in the same store as the process of the registry", async () => {
  const { registry, client, log } = await openRegistry({ largeCalls: { file: join(builtPrograms, "large-calls.js") } });
  const description = "fern ".repeat(10_000);
  const long: RegisterApiDefinition["types"] = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [
      `type_:Long${n}`,
      { name: `Long${n}`, description, shape: { type: "enum", values: [] } },
    ]),
  );
  const definition: RegisterApiDefinition = { ...plants, types: { ...plants.types, ...long } };
  const registered = await client().apis.registerApiDefinition({
    body: { orgId: "callboard", apiId: "large", definition },
  });
  const pathParameters = { apiId: bodyOf(registered).apiDefinitionId };
  const loaded = bodyOf(await client().apis.getApiLatest({ pathParameters }));
  expect(loaded.types["type_:Long39"]?.description).toBe(description);
  await registry.close();
  expect(log.filter(({ event }) => event !== "request" && event !== "migration")).toEqual([]);
});
