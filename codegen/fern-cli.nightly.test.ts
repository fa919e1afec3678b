import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readByCli } from "./fern-cli.testing.ts";
import { type CliIr, outlineOf, outlineOfCli } from "./outline.testing.ts";
import { readIdl } from "./read-idl.ts";
import { readIdlFolder } from "./write/idl-folder.ts";

/** The CLI takes a few seconds on two idle cores; a busy machine may need far longer. */
const patience = 240_000;

describe.each([
  ["the registry's own IDL", join(import.meta.dirname, "..", "idl")],
  ["an IDL that uses the whole format", join(import.meta.dirname, "scenarios", "kitchen-sink")],
])("%s", (_, folder) => {
  it("is parsed with the same names as by the CLI of its format", { timeout: patience }, async () => {
    const sources = await readIdlFolder(folder);
    const { ir, diagnostics } = readIdl(sources);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const read = await readByCli(sources);
    if (ir === undefined || typeof read === "string") return expect.fail(String(read));
    // The comparison itself reports differences.
    const theirs = outlineOfCli(read as CliIr);
    const ours = outlineOf(ir, new Set(Object.keys(theirs.types)));
    expect(Object.keys(ours.types).length).toBeGreaterThan(20);
    expect(ours.types).toEqual(theirs.types);
    expect(ours.endpoints).toEqual(theirs.endpoints);
    expect(ours.errors).toEqual(theirs.errors);
  });
});

it("accepts what the CLI of its format accepts, with warnings and the same names", { timeout: patience }, async () => {
  const sources = [
    {
      path: "api.yml",
      text: "name: plants\nauth: key\nauth-schemes: { key: { header: X-Key } }\nerror-discrimination: { strategy: status-code }\n",
    },
    {
      path: "my-garden.yml",
      text: `
imports: { b: errors.yml }
types:
  My Plant: { properties: { type: string, pot: optional<list<HTTP pot v2>> } }
  HTTP pot v2: string
  date of birth: string
  Care: { base-properties: { pot: string }, union: { water: My Plant, none: {} } }
service:
  auth: false
  base-path: /plants
  endpoints:
    get all:
      method: POST
      path: ""
      auth: [oauth2: []]
      request: { name: Get Request, body: { properties: { born: date of birth } } }
      response: list<My Plant>
      errors: [b.Not-found, b.Gone]
`,
    },
    {
      path: "errors.yml",
      text: "errors:\n  Not-found: { status-code: 404 }\n  Gone: { status-code: 404, type: string }\n",
    },
    { path: "my/garden.yml", text: "types:\n  A: string\n" },
  ];
  const { ir, diagnostics } = readIdl(sources);
  expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`).sort()).toEqual([
    "warning discriminant-property",
    "warning duplicate-file",
    "warning duplicate-status",
    "warning duplicate-variant-property",
    "warning undeclared-auth",
  ]);
  const read = await readByCli(sources);
  if (ir === undefined || typeof read === "string") return expect.fail(String(read));
  const theirs = outlineOfCli(read as CliIr);
  expect(Object.keys(theirs.types)).toContain("my-garden:My Plant");
  const ours = outlineOf(ir, new Set(Object.keys(theirs.types)));
  // The second of two files with one name gets a number, which the outline of the CLI does not know.
  const { "my-garden:A": _, ...declared } = theirs.types;
  expect(ours.types).toEqual(declared);
  expect(ours.endpoints).toEqual(theirs.endpoints);
  expect(ours.errors).toEqual(theirs.errors);
});
