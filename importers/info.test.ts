import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "#engine/json";
import type { ApiInfo } from "#engine/model";
import type { Availability } from "#engine/shape";
import { importAsyncApi } from "./asyncapi.ts";
import { importOpenApi } from "./openapi/import.ts";

const read = async (info: Json, name = "") => {
  const { model, diagnostics } = await importOpenApi({ openapi: "3.1.0", info, paths: {} }, { id: "a", name });
  return { info: model.info, notes: diagnostics.map(({ at, code }) => `${at} ${code}`) };
};

const whole: Json = {
  title: "Garden",
  termsOfService: "https://garden.example/terms",
  contact: { name: "Gardeners", url: "https://garden.example/help", email: "help@garden.example" },
  license: { name: "Apache 2.0", identifier: "Apache-2.0" },
  "x-logo": { url: "https://garden.example/logo.svg", altText: "A fern", backgroundColor: "#fff", href: "/home" },
};

const base = "https://docs.example/api/openapi.yaml";

describe("the info of a description", () => {
  it("has contact, license, terms and logo, relative addresses resolved", async () => {
    const expected: ApiInfo = {
      termsOfService: "https://garden.example/terms",
      contact: { name: "Gardeners", url: "https://garden.example/help", email: "help@garden.example" },
      license: { name: "Apache 2.0", identifier: "Apache-2.0" },
      logo: {
        url: "https://garden.example/logo.svg",
        altText: "A fern",
        backgroundColor: "#fff",
        href: "https://docs.example/home",
      },
    };
    expect(await read(whole, base)).toEqual({ info: expected, notes: [] });
    const { model } = await importAsyncApi({ asyncapi: "3.0.0", info: whole }, { id: "a", name: base });
    expect(model.info).toEqual(expected);
  });

  it.each<[string, Json, string, ApiInfo]>([
    [
      "a terms page relative to the description",
      { termsOfService: "../terms" },
      base,
      { termsOfService: "https://docs.example/terms" },
    ],
    [
      "an address without a scheme",
      { contact: { url: "www.garden.example" } },
      "",
      { contact: { url: "https://www.garden.example" } },
    ],
    [
      "a license without a name",
      { license: { url: "https://a.example/mit" } },
      "",
      { license: { name: "https://a.example/mit", url: "https://a.example/mit" } },
    ],
    [
      "a logo that is only an address",
      { "x-logo": "https://a.example/logo.png" },
      "",
      { logo: { url: "https://a.example/logo.png" } },
    ],
  ])("reads %s", async (_, info, name, expected) => {
    expect(await read(info, name)).toEqual({ info: expected, notes: [] });
  });

  it.each<[string, Json, string]>([
    ["a script as an address", { contact: { url: "javascript:alert(1)" } }, "/info/contact/url unsupported"],
    [
      "a logo that is not loaded over https",
      { "x-logo": { url: "http://a.example/logo.png" } },
      "/info/x-logo/url unsupported",
    ],
    ["a logo in a data URL", { "x-logo": { url: "data:image/png;base64,AAAA" } }, "/info/x-logo/url unsupported"],
    ["a file beside a local description", { "x-logo": { url: "./logo.png" } }, "/info/x-logo/url unsupported"],
    ["terms that are not an address", { termsOfService: "Ask us." }, "/info/termsOfService unsupported"],
    ["a contact that is not an object", { contact: "me" }, "/info/contact type"],
  ])("reports and ignores %s", async (_, info, at) => {
    expect(await read(info)).toEqual({ info: undefined, notes: [at] });
  });

  it.each<[string, Json]>([
    ["no info", {}],
    ["empty parts", { contact: {}, license: {}, termsOfService: "", "x-logo": {} }],
  ])("is absent for %s", async (_, info) => {
    expect(await read(info)).toEqual({ info: undefined, notes: [] });
  });
});

describe("the availability of a call", () => {
  it.each<[JsonObject, Availability | undefined]>([
    [{}, undefined],
    [{ deprecated: true }, "Deprecated"],
    [{ deprecated: false }, undefined],
    [{ "x-deprecated": true, "x-beta": true }, "Deprecated"],
    [{ "x-fern-availability": "Pre_Release" }, "PreRelease"],
    [{ "x-availability": "generally available" }, "GenerallyAvailable"],
    [{ "x-stability-level": "alpha" }, "PreRelease"],
    [{ "x-stability": "stable" }, "Stable"],
    [{ "x-lifecycle": "BETA" }, "Beta"],
    [{ "x-fern-availability": "soon", "x-stability": "ga" }, "GenerallyAvailable"],
    [{ "x-fern-availability": "beta", "x-stability": "ga" }, "Beta"],
    [{ "x-availability": 1, "x-beta": true }, "Beta"],
    [{ "x-beta": false }, undefined],
  ])("of %j is %s", async (marks, availability) => {
    const paths = { "/plants": { get: { ...marks, responses: {} } } };
    const { model } = await importOpenApi({ openapi: "3.1.0", info: {}, paths }, { id: "a", name: "a" });
    expect(model.endpoints[0]?.availability).toBe(availability);
  });
});
