import type { EndpointExampleAst, ErrorReferenceAst } from "./ast.ts";
import { optional } from "./common.ts";
import { readErrorName } from "./error-reference.ts";
import { type Read, readAny, readEntries, readMembers, readText } from "./read.ts";
import type { Yaml, YamlEntry } from "./yaml.ts";

const readValues: Read<readonly YamlEntry[]> = (node, report) => readEntries(node, report, "a map of values");

const readAnswer: Read<NonNullable<EndpointExampleAst["response"]>> = (node, report) => {
  const members = readMembers<{ error: ErrorReferenceAst; body: Yaml }>(node, report, {
    name: "the response of an example",
    keys: { error: readErrorName, body: readAny },
    notYet: ["stream"],
  });
  return members && { span: node.span, ...members };
};

interface ExampleKeys {
  name: string;
  docs: string;
  "path-parameters": readonly YamlEntry[];
  "query-parameters": readonly YamlEntry[];
  headers: readonly YamlEntry[];
  request: Yaml;
  response: NonNullable<EndpointExampleAst["response"]>;
}

/** Reads one call written out. */
export const readEndpointExample: Read<EndpointExampleAst> = (node, report) => {
  const members = readMembers<ExampleKeys>(node, report, {
    name: "an example",
    keys: {
      name: readText,
      docs: readText,
      "path-parameters": readValues,
      "query-parameters": readValues,
      headers: readValues,
      request: readAny,
      response: readAnswer,
    },
    notYet: ["id", "code-samples"],
  });
  if (members === undefined) return undefined;
  return {
    span: node.span,
    pathParameters: members["path-parameters"] ?? [],
    queryParameters: members["query-parameters"] ?? [],
    headers: members.headers ?? [],
    ...optional("name", members.name),
    ...optional("docs", members.docs),
    ...optional("request", members.request),
    ...optional("response", members.response),
  };
};
