import type { Report } from "../../diagnostics/diagnostic.ts";
import type { SourceText, Word } from "../../source.ts";
import type {
  ApiAst,
  AuthAst,
  AuthSchemeAst,
  EnvironmentAst,
  ErrorWireAst,
  ImportAst,
  VariableAst,
  VersionAst,
} from "../ast/file.ts";
import type { ErrorReferenceAst, PaginationAst } from "../ast/service.ts";
import type { PathParameterAst, PropertyAst, TypeReferenceAst } from "../ast/type.ts";
import { optional, readAudiences } from "../common.ts";
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
  const members = readMembers<{ value: Word; name: Word; env: Word }>(node, report, {
    name: "a version header",
    keys: { value: readWord, name: readWord, env: readWord },
  });
  return members && required(members.value, "value", "a version header", node, report);
};

/** A product version has its own API versions, with their own header. */
const readValue: Read<VersionAst["values"][number]> = (node, report) => {
  if (node.kind !== "map") {
    const value = readWord(node, report);
    return value && { value };
  }
  const members = readMembers<{ value: Word; docs: string }>(node, report, {
    name: "a version",
    keys: { value: readWord, docs: readText },
    noted: { name: readWord, versions: (inner, report) => readVersion(inner, report) },
  });
  const value = members && required(members.value, "value", "a version", node, report);
  return value && { value, ...optional("docs", members?.docs) };
};

/** Reads the header that selects the version of the API, or of one of its products. */
const readVersion: Read<VersionAst> = (node, report) => {
  const members = readMembers<{ default: Word; values: VersionAst["values"]; header: Word }>(node, report, {
    name: "a version",
    keys: { default: readWord, values: listOf("a list of versions", readValue), header: readHeader },
  });
  if (members === undefined) return undefined;
  required(members.values, "values", "a version", node, report);
  const header = required(members.header, "header", "a version", node, report);
  return header && { header, values: members.values ?? [], ...optional("default", members.default) };
};

const readErrorWire: Read<ErrorWireAst> = (node, report) => {
  const members = readMembers<{ strategy: "property" | "status-code"; "property-name": string }>(node, report, {
    name: "an error-discrimination",
    keys: {
      strategy: oneOf("a strategy", { property: "property", "status-code": "status-code" } as const),
      "property-name": readText,
    },
  });
  if (members === undefined) return undefined;
  const strategy = required(members.strategy, "strategy", "an error-discrimination", node, report);
  if (strategy === undefined) return undefined;
  if (strategy === "status-code") return { kind: "status" };
  const name = required(members["property-name"], "property-name", "an error-discrimination", node, report);
  return name === undefined ? undefined : { kind: "property", name };
};

const readVariable = (name: Word, node: Yaml, report: Report): VariableAst | undefined => {
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { name, type };
  }
  const members = readMembers<{ type: TypeReferenceAst; docs: string }>(node, report, {
    name: "a variable",
    keys: { type: readTypeReference, docs: readText },
  });
  const type = members && required(members.type, "type", "a variable", node, report);
  return type && { name, type, ...optional("docs", members?.docs) };
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

interface ApiKeys {
  name: Word;
  "display-name": string;
  docs: string;
  imports: readonly ImportAst[];
  auth: AuthAst;
  "auth-schemes": readonly AuthSchemeAst[];
  environments: readonly EnvironmentAst[];
  "default-environment": Word;
  "default-url": Word;
  "error-discrimination": ErrorWireAst;
  audiences: readonly Word[];
  errors: readonly ErrorReferenceAst[];
  "base-path": Word;
  "path-parameters": readonly PathParameterAst[];
  headers: readonly PropertyAst[];
  "idempotency-headers": readonly PropertyAst[];
  variables: readonly VariableAst[];
  "global-parameters": readonly Word[];
  pagination: PaginationAst;
  version: VersionAst;
  product: VersionAst;
}

const keys: { readonly [K in keyof ApiKeys]: Read<ApiKeys[K]> } = {
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
  const members = readMembers<ApiKeys>(yaml, report, {
    name: "api.yml",
    keys,
    // Settings of SDKs and of the docs site of the Fern CLI.
    noted: { "base-url-env": readWord, navigation: readAny },
  });
  const name = members && required(members.name, "name", "api.yml", yaml, report);
  if (members === undefined || name === undefined) return undefined;
  return {
    source,
    name,
    ...optional("displayName", members["display-name"]),
    ...optional("docs", members.docs),
    imports: members.imports ?? [],
    ...optional("auth", members.auth),
    authSchemes: members["auth-schemes"] ?? [],
    environments: members.environments ?? [],
    ...optional("defaultEnvironment", members["default-environment"]),
    ...optional("defaultUrl", members["default-url"]),
    ...optional("errorWire", members["error-discrimination"]),
    audiences: members.audiences ?? [],
    errors: members.errors ?? [],
    ...optional("basePath", members["base-path"]),
    pathParameters: members["path-parameters"] ?? [],
    headers: members.headers ?? [],
    idempotencyHeaders: members["idempotency-headers"] ?? [],
    variables: members.variables ?? [],
    ...optional("pagination", members.pagination),
    versions: [members.product, members.version].filter((each) => each !== undefined),
    globalParameters: members["global-parameters"] ?? [],
  };
}
