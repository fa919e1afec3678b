import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validator } from "#engine/interpret";
import { type Json, trustJson } from "#engine/json";
import { typesFrom } from "#engine/shape";
import {
  type ApiDefinition,
  type RegisterApiDefinitionPackage,
  type RegisterEndpointDefinition,
  type RegisterExampleEndpointCall,
  registryTypes,
} from "#generated/types";
import { fewerCases } from "../../../tooling/tier.ts";
import { markedDefinitions, registerDefinitions, valuesOf } from "./definitions.testing.ts";
import { latestToRead } from "./latest-to-read.ts";
import { registerToLatest } from "./register-to-latest.ts";

const faultsOf = (id: string, value: unknown) =>
  validator(typesFrom(registryTypes))({ kind: "ref", id })(value as Json).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
const id = "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13";
const runs = { numRuns: fewerCases(150) };

describe("a definition in the package format", () => {
  it("is generated validly at random", () => {
    fc.assert(
      fc.property(fc.oneof(registerDefinitions, markedDefinitions), (value) => {
        expect(faultsOf("api-register:RegisterApiDefinition", value)).toEqual([]);
      }),
      runs,
    );
  });

  it("keeps every unknown property in both formats", () => {
    fc.assert(
      fc.property(markedDefinitions, (registered) => {
        const latest = { id, ...registerToLatest(registered) };
        const [flat, read] = [JSON.stringify(latest), JSON.stringify(latestToRead(latest))];
        const marks = JSON.stringify(registered).match(/mark-\d+/g) ?? [];
        expect(marks.length).toBeGreaterThan(0);
        expect(marks.filter((mark) => !flat.includes(`"${mark}"`))).toEqual([]);
        expect(marks.filter((mark) => !read.includes(`"${mark}"`))).toEqual([]);
      }),
      runs,
    );
  });

  it("converts to valid definitions in the flat and the read format", () => {
    fc.assert(
      fc.property(registerDefinitions, (registered) => {
        const latest = { id, ...registerToLatest(registered) };
        expect(faultsOf("api-latest:ApiDefinition", latest)).toEqual([]);
        expect(faultsOf("api-read:V1ApiDefinition", latestToRead(latest))).toEqual([]);
      }),
      runs,
    );
  });

  it("keeps its types, headers and schemes unchanged in the read format", () => {
    fc.assert(
      fc.property(registerDefinitions, (registered) => {
        const { rootPackage, subpackages, types, auth, globalHeaders, authSchemes, ...rest } = registered;
        const read = latestToRead({ id, ...registerToLatest(registered) });
        expect(read).toMatchObject(rest);
        expect(read.types).toEqual(types);
        expect(read.globalHeaders).toEqual(globalHeaders);
        if (auth !== undefined) expect(read.auth).toEqual(auth);
        expect(read.authSchemes ?? {}).toMatchObject(authSchemes ?? {});
      }),
      runs,
    );
  });

  it("keeps every endpoint, channel and webhook in its package, in both formats", () => {
    fc.assert(
      fc.property(registerDefinitions, (registered) => {
        const latest = registerToLatest(registered);
        const read = latestToRead({ id, ...latest });
        const packages = [
          [registered.rootPackage, read.rootPackage],
          ...Object.keys(registered.subpackages).map(
            (key) => [registered.subpackages[key], read.subpackages[key]] as const,
          ),
        ] as const;
        const count = (what: "endpoints" | "websockets" | "webhooks"): number =>
          packages.reduce((sum, [input]) => sum + ((input as RegisterApiDefinitionPackage)[what]?.length ?? 0), 0);
        expect(Object.keys(latest.endpoints).length).toBe(count("endpoints"));
        expect(Object.keys(latest.websockets).length).toBe(count("websockets"));
        expect(Object.keys(latest.webhooks).length).toBe(count("webhooks"));
        for (const [input, found] of packages) {
          if (input === undefined || found === undefined) throw new Error("a package is missing");
          const { endpoints, websockets = [], webhooks = [], ...rest } = input;
          expect(found).toMatchObject(rest);
          expect(found.endpoints).toMatchObject(endpoints.map(expectedEndpoint));
          expect(found.websockets).toMatchObject(websockets);
          expect(found.webhooks).toMatchObject(webhooks);
        }
      }),
      runs,
    );
  });
});

/** The smallest valid endpoint in the read form. */
function expectedEndpoint(endpoint: RegisterEndpointDefinition): object {
  const { auth, slug, request, response, errors, errorsV2, examples, authV2, ...rest } = endpoint;
  const condition = response?.type.type === "streamCondition" ? response.type : undefined;
  const more = condition ? [...condition.response.examples, ...condition.streamResponse.examples] : [];
  return {
    ...rest,
    ...(auth === undefined ? {} : { authed: auth }),
    ...(slug === undefined ? {} : { urlSlug: slug }),
    ...(authV2 === undefined ? {} : { authV2 }),
    ...(request === undefined ? {} : { request: expectedRequest(request) }),
    ...(response === undefined ? {} : { response: condition ? expectedCondition(response) : response }),
    ...(errors === undefined ? {} : { errors }),
    ...(errorsV2 === undefined ? {} : { errorsV2 }),
    examples: [...examples, ...more].map(expectedExample),
  };
}

function expectedRequest({ type: body, ...rest }: NonNullable<RegisterEndpointDefinition["request"]>): object {
  if (body.type === "json") return { ...rest, contentType: body.contentType, type: body.shape };
  if (body.type !== "fileUpload") return { ...rest, type: body };
  return { ...rest, type: body.value === undefined ? { type: "bytes" } : { ...body.value, type: "formData" } };
}

/** The examples of both response forms are listed with the other examples of the endpoint. */
function expectedCondition({ type, ...rest }: NonNullable<RegisterEndpointDefinition["response"]>): object {
  if (type.type !== "streamCondition") return {};
  const { response, streamResponse, streamCondition } = type;
  const form = { response: { shape: response.shape }, streamResponse: { shape: streamResponse.shape } };
  return { ...rest, type: { type: "streamCondition", ...form, streamCondition } };
}

function expectedExample({ codeSamples = [], ...rest }: RegisterExampleEndpointCall): object {
  const languages = [...new Set(codeSamples.map(({ language }) => language))];
  return { ...rest, codeSamples: languages.flatMap((one) => codeSamples.filter(({ language }) => language === one)) };
}

describe("a definition in the flat format", () => {
  it("converts to a valid read format, with a named type for each shape that needs one there", () => {
    const definitions = valuesOf({ kind: "ref", id: "api-latest:ApiDefinition" });
    fc.assert(
      fc.property(definitions, (value) => {
        const definition = trustJson<ApiDefinition>(value);
        const read = latestToRead(definition);
        expect(faultsOf("api-read:V1ApiDefinition", read)).toEqual([]);
        expect(Object.keys(read.types)).toEqual(expect.arrayContaining(Object.keys(definition.types)));
        const packages = [read.rootPackage, ...Object.values(read.subpackages)];
        const paths = (all: readonly { readonly path: unknown }[]) =>
          all.map(({ path }) => JSON.stringify(path)).toSorted();
        const input = Object.values(definition.endpoints).map(({ path }) => ({ path }));
        const found = packages.flatMap(({ endpoints }) => endpoints.map(({ path }) => ({ path: path.parts })));
        expect(paths(found)).toEqual(paths(input));
      }),
      runs,
    );
  });
});
