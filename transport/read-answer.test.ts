import { expect, it } from "vitest";
import { typesFrom } from "#engine/shape";
import type { Endpoint, ErrorDescriptor } from "./call.ts";
import { plainCodec } from "./codec.ts";
import { exactCodec } from "./exact-codec.ts";
import { readAnswer } from "./read-answer.ts";

const error = (name: string, content?: ErrorDescriptor["content"]): ErrorDescriptor => ({
  name,
  status: 404,
  wire: { kind: "status" },
  ...(content && { content }),
});

const endpoint: Endpoint = {
  id: "plants.get",
  method: "GET",
  path: [{ kind: "literal", value: "/plants" }],
  auth: false,
  request: { kind: "object", properties: [] },
  errors: [error("NoPlant", { kind: "integer" }), error("NoPot", { kind: "string" }), error("Gone")],
};

const codec = exactCodec(typesFrom());

it.each([
  ["1", "NoPlant"],
  ['"none"', "NoPot"],
  ["", "Gone"],
  // No content matches: the first error, as without a check.
  ["[]", "NoPlant"],
])("tells errors with one status apart by their content: %s", (text, name) => {
  const outcome = readAnswer(endpoint, { status: 404, headers: {}, text }, codec);
  expect(outcome).toMatchObject({ ok: false, error: name });
});

it("takes the first of several errors with one status if the codec can't check", () => {
  const answer = { status: 404, headers: {}, text: '"none"' };
  expect(readAnswer(endpoint, answer, plainCodec)).toMatchObject({ ok: false, error: "NoPlant" });
});
