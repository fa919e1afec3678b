import { describe, expect, it } from "vitest";
import { indexOf, siteOfApis } from "#docs-host/site/model";
import { type ApiModel, bareEndpoint } from "#engine/model";
import { apiLinks } from "./links.ts";

const api: ApiModel = {
  id: "pets",
  name: "Pets",
  description: "# Pets\n\n## Rate limits\n\nFew.",
  endpoints: [
    bareEndpoint({
      id: "listPets",
      namespace: ["dogs"],
      path: [{ kind: "literal", value: "/pets" }],
    }),
  ],
  types: { Pet: { name: "Pet", shape: { kind: "string" } } },
  groups: [{ id: "dogs", name: "All dogs" }],
  auths: {},
  globalHeaders: [],
};

const resolverFor = (model: ApiModel) => {
  const site = siteOfApis("h", [model]);
  return apiLinks(site, indexOf(site, model));
};

describe("a link in a description of an API", () => {
  it.each([
    ["https://a.example/b", "https://a.example/b"],
    ["mailto:a@b.example", "mailto:a@b.example"],
    ["#operation/listPets", "/all-dogs/list-pets"],
    ["#tag/All-dogs/operation/listPets", "/all-dogs/list-pets"],
    ["#/All%20dogs/listPets", "/all-dogs/list-pets"],
    ["#tag/All-dogs", "/all-dogs"],
    ["#/components/schemas/Pet", "/types/Pet"],
    ["#section/Rate-limits", "/#doc-rate-limits"],
    ["#rate-limits", "/#doc-rate-limits"],
    ["/types/Pet?x=1#y", "/types/Pet?x=1#y"],
  ])("links to its target: %s", (href, target) => {
    expect(resolverFor(api)(href)).toBe(target);
  });

  it.each(["#tag/All-dogs", "#tag/Good%20dogs"])("links to a tag by its name or its display name: %s", (href) => {
    const groups = [{ id: "dogs", name: "All dogs", displayName: "Good dogs" }];
    expect(resolverFor({ ...api, groups })(href)).toBe("/good-dogs");
  });

  it.each([
    ["../guide.md", "https://docs.example/v1/guide.md"],
    ["/rest/auth", "https://docs.example/rest/auth"],
    ["?page=2", "https://docs.example/v1/api/pets.json?page=2"],
    ["//cdn.example/x", "https://cdn.example/x"],
  ])("starts from the address of the description: %s", (href, target) => {
    expect(resolverFor({ ...api, linkBase: "https://docs.example/v1/api/pets.json" })(href)).toBe(target);
  });

  it.each(["guide.md", "/rest/auth", "#nowhere", "#tag/Cats", "#operation/missing", "#%E0", "javascript:alert(1)"])(
    "is undefined without a target: %s",
    (href) => {
      expect(resolverFor(api)(href)).toBeUndefined();
    },
  );

  it("never gets another scheme from the address of the description", () => {
    expect(resolverFor({ ...api, linkBase: "https://docs.example/" })("javascript:alert(1)")).toBeUndefined();
    expect(resolverFor({ ...api, linkBase: "urn:example:api" })("guide.md")).toBeUndefined();
  });
});
