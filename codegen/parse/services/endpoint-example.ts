import type { AnswerAst, CodeSampleAst, EndpointExampleAst } from "../ast/service.ts";
import {
  listOf,
  type Read,
  readAll,
  readAny,
  readEntries,
  readMembers,
  readText,
  readWord,
  required,
} from "../read.ts";
import type { Yaml } from "../yaml/index.ts";
import { readErrorName } from "./error-reference.ts";

const readValues = readAll((node, report) => readEntries(node, report, "a map of values"));

/** The keys of an example of a call or of a conversation. */
export const exampleKeys = {
  name: readText,
  docs: readText,
  "path-parameters": readValues,
  "query-parameters": readValues,
  headers: readValues,
};

const readPieces = listOf("a list of pieces", readAny);

const readAnswer: Read<AnswerAst> = (node, report) => {
  const members = readMembers(node, report, {
    name: "the response of an example",
    // A response without a stream differs from an empty stream.
    keys: { error: readErrorName, body: readAny, stream: (value: Yaml) => readPieces(value, report) },
  });
  return members && { span: node.span, ...members };
};

/** Reads a code sample of a call, for a language or for an SDK. */
const readSample: Read<CodeSampleAst> = (node, report) => {
  const members = readMembers(node, report, {
    name: "a code sample",
    keys: { name: readText, docs: readText, language: readText, sdk: readText, install: readText, code: readText },
    required: ["code"],
  });
  if (members === undefined) return undefined;
  const { sdk, language = sdk, ...sample } = members;
  if (sdk === undefined) required(language, "language", "a code sample", node, report);
  return language === undefined ? undefined : { ...sample, language: sdk ?? language };
};

/** Reads an example of a call. */
export const readEndpointExample: Read<EndpointExampleAst> = (node, report) => {
  const members = readMembers(node, report, {
    name: "an example",
    keys: {
      ...exampleKeys,
      request: readAny,
      response: readAnswer,
      "code-samples": listOf("a list of code samples", readSample),
    },
    noted: { id: readWord },
  });
  return members && { span: node.span, ...members };
};
