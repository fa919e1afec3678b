import type { Json } from "#engine/json";
import type { Endpoint } from "#engine/model";
import { type AnswerBody, answerBodies, errorBodies, isAccepted } from "#engine/request";
import type { Property } from "#engine/shape";

/** An example of a body. */
export interface NamedExample {
  readonly name?: string;
  readonly value: Json;
}

/** An answer that an endpoint documents for a status. */
export interface DocumentedAnswer {
  readonly status: number;
  readonly bodies: readonly AnswerBody[];
  readonly examples: readonly NamedExample[];
  readonly headers: readonly Property[];
  readonly isError: boolean;
}

/** A documented answer with the status as the description names it. */
interface Documented extends DocumentedAnswer {
  readonly statusRange: string | undefined;
}

function documentedBy({ responses, errors, examples, responseHeaders }: Endpoint): readonly Documented[] {
  return [
    ...responses.map((one) => ({
      status: one.statusCode,
      statusRange: one.statusRange,
      bodies: answerBodies(one),
      examples: examples
        .filter(({ statusCode }) => statusCode === one.statusCode)
        .flatMap(({ name, response }) =>
          response === undefined ? [] : [{ ...(name !== undefined && { name }), value: response }],
        ),
      headers: one === responses[0] ? responseHeaders : (one.headers ?? []),
      isError: false,
    })),
    ...errors.map((one) => ({
      status: one.statusCode,
      statusRange: one.statusRange,
      bodies: errorBodies(one),
      examples: one.examples,
      headers: one.headers ?? [],
      isError: true,
    })),
  ];
}

/** Finds the documented response of a status: by number, else by class such as `4XX`, else the default one. */
export function answerOfStatus(endpoint: Endpoint, status: number): DocumentedAnswer | undefined {
  const all = documentedBy(endpoint);
  const found =
    all.find((one) => one.statusRange === undefined && one.status === status) ??
    all.find(({ statusRange }) => statusRange?.[0] === String(Math.floor(status / 100)) && /xx$/i.test(statusRange)) ??
    all.find(({ statusRange }) => statusRange !== undefined && /^default$/i.test(statusRange));
  return found && { ...found, status };
}

/** Returns the response to a valid call: the first success, or else the first documented response. */
export function defaultAnswer(endpoint: Endpoint): DocumentedAnswer {
  const { responses } = endpoint;
  const success = responses.find(({ statusCode }) => statusCode >= 200 && statusCode < 300) ?? responses[0];
  const found = documentedBy(endpoint).find(
    (one) => !one.isError && one.status === success?.statusCode && one.statusRange === success.statusRange,
  );
  return found ?? { status: 200, bodies: [], examples: [], headers: [], isError: false };
}

/** Lists the names of all examples of an endpoint's answers. */
export const exampleNames = (endpoint: Endpoint): readonly string[] => [
  ...new Set(documentedBy(endpoint).flatMap(({ examples }) => examples.flatMap(({ name }) => name ?? []))),
];

/** Finds the answer that has an example of a name. */
export const answerOfExample = (endpoint: Endpoint, name: string): DocumentedAnswer | undefined =>
  documentedBy(endpoint).find(({ examples }) => examples.some((one) => one.name === name));

/**
 * Returns the body that a request accepts best (RFC 9110 §12.5.1): among the types with the highest weight, the first
 * documented one. Returns `undefined` if it accepts none; `"any"` if the answer has no body to choose.
 */
export function acceptedBody(
  bodies: readonly AnswerBody[],
  accept: string | undefined,
): AnswerBody | "any" | undefined {
  const [first] = bodies;
  if (first === undefined) return "any";
  if (accept === undefined || accept.trim() === "") return first;
  const ranges = accept
    .split(",")
    .map((range) => ({ range: range.trim(), weight: Number(/;\s*q=([\d.]+)/i.exec(range)?.[1] ?? "1") }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { range } of ranges) {
    const found = bodies.find(({ contentType }) => contentType === undefined || isAccepted(contentType, [range]));
    if (found !== undefined) return found;
  }
  return undefined;
}
