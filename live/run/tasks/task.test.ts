import { expect, it } from "vitest";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { targetsOf } from "../../targets/index.ts";
import { inOrder } from "./task.ts";

it("calls DELETE last, and of things within others first", async () => {
  const remove = { delete: { responses: { 204: { description: "Gone." } } } };
  const parameter = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
  const { model } = await importOpenApi(
    asJson({
      openapi: "3.1.0",
      info: { title: "Boats", version: "1" },
      paths: {
        "/boats/{id}": { ...remove, parameters: [parameter("id")] },
        "/boats/{id}/photos/{photo}": { ...remove, parameters: [parameter("id"), parameter("photo")] },
        "/boats": { get: { responses: { 200: { description: "All." } } } },
      },
    }),
    { id: "boats" },
  );
  expect(inOrder(targetsOf(model)).map(({ name }) => name)).toEqual([
    "GET /boats",
    "DELETE /boats/{id}/photos/{photo}",
    "DELETE /boats/{id}",
  ]);
});
