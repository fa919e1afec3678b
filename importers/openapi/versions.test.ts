import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importOpenApi } from "./import.ts";

const diagnosticsOf = async (version: { readonly [key: string]: Json }) => {
  const paths = { "/a": { get: { responses: { "200": { description: "Done" } } } } };
  const { model, diagnostics } = await importOpenApi({ ...version, info: {}, paths }, { id: "api" });
  expect(model.endpoints).toHaveLength(1);
  return diagnostics.map(({ at, message }) => `${at}: ${message}`);
};

it.each(["3.0.0-rc2", "3.0", "3.1.2", "3.2.0"])("reads OpenAPI %s", async (openapi) => {
  expect(await diagnosticsOf({ openapi })).toEqual([]);
});

it("reads an unknown version as the nearest one, and reports it", async () => {
  expect(await diagnosticsOf({ openapi: "4.0.0" })).toEqual([
    '/openapi: unsupported OpenAPI version "4.0.0"; treated as version 3.1',
  ]);
  expect(await diagnosticsOf({ swagger: "1.2" })).toEqual([
    '/swagger: unsupported OpenAPI version "1.2"; treated as version 2.0',
  ]);
  expect(await diagnosticsOf({ swagger: 2.0 })).toEqual([]);
});
