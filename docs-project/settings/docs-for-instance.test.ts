import { expect, it } from "vitest";
import { docsForInstance, instanceAt } from "./docs-for-instance.ts";
import type { DocsYml } from "./docs-yml.ts";

const docs = {
  instances: [
    { url: { text: "plants.docs.example.com/v2/" }, "custom-domain": ["docs.plants.example"] },
    { url: { text: "partners.docs.example.com" }, audiences: ["partners"] },
    { url: { text: "team.docs.example.com" }, audiences: ["team", "partners"] },
  ],
  versions: [
    { "display-name": "open" },
    { "display-name": "for partners", audiences: ["partners"] },
    { "display-name": "for the team", audiences: ["team"] },
  ],
  products: [
    { "display-name": "all", versions: [{ "display-name": "for the team", audiences: ["team"] }] },
    { "display-name": "inside", audiences: ["team"] },
  ],
} as unknown as DocsYml; // other settings play no part

it.each([
  ["https://plants.docs.example.com/v2", 0],
  ["PLANTS.docs.example.com/v2/", 0],
  ["http://docs.plants.example/", 0],
  ["partners.docs.example.com", 1],
  ["plants.docs.example.com", undefined],
])("finds the instance at %s", (address, position) => {
  const { instances = [] } = docs;
  expect(instanceAt(instances, address)).toBe(position === undefined ? undefined : instances[position]);
});

const namesAt = (of: DocsYml, address: string | undefined) => {
  const { docs: found, hasOtherParts } = docsForInstance(of, address);
  const names = (all: readonly { readonly "display-name": unknown }[] = []) => all.map((one) => one["display-name"]);
  const inside = (found.products ?? []).map(({ versions = [] }) => names(versions));
  return { versions: names(found.versions), products: names(found.products), inside, hasOtherParts };
};

it("leaves out the versions and products for audiences of other instances, and reports that there are some", () => {
  expect(namesAt(docs, "partners.docs.example.com")).toEqual({
    ...{ versions: ["open", "for partners"], products: ["all"], inside: [[]], hasOtherParts: true },
  });
  expect(namesAt(docs, "team.docs.example.com")).toMatchObject({
    ...{ versions: ["open", "for partners", "for the team"], products: ["all", "inside"], hasOtherParts: false },
  });
});

it("leaves out nothing for an instance without audiences; the first one is the default", () => {
  for (const address of [undefined, "docs.plants.example", "unknown.example"]) {
    expect(docsForInstance(docs, address)).toEqual({ docs, hasOtherParts: false });
  }
});
