import { expect, it } from "vitest";
import { build } from "../../build.ts";

const area = (response: string, types = "") =>
  `service:\n  auth: false\n  base-path: /plants\n  endpoints:\n    list: { method: GET, path: '', response: '${response}' }\ntypes:\n  Plain: { properties: { name: string, big: bigint, next: optional<Plain> } }\n${types}`;

const descriptorOf = async (text: string): Promise<string> => {
  const { files = [], diagnostics } = await build(
    [
      { path: "api.yml", text: "name: plants\n" },
      { path: "areas/plants.yml", text },
    ],
    "idl",
  );
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return files.find(({ path }) => path === "registry/plants.ts")?.text ?? "";
};

it.each([
  ["list<long>", ""],
  ["Direct", "  Direct: { properties: { size: uint64 } }\n"],
  [
    "Outer",
    "  Outer: { properties: { inner: 'map<string, Inner>' } }\n  Inner: { properties: { outer: optional<Outer>, ids: Ids } }\n  Ids: set<long>\n",
  ],
  ["Child", "  Child: { extends: Parent, properties: { x: string } }\n  Parent: { properties: { size: long } }\n"],
  ["Either", "  Either: { discriminated: false, union: [string, Sized] }\n  Sized: { properties: { size: long } }\n"],
])("marks a call that uses a 64-bit number in %s", async (response, types) => {
  expect(await descriptorOf(area(response, types))).toContain("exact: true");
});

it.each(["Plain", "list<integer>", "map<string, double>"])("does not mark a call of %s", async (response) => {
  expect(await descriptorOf(area(response))).not.toContain("exact");
});
