import type { AnswerAst, CodeSampleAst, EndpointExampleAst, ErrorReferenceAst } from "../ast/service.ts";
import { optional } from "../common.ts";
import { listOf, type Read, readAny, readEntries, readMembers, readText, readWord, required } from "../read.ts";
import type { Yaml, YamlEntry } from "../yaml/index.ts";
import { readErrorName } from "./error-reference.ts";

/** Reads the values of parameters by key. */
export const readValues: Read<readonly YamlEntry[]> = (node, report) => readEntries(node, report, "a map of values");

const readAnswer: Read<AnswerAst> = (node, report) => {
  const members = readMembers<{ error: ErrorReferenceAst; body: Yaml; stream: readonly Yaml[] }>(node, report, {
    name: "the response of an example",
    keys: { error: readErrorName, body: readAny, stream: listOf("a list of pieces", readAny) },
  });
  return members && { span: node.span, ...members };
};

interface SampleKeys {
  name: string;
  docs: string;
  language: string;
  sdk: string;
  install: string;
  code: string;
}

/** Reads a code sample of a call, for a language or for an SDK. */
const readSample: Read<CodeSampleAst> = (node, report) => {
  const members = readMembers<SampleKeys>(node, report, {
    name: "a code sample",
    keys: { name: readText, docs: readText, language: readText, sdk: readText, install: readText, code: readText },
  });
  if (members === undefined) return undefined;
  const { sdk } = members;
  const language = sdk ?? required(members.language, "language", "a code sample", node, report);
  const code = required(members.code, "code", "a code sample", node, report);
  if (language === undefined || code === undefined) return undefined;
  return {
    language,
    code,
    ...optional("name", members.name),
    ...optional("docs", members.docs),
    ...optional("install", members.install),
  };
};

interface ExampleKeys {
  name: string;
  docs: string;
  "path-parameters": readonly YamlEntry[];
  "query-parameters": readonly YamlEntry[];
  headers: readonly YamlEntry[];
  request: Yaml;
  response: AnswerAst;
  "code-samples": readonly CodeSampleAst[];
}

/** Reads an example of a call. */
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
      "code-samples": listOf("a list of code samples", readSample),
    },
    noted: { id: readWord },
  });
  if (members === undefined) return undefined;
  return {
    span: node.span,
    pathParameters: members["path-parameters"] ?? [],
    queryParameters: members["query-parameters"] ?? [],
    headers: members.headers ?? [],
    codeSamples: members["code-samples"] ?? [],
    ...optional("name", members.name),
    ...optional("docs", members.docs),
    ...optional("request", members.request),
    ...optional("response", members.response),
  };
};
