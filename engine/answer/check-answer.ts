import { propertyFinder, shapeFinder } from "#engine/form";
import {
  decoderWithSelection,
  encoder,
  foundValue,
  type IssueCode,
  inEnglish,
  jsonPhrase,
  labelOf,
  type Phrase,
  type TypeLabel,
  validator,
} from "#engine/interpret";
import { exactText, isExact, isList, isObject, type Json, own, printJson } from "#engine/json";
import type { Endpoint, EndpointError } from "#engine/model";
import { rpcAnswer } from "#engine/request";
import { ruleChecker } from "#engine/rules";
import { describeIssue, type SchemaDirection, schemaValidators } from "#engine/schema";
import { isPathWithin, isSamePath, type Path, type Shape, type Types } from "#engine/shape";
import { type DocumentedContent, documentedContent } from "./documented.ts";

/** Errors that any call may have: invalid JSON, request, method or parameters, and internal errors (§5.1). */
const predefined: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602, -32603]);

/**
 * Finds the documented error with a code. Returns "predefined" for an undocumented code of the standard, and undefined
 * for any other undocumented code.
 */
function documentedError({ errors }: Endpoint, error: Json): EndpointError | "predefined" | undefined {
  const code = isObject(error) ? own(error, "code") : undefined;
  const found =
    errors.find(({ rpcCode }) => rpcCode !== undefined && rpcCode === code) ??
    errors.find(({ rpcCode }) => rpcCode === undefined);
  return found ?? (typeof code === "number" && predefined.has(code) ? "predefined" : undefined);
}

/** A difference between a value of an answer and its documentation. */
export interface Mismatch {
  readonly path: Path;
  /** The path with `*` for keys of maps, which are values of the answer; absent if it leads through no map. */
  readonly pattern?: Path;
  readonly documented: string;
  readonly got: string;
  /** The same as data, from which other languages make their texts. */
  readonly phrases?: MismatchPhrases;
}

/** A documented value, and the one that was received. */
interface MismatchPhrases {
  readonly documented: Phrase;
  readonly got: Phrase;
}

/** Writes a mismatch in English. */
const written = ({ documented, got }: MismatchPhrases): Pick<Mismatch, "documented" | "got" | "phrases"> => ({
  documented: inEnglish(documented),
  got: inEnglish(got),
  phrases: { documented, got },
});

/** Creates a mismatch at a path. */
export const mismatchOf = (path: Path, documented: Phrase, got: Phrase): Mismatch => ({
  path,
  ...written({ documented, got }),
});

/** Limits of the issues reported for one answer: a server that is wrong everywhere must not fill the page. */
const maxMismatches = 1000;

/** An answer with its endpoint. */
export interface AnswerToCheck {
  readonly endpoint: Endpoint;
  readonly types: Types;
  readonly status: number;
  /** The body as received. */
  readonly value: Json;
}

/**
 * Compares an answer with the shape that is documented for its status and lists where they differ, in the order of the
 * body, at most 1,000 places. Returns `undefined` if no JSON is documented. A write-only property is not expected in an
 * answer. An error of JSON-RPC with an undocumented code is a difference, unless JSON-RPC itself defines it.
 */
export function checkAnswer(answer: AnswerToCheck): readonly Mismatch[] | undefined {
  return answer.endpoint.protocol.kind === "rest" ? checkBody(answer) : checkRpc(answer);
}

/** Compares the result or the error of JSON-RPC with its documentation; its status says nothing (JSON-RPC 2.0 §5). */
function checkRpc({ endpoint, types, value }: AnswerToCheck): readonly Mismatch[] | undefined {
  const answer = rpcAnswer(value);
  if (answer.kind === "error") return checkRpcError(endpoint, types, answer.value);
  const result = documentedContent(endpoint, endpoint.responses[0]?.statusCode ?? 0);
  if (result === undefined) return undefined;
  if (answer.kind === "result") return valueChecker(types, result)(answer.value).map(inMember("result"));
  return [{ path: ["result"], ...written({ documented: wanted(labelOf(types)(result.shape)), got: "nothing" }) }];
}

function checkRpcError(endpoint: Endpoint, types: Types, error: Json): readonly Mismatch[] {
  const documented = documentedError(endpoint, error);
  if (documented === "predefined") return [];
  const { shape, schema } = documented ?? {};
  if (shape !== undefined) {
    return valueChecker(types, { shape, ...(schema !== undefined && { schema }) })(error).map(inMember("error"));
  }
  const codes = endpoint.errors.flatMap(({ rpcCode }) => (rpcCode === undefined ? [] : [String(rpcCode)]));
  const code = isObject(error) ? own(error, "code") : undefined;
  const got = code === undefined ? "nothing" : jsonPhrase(shortText(code) ?? printJson(code));
  const expected: Phrase = codes.length === 0 ? "no error" : { kind: "oneOf", texts: codes, more: 0 };
  return [{ path: ["error", "code"], ...written({ documented: expected, got }) }];
}

const inMember =
  (member: string) =>
  (one: Mismatch): Mismatch => ({
    ...one,
    path: [member, ...one.path],
    ...(one.pattern && { pattern: [member, ...one.pattern] }),
  });

/**
 * Reports an empty body if a body is documented. Returns undefined if no JSON is documented or the method allows no
 * body.
 */
export function missingBody({ endpoint, types, status }: Omit<AnswerToCheck, "value">): Mismatch | undefined {
  const content = endpoint.method === "HEAD" ? undefined : documentedContent(endpoint, status);
  return content && { path: [], ...written({ documented: wanted(labelOf(types)(content.shape)), got: "nothing" }) };
}

/** Describes the expected value. "any type" would explain nothing. */
const wanted = (label: Phrase): Phrase => (label === "any" ? "a value" : label);

function checkBody({ endpoint, types, status, value }: AnswerToCheck): readonly Mismatch[] | undefined {
  const content = documentedContent(endpoint, status);
  return content && valueChecker(types, content)(value);
}

/**
 * Prepares to compare values that a server sent with their documented content: lists where they differ, at most 1,000
 * places. A write-only property is not expected. The schema decides, if the types have it; the shape describes what is
 * wrong in the words of the form where it finds it too.
 */
export function valueChecker(
  types: Types,
  { shape, schema }: DocumentedContent,
  direction: SchemaDirection = "answer",
): (value: Json) => readonly Mismatch[] {
  const byShape = shapeChecker(types, shape);
  const { written: schemas } = types;
  if (schemas === undefined || schema === undefined) return byShape;
  const validate = schemaValidators(schemas, direction);
  const validators = (typeof schema === "string" ? [schema] : schema).map(validate);
  return (value) => {
    const found = validators.map((one) => one(value));
    const [issues = []] = [...found].sort((a, b) => a.length - b.length);
    if (issues.length === 0) return [];
    const broken = issues.map((one) => ({ ...one, ...describeIssue(one, types.words === "openapi") }));
    const described = byShape(value).filter(({ path }) => broken.some((one) => isAbout(path, one)));
    const others = broken
      .filter((one) => !described.some(({ path }) => isAbout(path, one)))
      .map(({ path, documented, got }) => ({ path, ...written({ documented, got }) }));
    return inOrder([...described, ...others], value);
  };
}

/** Keywords about alternatives: what is wrong with the nearest one says more than that none is right. */
const choices: ReadonlySet<string> = new Set(["anyOf", "oneOf"]);

/** Returns true if a mismatch at a path describes a broken keyword. */
const isAbout = (path: Path, { path: at, keyword }: { readonly path: Path; readonly keyword: string }): boolean =>
  choices.has(keyword) ? isPathWithin(path, at) : isSamePath(path, at);

/** Compares values with their documented shape and its rules. */
function shapeChecker(types: Types, shape: Shape): (value: Json) => readonly Mismatch[] {
  const fill = decoderWithSelection(types)(shape);
  const validate = validator(types, { direction: "answer" })(shape);
  const checkRules = ruleChecker(types, "answer")(shape);
  const encode = encoder(types)(shape);
  const shapeAt = shapeFinder(types);
  const propertyAt = propertyFinder(types);
  const label = labelOf(types);
  const isArray = types.words === "openapi";
  const gotAt = (value: Json, at: Path, otherwise?: Phrase): Phrase => {
    const node = nodeAt(value, at);
    const text = shortText(node);
    return text === undefined ? (otherwise ?? foundValue(node, isArray)) : jsonPhrase(text);
  };
  return (value) => {
    const filled = fill(value);
    const labelAt = (at: Path): TypeLabel | undefined => {
      const found = shapeAt(shape, filled, at);
      return found && label(found);
    };
    const isMapKey = (at: Path): boolean =>
      typeof at.at(-1) === "string" &&
      propertyAt(shape, filled, at) === undefined &&
      shapeAt(shape, filled, at) !== undefined;
    const withPattern = (one: Mismatch): Mismatch => {
      const pattern = one.path.map((step, i) => (isMapKey(one.path.slice(0, i + 1)) ? "*" : step));
      return pattern.every((step, i) => step === one.path[i]) ? one : { ...one, pattern };
    };
    const issues = validate(filled.value, filled.selection)
      .slice(0, maxMismatches)
      .map(({ path, code, phrases: { expected, found } }) => ({
        path,
        ...written(
          code === "missing"
            ? { documented: wanted(labelAt(path) ?? expected), got: "nothing" }
            : {
                documented: byType.has(code) ? (labelAt(path) ?? expected) : expected,
                got: gotAt(value, path, byType.has(code) ? undefined : found),
              },
        ),
      }));
    // A rule is about the value as it was received; its message says why it applies.
    const broken = (checkRules?.(filled.value, value, filled.selection) ?? []).map(({ path, phrases }) => ({
      path,
      ...written({ documented: phrases.message, got: gotAt(value, path, phrases.found) }),
    }));
    const others = differences(value, encode(filled.value, filled.selection), []).map((path) => ({
      path,
      ...written({ documented: labelAt(path) ?? "another type", got: gotAt(value, path) }),
    }));
    const reported = new Set(issues.map(({ path }) => JSON.stringify(path)));
    const all = [...issues, ...broken, ...others.filter(({ path }) => !reported.has(JSON.stringify(path)))].slice(
      0,
      maxMismatches,
    );
    return inOrder(all.map(withPattern), value);
  };
}

/**
 * Sorts mismatches in the order of the value: first mismatches of a value, then mismatches inside it, then missing
 * members.
 */
function inOrder(mismatches: readonly Mismatch[], value: Json | undefined, depth = 0): readonly Mismatch[] {
  const here: Mismatch[] = [];
  const within = new Map<string, Mismatch[]>();
  for (const mismatch of mismatches) {
    const step = mismatch.path[depth];
    if (step === undefined) here.push(mismatch);
    else if (!within.get(String(step))?.push(mismatch)) within.set(String(step), [mismatch]);
  }
  // A list has far fewer mismatches than items.
  const steps = isList(value)
    ? [...within.keys()].sort((a, b) => Number(a) - Number(b))
    : new Set(
        isObject(value) ? [...Object.keys(value).filter((key) => within.has(key)), ...within.keys()] : within.keys(),
      );
  for (const step of steps) {
    const child = isList(value) ? value[Number(step)] : isObject(value) ? own(value, step) : undefined;
    here.push(...inOrder(within.get(step) ?? [], child, depth + 1));
  }
  return here;
}

/** For an issue about the type, the type is clearer than a sentence. */
const byType: ReadonlySet<IssueCode> = new Set(["type", "missing", "no-variant", "decimals"]);

/** Returns the part of a received value at a path. */
function nodeAt(value: Json, at: Path): Json | undefined {
  let node: Json | undefined = value;
  for (const step of at)
    node = isList(node) ? node[Number(step)] : isObject(node) ? own(node, String(step)) : undefined;
  return node;
}

/** Returns a value as JSON if that is short, so that `12` and `"12"` look different. */
function shortText(node: Json | undefined): string | undefined {
  if (node === undefined || isList(node) || isObject(node)) return undefined;
  const printed = isExact(node) ? exactText(node) : printJson(node);
  return printed.length > 60 ? undefined : printed;
}

/** Returns the JSON type of a value; numbers are one type, also those kept as text. */
const sortOf = (value: Json | undefined): string =>
  value === null ? "null" : isExact(value) ? "number" : isList(value) ? "list" : typeof value;

/**
 * Finds values that decoding tolerates but that differ on the wire: a form holds 64-bit numbers as text, so `"12"`
 * decodes like `12`. Encoding the value again shows the difference.
 */
function differences(came: Json, written: Json | undefined, at: Path): readonly Path[] {
  if (isList(came) && isList(written)) return came.flatMap((item, i) => differences(item, written[i], [...at, i]));
  if (isObject(came) && isObject(written)) {
    return Object.entries(came).flatMap(([key, item]) => differences(item, own(written, key), [...at, key]));
  }
  return sortOf(came) === sortOf(written) ? [] : [at];
}
