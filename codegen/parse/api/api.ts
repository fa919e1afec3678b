import type { Report } from "../../diagnostics/diagnostic.ts";
import type { SourceText, Word } from "../../source.ts";
import type { ApiAst, ErrorWireAst, VariableAst, VersionAst } from "../ast/file.ts";
import { readAudiences } from "../common.ts";
import { readImports } from "../file.ts";
import { listOf, mapOf, oneOf, type Read, readAny, readMembers, readText, readWord, required } from "../read.ts";
import { readErrorReference } from "../services/error-reference.ts";
import { readPagination } from "../services/pagination.ts";
import { readHeaders, readPathParameters, readTypeReference } from "../types/index.ts";
import { parseYaml, type Yaml } from "../yaml/index.ts";
import { readAuth, readAuthScheme } from "./auth-scheme.ts";
import { readEnvironment } from "./environment.ts";

const readHeader: Read<Word> = (node, report) => {
  if (node.kind !== "map") return readWord(node, report);
  const members = readMembers(node, report, {
    name: "a version header",
    keys: { value: readWord, name: readWord, env: readWord },
    required: ["value"],
  });
  return members?.value;
};

/** A product version has its own API versions, with their own header. */
const readValue: Read<VersionAst["values"][number]> = (node, report) => {
  if (node.kind !== "map") {
    const value = readWord(node, report);
    return value && { value };
  }
  return readMembers(node, report, {
    name: "a version",
    keys: { value: readWord, docs: readText },
    required: ["value"],
    noted: { name: readWord, versions: (inner, report) => readVersion(inner, report) },
  });
};

/** Reads the header that selects the version of the API, or of one of its products. */
const readVersion: Read<VersionAst> = (node, report) => {
  const members = readMembers(node, report, {
    name: "a version",
    keys: { default: readWord, values: listOf("a list of versions", readValue), header: readHeader },
    required: ["header"],
  });
  required(members?.values, "values", "a version", node, report);
  return members;
};

const readErrorWire: Read<ErrorWireAst> = (node, report) => {
  const members = readMembers(node, report, {
    name: "an error-discrimination",
    keys: {
      strategy: oneOf("a strategy", { property: "property", "status-code": "status-code" } as const),
      "property-name": readText,
    },
    required: ["strategy"],
  });
  if (members === undefined) return undefined;
  if (members.strategy === "status-code") return { kind: "status" };
  const name = required(members.propertyName, "property-name", "an error-discrimination", node, report);
  return name === undefined ? undefined : { kind: "property", name };
};

const readVariable = (name: Word, node: Yaml, report: Report): VariableAst | undefined => {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { name, type };
  }
  const members = readMembers(node, report, {
    name: "a variable",
    keys: { type: readTypeReference, docs: readText },
    required: ["type"],
  });
  return members && { name, ...members };
};

/** Settings of SDKs, which generated code does not have. */
const readGlobalParameter = (name: Word, node: Yaml, report: Report): Word => {
  readMembers(node, report, {
    name: "a global parameter",
    keys: {
      in: readWord,
      target: readWord,
      type: readWord,
      env: readWord,
      default: readAny,
      optional: readAny,
      apply: readWord,
      "parameter-name": readWord,
      docs: readText,
    },
  });
  report("not-expressed", name.span, {
    what: `the global parameter ${name.text}`,
    advice: "declare it in the endpoints that use it",
  });
  return name;
};

const keys = {
  name: readWord,
  "display-name": readText,
  docs: readText,
  imports: readImports,
  auth: readAuth,
  "auth-schemes": mapOf("a map of auth schemes", readAuthScheme),
  environments: mapOf("a map of environments", readEnvironment),
  "default-environment": readWord,
  "default-url": readWord,
  "error-discrimination": readErrorWire,
  audiences: readAudiences,
  errors: listOf("a list of errors", readErrorReference),
  "base-path": readWord,
  "path-parameters": readPathParameters,
  headers: readHeaders,
  "idempotency-headers": readHeaders,
  variables: mapOf("a map of variables", readVariable),
  "global-parameters": mapOf("a map of global parameters", readGlobalParameter),
  pagination: readPagination,
  version: readVersion,
  product: readVersion,
};

/** Reads `api.yml`; returns undefined if it is not YAML or has no name. */
export function parseApi(source: SourceText, report: Report): ApiAst | undefined {
  const start = { source, start: 0, end: 0 };
  const text = parseYaml(source, report);
  if (text.kind === "broken") return undefined;
  const yaml: Yaml = text.kind === "read" ? text.value : { kind: "map", entries: [], span: start };
  const members = readMembers(yaml, report, {
    name: "api.yml",
    keys,
    required: ["name"],
    // Settings of SDKs and of the docs site of the Fern CLI.
    noted: { "base-url-env": readWord, navigation: readAny },
  });
  if (members === undefined) return undefined;
  const { product, version, ...api } = members;
  return { source, ...api, versions: [product, version].filter((each) => each !== undefined) };
}
