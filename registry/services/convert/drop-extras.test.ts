import { expect, it } from "vitest";
import type { ApiDefinition } from "#generated/types";
import { dropExtras } from "./drop-extras.ts";
import { latestToRead } from "./latest-to-read.ts";

it("drops properties of the flat format that would override what the registry stores", () => {
  const junk = { v1: "junk" };
  const definition = {
    id: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
    ...{ webhooks: {}, types: {}, auths: {} },
    ...junk,
    subpackages: { s: { id: "s", name: "s", ...junk } },
    websockets: { w: { id: "w", path: [], messages: [], ...junk } },
    endpoints: {
      e: {
        id: "e",
        method: "GET",
        path: [],
        responses: [
          { statusCode: 200, body: { type: "object", extends: [], properties: [] } },
          { statusCode: 200, body: { type: "stream", shape: { type: "enum", values: [] } }, ...junk },
        ],
        examples: [{ path: "/", responseStatusCode: 200, ...junk }],
        ...junk,
      },
    },
  } as const satisfies ApiDefinition;
  const cleaned = dropExtras(definition);
  expect(JSON.stringify(cleaned)).not.toContain("junk");
  expect(latestToRead(cleaned).rootPackage.endpoints).toMatchObject([{ id: "e" }]);
});
