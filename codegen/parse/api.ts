import type { Report } from "../diagnostics/diagnostic.ts";
import type { SourceText, Word } from "../source.ts";
import type { ApiAst, AuthSchemeAst, EnvironmentAst } from "./ast.ts";
import { optional, readAudiences } from "./common.ts";
import { inWords, mapOf, oneOf, type Read, readMembers, readText, readWord, required } from "./read.ts";
import type { Yaml } from "./yaml.ts";
import { parseYaml } from "./yaml.ts";

const readAuth: Read<Word> = (node, report) => {
  if (node.kind === "scalar") return readWord(node, report);
  report("unsupported", node.span, { what: "auth with several schemes" });
  return undefined;
};

const readEnvironment = (name: Word, node: Yaml, report: Report): EnvironmentAst | undefined => {
  if (node.kind !== "map") {
    const url = readWord(node, report);
    return url && { name, url };
  }
  const members = readMembers<{ url: Word; docs: string }>(node, report, {
    name: "an environment",
    keys: { url: readWord, docs: readText },
    notYet: ["urls", "audiences"],
  });
  const url = members && required(members.url, "url", "an environment", node, report);
  return url && { name, url, ...optional("docs", members?.docs) };
};

const readAuthScheme = (name: Word, node: Yaml, report: Report): AuthSchemeAst | undefined => {
  const scheme: Read<string> = (value, tell) => {
    const word = readWord(value, tell);
    if (word !== undefined && word.text !== "bearer")
      tell("unsupported", value.span, { what: `the auth scheme ${word.text}` });
    return word?.text;
  };
  const token: Read<{ name?: string }> = (value, tell) =>
    readMembers<{ name: string }>(value, tell, { name: "a token", keys: { name: readText }, notYet: ["env"] });
  const members = readMembers<{ scheme: string; docs: string; token: { name?: string } }>(node, report, {
    name: "an auth scheme",
    keys: { scheme, docs: readText, token },
    notYet: [
      "header",
      "type",
      "prefix",
      "name",
      "username",
      "password",
      "env",
      "get-token",
      "refresh-token",
      "client-id-env",
    ],
  });
  if (members === undefined) return undefined;
  required(members.scheme, "scheme", "an auth scheme", node, report);
  return { name, ...optional("docs", members.docs), ...optional("tokenName", members.token?.name) };
};

/** The wire tells errors apart by the property `error` (product.md §8); the transport reads no other. */
const readDiscrimination: Read<true> = (node, report) => {
  const members = readMembers<{ strategy: string; "property-name": string }>(node, report, {
    name: "an error-discrimination",
    keys: {
      strategy: oneOf("a strategy", { property: "property", "status-code": "status-code" }),
      "property-name": readText,
    },
  });
  if (members === undefined) return undefined;
  if (members.strategy === "status-code")
    report("unsupported", node.span, { what: "telling errors apart by status code" });
  else {
    required(members.strategy, "strategy", "an error-discrimination", node, report);
    const name = required(members["property-name"], "property-name", "an error-discrimination", node, report);
    if (name !== undefined && name !== "error") {
      report("unsupported", node.span, { what: `an error property ${name} in place of error` });
    }
  }
  return true;
};

interface ApiKeys {
  name: Word;
  "display-name": string;
  docs: string;
  auth: Word;
  "auth-schemes": readonly AuthSchemeAst[];
  environments: readonly EnvironmentAst[];
  "default-environment": Word;
  "error-discrimination": true;
  audiences: readonly Word[];
}

const readDefaultEnvironment: Read<Word> = (node, report) => {
  if (node.kind === "scalar" && typeof node.value === "string") return readWord(node, report);
  if (node.kind === "scalar" && node.value === null) return undefined;
  report("expected", node.span, { expected: "the name of an environment", found: inWords(node) });
  return undefined;
};

/** Reads `api.yml`. */
export function parseApi(source: SourceText, report: Report): ApiAst | undefined {
  const start = { source, start: 0, end: 0 };
  const yaml: Yaml = parseYaml(source, report) ?? { kind: "map", entries: [], span: start };
  const members = readMembers<ApiKeys>(yaml, report, {
    name: "api.yml",
    keys: {
      name: readWord,
      "display-name": readText,
      docs: readText,
      auth: readAuth,
      "auth-schemes": mapOf("a map of auth schemes", readAuthScheme),
      environments: mapOf("a map of environments", readEnvironment),
      "default-environment": readDefaultEnvironment,
      "error-discrimination": readDiscrimination,
      audiences: readAudiences,
    },
    notYet: [
      "imports",
      "headers",
      "errors",
      "default-url",
      "path-parameters",
      "base-path",
      "variables",
      "idempotency-headers",
      "pagination",
      "navigation",
    ],
  });
  const name = members && required(members.name, "name", "api.yml", yaml, report);
  if (members === undefined || name === undefined) return undefined;
  return {
    source,
    name,
    ...optional("displayName", members["display-name"]),
    ...optional("docs", members.docs),
    ...optional("auth", members.auth),
    authSchemes: members["auth-schemes"] ?? [],
    environments: members.environments ?? [],
    ...optional("defaultEnvironment", members["default-environment"]),
    audiences: members.audiences ?? [],
  };
}
