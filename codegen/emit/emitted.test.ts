import { join } from "node:path";
import { expect, it } from "vitest";
import { isNightly, someOf } from "../../tooling/tier.ts";
import { build } from "../build.ts";
import { plainApi } from "../scenarios.testing.ts";
import type { SourceText } from "../source.ts";
import { readIdlFolder } from "../write/idl-folder.ts";
import type { Runtime } from "../write/runtime.ts";
import { compile } from "./compile.testing.ts";

const home = join(import.meta.dirname, "..", "..");

/** Names and constructs that could break generated code. */
const awkward = `
docs: Ends */ a comment, and has \`marks\`.
imports:
  client: create-client.yml
types:
  TypeTable: string
  Record: { properties: { Array: string } }
  CreateClient: string
  awkward: integer
  Open: { extra-properties: true, properties: { known: integer } }
  Also: { extends: [Open, Record], properties: { more: optional<client.Deep> } }
  Over: { extends: Open, properties: { known: literal<true>, Promise: Promise } }
  Promise: map<string, list<optional<nullable<string>>>>
  Odd:
    properties:
      __proto__: string
      constructor: optional<string>
      "it's \\"quoted\\"": integer
      "a\\nb": literal<"x\\ny">
      class: set<list<Light>>
  Light:
    enum:
      - value: "\\"\\\\"
        docs: "*/"
      - constructor
  Same: { discriminated: false, union: ["map<Light, Same>", "list<Same>", nullable<string>, literal<false>] }
  Choice:
    discriminant: "the kind"
    base-properties: { note: optional<list<Choice>> }
    union: { a-b: Odd, c: optional<Same>, __proto__: {}, d: literal<"z"> }
errors:
  Error: { status-code: 400 }
  Delete: { status-code: 404, type: Choice }
  Endpoint: { status-code: 409, type: optional<Odd> }
  Awkward: { status-code: 410 }
service:
  auth: true
  base-path: /awkward
  endpoints:
    delete:
      docs: "Never ends */ here"
      method: DELETE
      path: /{class}
      path-parameters: { class: Light }
      errors: [Error, Delete, Endpoint, Awkward]
    awkward: { method: GET, path: "", response: optional<Choice> }
    error: { path: /e, request: optional<Same>, errors: [Error] }
    constructor:
      path: /c
      request: { name: Request, query-parameters: { "q[]": { type: integer, allow-multiple: true } }, body: { properties: {} } }
`;
const client = `
imports:
  awkward: awkward.yml
types:
  Awkward: string
  Deep: { properties: { back: awkward.Also, own: Awkward } }
service:
  auth: false
  base-path: /client
  endpoints:
    createClient: { method: GET, path: "", response: Deep }
errors:
  Error: { status-code: 500 }
`;

let takenCount = 0;
const takenAt = (): string => taken.replace("__TAKEN__", `taken${takenCount++}`);

/** Generates from an IDL and returns the compiler's errors. */
async function compileErrors(sources: readonly SourceText[], runtime: Runtime): Promise<string> {
  const { files = [], diagnostics } = await build(sources, "idl", runtime);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return compile(files);
}

/** Names of generated files, and keywords of TypeScript, which the IDL may use as names. */
const taken = `
types:
  any: string
  Object: { properties: { never: never, FileValue: optional<FileValue> } }
  never: integer
  default: list<Odd-Name>
  Odd-Name: string
  Odd_Name: integer
  FileValue: { enum: [a, b] }
  Long: { properties: { size: long, Long: optional<Long> } }
  Count: uint64
  TypeTable: string
channel: { auth: false, path: /c, messages: { say: { origin: client, body: Object } } }
webhooks: { "odd name": { method: POST, payload: FileValue } }
service:
  auth: false
  base-path: /__TAKEN__
  endpoints:
    get-all: { path: /a, request: { name: Uint8Array, body: { properties: { f: file } } }, response: bytes }
    class: { path: /b, request: bytes, response-stream: FileValue }
    then: { path: /t, request: { name: Then, query-parameters: { size: long } }, response: list<Long> }
    then_: { path: /u, response: long }
`;

const runtimes: readonly Runtime[] = [{ kind: "entry-points" }, { kind: "module", name: "callboard/client" }];

it.each(someOf(runtimes, 1))(
  "type-checks for any names in the IDL, with the runtime %j",
  async (runtime) => {
    const sources = [
      plainApi,
      { path: "areas/awkward.yml", text: awkward },
      { path: "areas/create-client.yml", text: client },
      // The name of the API, and the names of its exports.
      { path: "areas/plants.yml", text: takenAt() },
      { path: "areas/plants-services.yml", text: takenAt() },
      { path: "areas/create-plants-client.yml", text: takenAt() },
      { path: "areas/index.yml", text: takenAt() },
      { path: "areas/then.yml", text: takenAt() },
      { path: "areas/errors.yml", text: takenAt() },
      { path: "areas/errors-types.yml", text: takenAt() },
      { path: "areas/errors-channel.yml", text: takenAt() },
    ];
    expect(await compileErrors(sources, runtime)).toBe("");
  },
  120_000,
);

it(`type-checks for an IDL with every feature of the format${isNightly ? ", and for the registry's own" : ""}`, async () => {
  const kitchen = await readIdlFolder(join(home, "codegen/scenarios/kitchen-sink"));
  const moved = kitchen.map(({ path, text }) =>
    path === "api.yml"
      ? { path, text: text.replaceAll(/(?<=: )(?=commons\.yml|login\/)/g, "kitchen/") }
      : { path: `kitchen/${path}`, text },
  );
  // `npm run types` checks the files that are generated from the registry's IDL.
  const registry = isNightly ? await readIdlFolder(join(home, "idl")) : [];
  expect(
    await compileErrors([...moved, ...registry.filter(({ path }) => path !== "api.yml")], { kind: "entry-points" }),
  ).toBe("");
}, 120_000);
