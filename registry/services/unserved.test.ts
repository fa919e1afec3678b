import { describe, expect, it } from "vitest";
import { sampler } from "#engine/interpret";
import { type Json, printJson } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { registryDefinition, registryServices } from "#generated/registry";
import { registryTypes } from "#generated/types";
import type { Endpoint } from "#transport";
import { openRegistry } from "../registry.testing.ts";
import { seedSelf } from "../seed-self.ts";
import { unserved, unservedCalls, unservedIds, unservedSentence } from "./unserved.ts";

const all = Object.values(registryServices).flatMap((service): readonly Endpoint[] => Object.values(service));

describe("unserved calls", () => {
  it("are listed once by name", () => {
    const names = Object.entries(unserved).flatMap(([area, calls]) => calls.map((call) => `${area}.${call}`));
    expect(unservedCalls).toHaveLength(names.length);
    expect(new Set(names).size).toBe(names.length);
    expect(all.filter(({ id }) => unservedIds.has(id))).toHaveLength(names.length);
  });

  it.each(unservedCalls.map(({ endpoint }) => [endpoint.id, endpoint] as const))(
    "%s responds with UnavailableError, which it declares",
    async (_, { method, path, auth, errors, request }) => {
      expect(errors.map(({ name }) => name)).toContain("UnavailableError");
      const { send, registry } = await openRegistry();
      const at = path.map((part) => (part.kind === "literal" ? part.value : "1")).join("");
      const headers = {
        "content-type": "application/json",
        ...(auth && { authorization: `Bearer ${registry.firstToken.token}` }),
      };
      const sample = sampler(typesFrom(registryTypes))([{ shape: request }])[0]?.value as {
        readonly [part: string]: Json;
      };
      const query = new URLSearchParams(
        Object.entries(sample.queryParameters ?? {}).map(([key, value]) => [key, String(value)]),
      );
      const body = sample.body === undefined ? {} : { body: printJson(sample.body) };
      const answer = await send(method, `${at}?${query}`, { headers, ...body });
      expect([answer.status, answer.body]).toEqual([503, { error: "UnavailableError", content: unservedSentence }]);
    },
  );

  it("are documented on their pages", async () => {
    const { registry, client } = await openRegistry();
    const { apiDefinitionId } = await seedSelf(registry, { siteDomain: "docs.test", definition: registryDefinition });
    const loaded = await client().apis.getApiLatest({ pathParameters: { apiId: apiDefinitionId } });
    if (!loaded.ok) throw new Error("the registry does not show itself");
    const reported = Object.values(loaded.body.endpoints).filter(({ description }) =>
      description?.includes(unservedSentence),
    );
    expect(new Set(reported.map(({ id }) => id))).toEqual(unservedIds);
    expect(reported.every(({ availability }) => availability !== undefined)).toBe(true);
  });
});
