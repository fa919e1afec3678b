import type { Level } from "#engine/compare";
import { defineCommand } from "../definition.ts";
import { allDiagnostics, json, registry, token } from "./shared.ts";

/** The levels of changes, the most severe first. Not imported from the engine, which would be loaded to print help. */
const levels: readonly Level[] = ["breaks-wire", "breaks-source", "behaves-otherwise", "docs-only"];

/** `callboard register`. */
export const registerCommand = defineCommand({
  name: "register",
  summary: "register an API description with a registry",
  description: "Registers the API that FILE describes with a registry, and prints the id of the version.",
  arguments: [
    {
      name: "FILE",
      description:
        "a file or an https address: OpenAPI 2.0 to 3.2, AsyncAPI 2 or 3, OpenRPC, or a definition in the registry's format",
    },
  ],
  options: {
    org: { value: "ORG", description: "the organization that will own it" },
    api: { value: "API", description: "the name of the API within the organization, the same for all its versions" },
    registry,
    token,
    server: {
      value: "URL",
      description:
        "the base URL of the API, such as https://api.example.com, if the description names no server or one without a host",
    },
    "all-diagnostics": allDiagnostics,
    json,
  },
  examples: [
    { line: "callboard register openapi.yaml --org acme --api plants", does: "print the id of the version" },
    {
      line: "callboard register openapi.yaml --org acme --api plants --server https://api.example.com",
      does: "for a description without a server",
    },
  ],
  exits: { 0: "registered", 1: "the registry refused it", 2: "there is nothing to register" },
  settings: ["registry", "token", "data", "readLimits"],
  page: "registry.md",
});

/** `callboard export`. */
export const exportCommand = defineCommand({
  name: "export",
  summary: "export an API as an OpenAPI document",
  description: "Exports an API as an OpenAPI 3.1 document in JSON.",
  arguments: [
    { name: "API", description: "the id of a registered API, or a description in a file or at an https address" },
  ],
  options: {
    openapi: { description: "the format of the document" },
    out: { value: "FILE", description: "the file to write; without it the document is printed" },
    registry,
    token,
    "all-diagnostics": allDiagnostics,
    json: { description: "print a summary as JSON; needs --out" },
  },
  examples: [
    { line: "callboard export asyncapi.yaml --openapi", does: "print a description as OpenAPI" },
    { line: "callboard export openapi-2.json --openapi --out openapi.json", does: "write a file" },
  ],
  exits: { 0: "exported", 1: "the document can't be written", 2: "there is nothing to export" },
  settings: ["registry", "token", "data", "readLimits"],
  page: "reading.md#exports",
});

/** `callboard index`. */
export const indexCommand = defineCommand({
  name: "index",
  summary: "write the first screens of the element, for faster first visits",
  description:
    "Writes the start page and the first screen of each playground of a description as files, which the element shows before it has read the description. Screens of another version of the description or of Callboard are replaced as soon as it has.",
  arguments: [{ name: "FILE", description: "a description in one file" }],
  options: {
    out: { value: "DIR", description: "the folder to write (default: the name of FILE and .index)", needs: "a folder" },
  },
  examples: [{ line: "callboard index openapi.yaml", does: "write the folder openapi.yaml.index" }],
  exits: {
    0: "written",
    1: "the description can't be read, has several files, or no server with a full address",
    2: "there is no such file",
  },
  page: "embed/script-tag.md#index",
});

/** `callboard diff`. */
export const diffCommand = defineCommand({
  name: "diff",
  summary: "compare two versions of an API, and report breaking changes",
  description: `Reports the changes between two versions of an API, whom they break, and the version number that they require.

OLD and NEW are each a description (OpenAPI, AsyncAPI or OpenRPC, in a file or at an https address), an IDL folder such as idl, a git revision and the folder in it such as main:idl, or the id of an API in the registry (which needs a token).`,
  arguments: [
    { name: "OLD", description: "the older version" },
    { name: "NEW", description: "the newer version" },
  ],
  options: {
    json: { description: "print the report as one JSON object" },
    html: { value: "FILE", description: "write the report as a page with both versions side by side" },
    "fail-on": {
      value: "LEVEL",
      description: `exit with 1 if a change has this level or a more severe one: ${levels.join(", ")}`,
      choices: levels,
    },
    registry,
    "all-diagnostics": allDiagnostics,
  },
  examples: [
    { line: "callboard diff old.yaml openapi.yaml", does: "list the changes" },
    { line: "callboard diff main:idl idl --fail-on breaks-wire", does: "fail on changes that break clients" },
    { line: "callboard diff old.yaml openapi.yaml --html diff.html", does: "a page to read" },
  ],
  exits: {
    0: "compared",
    1: "a change has at least the level of --fail-on",
    2: "a version could not be loaded, or the report could not be written",
  },
  settings: ["registry", "token", "data", "readLimits"],
});

/** `callboard generate`. */
export const generateCommand = defineCommand({
  name: "generate",
  summary: "generate code from an IDL folder",
  description: "Generates types and a client in TypeScript from a Fern Definition.",
  options: {
    idl: { value: "DIR", description: "the IDL folder", default: "idl" },
    out: { value: "DIR", description: "the folder for generated code", default: "generated" },
    runtime: {
      value: "MODULE",
      description:
        "what generated code imports from (default: callboard/client; in a project with the import #transport in its package.json: its own modules, as with --runtime '#transport')",
      needs: "a module, such as callboard/client",
    },
    check: { description: "compare, write nothing; exit code 1 if a file is stale" },
    watch: { description: "generate again when the IDL changes, until Ctrl-C" },
    json: { description: "print each result as one line of JSON" },
  },
  examples: [
    { line: "callboard generate --idl shop --out gen", does: "write gen/types and gen/client" },
    { line: "callboard generate --idl shop --out gen --check", does: "fail if they are stale" },
  ],
  exits: {
    0: "done, or nothing to do",
    1: "the IDL has errors, a file is stale, or other files are in the way",
    2: "the command line is wrong, or a folder can't be read or written",
  },
  page: "idl.md",
});
