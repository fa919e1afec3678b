import { plants } from "../../registry/client.testing.ts";

const sentence = "Says how this part is filled in, and what the service makes of it in a later response.";

/** The body that registers a definition of about `bytes` bytes; `n` distinguishes definitions. */
export function registerBody(n: number, bytes: number): string {
  const types: Record<string, unknown> = {};
  for (let i = 0, length = 0; length < bytes; i += 1) {
    const properties = Array.from({ length: 8 }, (_, p) => ({
      key: `property_${(i * 7919 + p * 104_729 + n) % 99_991}`,
      description: sentence,
      valueType: { type: "primitive", value: { type: "string" } },
    }));
    const type = {
      name: `Type${i}`,
      description: `${sentence} ${n}`,
      shape: { type: "object", extends: [], properties },
    };
    types[`type_:Type${i}`] = type;
    length += JSON.stringify(type).length + 20;
  }
  return JSON.stringify({
    orgId: "callboard",
    apiId: `api-${n}`,
    definition: { ...plants, types: { ...plants.types, ...types } },
  });
}
