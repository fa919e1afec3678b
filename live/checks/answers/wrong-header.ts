import { type FoundIssue, validator } from "#engine/interpret";
import { type Json, parseJson } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import type { Content } from "#engine/model";
import { formIssue, schemaValidators } from "#engine/schema";
import type { Property, Types } from "#engine/shape";
import { createMessage, type FindingText } from "../../finding-message.ts";
import type { Target } from "../../targets/index.ts";
import { type AnswerCheck, type CheckInput, type Violation, violation } from "../check-input.ts";
import { isOwnMethod } from "./answer-parts.ts";

/** Header values with a grammar in HTTP: `ETag`, `Retry-After`, dates (RFC 9110 sections 5.6.7, 8.8.3 and 10.2.3). */
const date =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
export const headerGrammars: { readonly [name: string]: readonly [pattern: RegExp, expected: FindingText] } = {
  etag: [/^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/, 'a text in quotes, such as "a1"'],
  "retry-after": [new RegExp(`^\\d+$|${date.source}`), "a number of seconds or an HTTP date"],
  "last-modified": [date, "an HTTP date"],
};

/** Reports headers of answers that are missing, or that break their documentation or the grammar of HTTP. */
export const wrongHeader: AnswerCheck = (input) => {
  const { answer } = input;
  if (answer === undefined) return [];
  const malformed = Object.entries(headerGrammars).flatMap(([name, [pattern, expected]]) => {
    const value = answer.header(name);
    if (value === undefined || pattern.test(value)) return [];
    return [
      violation(
        "wrong-header",
        `${name} malformed`,
        createMessage("The header {} is {}; HTTP expects {}.", name, JSON.stringify(value), createMessage(expected)),
      ),
    ];
  });
  const own = isOwnMethod(input) ? [...documentedHeaders(input), ...otherRange(input)] : [];
  // A header may be missing by its documentation and by HTTP.
  return [...malformed, ...new Map(own.toReversed().map((one) => [one.cause, one])).values()].toReversed();
};

/** Compares the length of a part with its Content-Range, which every part has (RFC 9110 sections 14.4 and 15.3.7). */
function otherRange({ answer, method }: CheckInput): readonly Violation[] {
  const value = answer?.header("content-range");
  const isPart = answer?.status === 206 && method === "GET";
  if (value === undefined) {
    const isOfSeveral = /^multipart\//i.test(answer?.header("content-type") ?? "");
    const missing = createMessage(
      "The header {} is missing; HTTP requires it in an answer with {}.",
      "Content-Range",
      "206",
    );
    return isPart && !isOfSeveral ? [violation("wrong-header", "content-range missing", missing)] : [];
  }
  const [, first = "", last, size] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(value) ?? [];
  const length = answer?.bytes.length ?? 0;
  if (!isPart || last === undefined) return [];
  if (Number(last) - Number(first) + 1 === length) return [];
  const expected = `bytes ${first}-${Number(first) + length - 1}/${size}`;
  const message = createMessage(
    "The header {} is {}; HTTP expects {}.",
    "Content-Range",
    JSON.stringify(value),
    expected,
  );
  return [violation("wrong-header", "content-range length", message)];
}

/** Returns the issues of a value; none if it is valid. */
type Validate = (value: Json) => readonly FoundIssue[];

/** Creates the validators of values that a server sent: by the schema as written, or else by the shape. */
function contentValidator(types: Types): (content: Content) => Validate {
  const byShape = validator(types, { direction: "answer" });
  const { written } = types;
  const bySchema = written && schemaValidators(written, "answer");
  return ({ shape, schema }) => {
    if (bySchema === undefined || schema === undefined) return byShape(shape);
    const validate = bySchema(schema);
    return (value) => validate(value).map((issue) => formIssue(issue, []));
  };
}

/** The checks of the documented headers of an endpoint, by status. Ranges of statuses have no checks. */
const headerChecks = memoizeWeak(({ endpoint, types }: Target) => {
  const validatorOf = contentValidator(types);
  const { responses, errors, responseHeaders } = endpoint;
  const checksOf = (headers: readonly Property[]) =>
    headers.map((header) => ({ key: header.key, optional: header.optional, check: validatorOf(header) }));
  const exact = [...responses, ...errors].filter(({ statusRange }) => statusRange === undefined);
  return new Map(
    exact.map((one) => [one.statusCode, checksOf(one === responses[0] ? responseHeaders : (one.headers ?? []))]),
  );
});

function documentedHeaders({ answer, target }: CheckInput): readonly Violation[] {
  return (headerChecks(target).get(answer?.status ?? 0) ?? []).flatMap(
    ({ key, optional, check }): readonly Violation[] => {
      const value = answer?.header(key.toLowerCase());
      if (value === undefined) {
        return optional
          ? []
          : [
              violation(
                "wrong-header",
                `${key.toLowerCase()} missing`,
                createMessage("The documented header {} is missing.", key),
              ),
            ];
      }
      const parsed = parseJson(value);
      const readings = [value, ...(parsed.ok ? [parsed.value] : []), value.split(/ *, */)];
      if (readings.some((one) => check(one).length === 0)) return [];
      const [issue] = check(parsed.ok ? parsed.value : value);
      return [
        violation(
          "wrong-header",
          `${key.toLowerCase()} ${issue?.code ?? "wrong"}`,
          createMessage(
            "The header {} is {}; {} is documented.",
            key,
            JSON.stringify(value),
            issue === undefined ? createMessage("another value") : { phrase: issue.phrases.expected },
          ),
        ),
      ];
    },
  );
}
