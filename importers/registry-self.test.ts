import { describe, expect, it } from "vitest";
import { formShape } from "#engine/form";
import type { ObjectShape } from "#engine/shape";
import { registryDefinition, registryServices } from "#generated/registry";
import { registryTypes } from "#generated/types";
import type { Endpoint } from "#transport";
import { apiModelFromRegistry } from "./index.ts";

const { model, diagnostics } = apiModelFromRegistry(registryDefinition);
const endpoints: readonly Endpoint[] = Object.values(registryServices).flatMap((service) => Object.values(service));

/** A call may leave out a section in which nothing is required; a form always has it. */
const withAllSections = ({ properties, ...shape }: ObjectShape): ObjectShape => ({
  ...shape,
  properties: properties.map((part) => (part.key === "body" ? part : { ...part, optional: false })),
});

/** The registry describes itself: the definition on the wire is the one that its client was built from. */
describe("the registry's own description", () => {
  it("is imported without diagnostics", () => expect(diagnostics).toEqual([]));

  it("has exactly the types of the generated table", () => {
    expect(Object.keys(model.types).sort()).toEqual(Object.keys(registryTypes).sort());
  });

  it.each(Object.keys(registryTypes))("gives %s the generated shape", (id) => {
    expect(model.types[id]).toEqual(registryTypes[id]);
  });

  it("has exactly the endpoints of the generated client", () => {
    expect(model.endpoints.map(({ id }) => id).sort()).toEqual(endpoints.map(({ id }) => id).sort());
  });

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    "gives %s the generated request and response",
    (id, call) => {
      const endpoint = model.endpoints.find((one) => one.id === id);
      if (endpoint === undefined) throw new Error(`no endpoint ${id}`);
      expect(formShape(endpoint, model.globalHeaders)).toEqual(withAllSections(call.request));
      expect([endpoint.method, endpoint.path, endpoint.auth.length > 0]).toEqual([call.method, call.path, call.auth]);
      const bodies = endpoint.responses.map(({ body }) => (body.kind === "json" ? body.shape : body.kind));
      expect(bodies).toEqual([call.response ?? "empty"]);
      expect(endpoint.errors.map(({ name, statusCode }) => [name, statusCode])).toEqual(
        call.errors.map(({ name, status }) => [name, status]),
      );
    },
  );
});
