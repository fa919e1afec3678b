import { describe, expect, it } from "vitest";
import { bareEndpoint } from "#engine/model";
import { type EnumShape, typesFrom } from "#engine/shape";
import { endpointContent } from "./api-documents.ts";
import { shapeReader } from "./shape-reader.ts";

/** An endpoint that takes and answers a value of many, with the number of values that were read. */
function largeEndpoint() {
  let read = 0;
  const values: EnumShape["values"] = Array.from({ length: 50_000 }, (_, at) => ({
    get value() {
      read += 1;
      return `plant-${at}`;
    },
  }));
  const plant = { kind: "ref", id: "Plant" } as const;
  const endpoint = bareEndpoint({
    id: "list",
    queryParameters: [{ key: "plant", shape: plant, optional: true }],
    responses: [{ statusCode: 200, body: { kind: "json", shape: { kind: "list", item: plant } } }],
  });
  const types = typesFrom({ Plant: { name: "Plant", shape: { kind: "enum", values } } });
  return { endpoint, types, read: () => read };
}

describe("the document of an endpoint", () => {
  it("has the values of a type as far as it keeps text", () => {
    const { endpoint, types } = largeEndpoint();
    const { body = "" } = endpointContent(endpoint, shapeReader(types)).texts;
    expect(body).toMatch(/^Plant\nplant-0\nplant-1\n/);
    expect(body).toHaveLength(20_000);
  });

  it("reads no values of a type beyond those that it keeps", () => {
    const { endpoint, types, read } = largeEndpoint();
    endpointContent(endpoint, shapeReader(types));
    expect(read()).toBeGreaterThan(1_000);
    expect(read()).toBeLessThan(2_500);
  });
});
