import { stringify } from "yaml";
import { madeDefinition } from "../scale/made.ts";

/** A description and its size in bytes, at least. */
interface Text {
  readonly title: string;
  readonly name: string;
  readonly bytes: number;
  readonly make: () => string;
}

const MB = 1_000_000;

/** Subjects of the made definition, for about 50 MB of JSON and 20 MB of YAML. */
const jsonSubjects = 460;
const yamlSubjects = { block: 145, flow: 105 };

const yaml = (collectionStyle: "block" | "flow"): string =>
  stringify(JSON.parse(madeDefinition(yamlSubjects[collectionStyle])), {
    collectionStyle,
    aliasDuplicateObjects: false,
  });

/** A description with an example that is a list of small values. */
const withExample = (start: string, item: (n: number) => string, end: string, bytes: number): string => {
  const items: string[] = [];
  for (let n = 0, size = 0; size < bytes; n += 1) {
    const text = item(n);
    items.push(text);
    size += text.length;
  }
  return start + items.join("") + end;
};

/** The texts that the default limits must accept. */
export const texts: readonly Text[] = [
  {
    title: "JSON, 46,000 operations and types",
    name: "made.json",
    bytes: 50 * MB,
    make: () => madeDefinition(jsonSubjects),
  },
  {
    title: "JSON, an example of short objects",
    name: "example.json",
    bytes: 50 * MB,
    make: () =>
      withExample(
        '{"openapi":"3.1.0","info":{"title":"Examples","version":"1"},"paths":{"/all":{"get":{"responses":{"200":{"description":"All.","content":{"application/json":{"example":[0',
        (n) => `,{"id":${1_000_000 + n},"name":"part of a list"}`,
        "]}}}}}}}}",
        50 * MB,
      ),
  },
  { title: "YAML in block style", name: "block.yaml", bytes: 20 * MB, make: () => yaml("block") },
  { title: "YAML in flow style", name: "flow.yaml", bytes: 20 * MB, make: () => yaml("flow") },
  {
    title: "YAML, an example of short objects",
    name: "example.yaml",
    bytes: 20 * MB,
    make: () =>
      withExample(
        "openapi: 3.1.0\ninfo: {title: Examples, version: '1'}\npaths:\n  /all:\n    get:\n      responses:\n        '200':\n          description: All.\n          content:\n            application/json:\n              example:\n",
        (n) => `              - {id: ${n}, name: part}\n`,
        "",
        20 * MB,
      ),
  },
];
