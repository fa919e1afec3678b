import { isObject, type Json, objectOf, own } from "#engine/json";
import type { Content, ResponseBody } from "#engine/model";
import type { AnswerBody } from "#engine/request";
import type { CheckedCall } from "../received/index.ts";
import type { MockTools } from "./mock-tools.ts";
import { randomFrom } from "./random.ts";

/** Dependencies of an answer without an example. */
export interface Generation {
  readonly tools: MockTools;
  /** The seed of this request: the same request gets the same answer. */
  readonly seed: number;
  /** True if all values are drawn, and not only those that a list needs. */
  readonly isDynamic: boolean;
  /** The checked request: an answer repeats it where its own properties have the same names. */
  readonly call: CheckedCall | undefined;
}

/** Items of a generated stream; our choice, enough to see it run. */
const streamItems = 3;

/** Returns a generated value for a body of an answer; undefined if it has no body or its shape has no value. */
export function generatedValue({ body }: AnswerBody, generation: Generation): Json | undefined {
  const content = contentOf(body);
  if (content === undefined) return body.kind === "text" ? "A sample of a text." : undefined;
  if (body.kind !== "stream") return contentValue(content, generation);
  const { seed } = generation;
  const items = Array.from({ length: streamItems }, (_, i) =>
    contentValue(content, { ...generation, seed: seed + i, isDynamic: generation.isDynamic || i > 0 }),
  );
  return items.filter((one) => one !== undefined);
}

function contentOf(body: ResponseBody): Content | undefined {
  switch (body.kind) {
    case "json":
    case "stream":
      return body;
    case "empty":
    case "text":
    case "file":
      return undefined;
  }
}

function contentValue({ shape, schema }: Content, { tools, seed, isDynamic, call }: Generation): Json | undefined {
  const sample = tools.samples([{ shape }])[0]?.value;
  if (sample === undefined) return undefined;
  const varied = tools.vary(shape, sample, { random: randomFrom(seed), isVaried: isDynamic, schema });
  const fits = tools.repaired(varied, { shape, ...(schema !== undefined && { schema }) });
  return call?.kind === "valid" ? withSent(fits, call, (value) => tools.isValid(shape, value, schema)) : fits;
}

/** Sets properties to the values sent under their names, and the id of the path, where the result stays valid. */
function withSent(
  value: Json,
  { path, body }: CheckedCall & { readonly kind: "valid" },
  isValid: (value: Json) => boolean,
): Json {
  if (!isObject(value)) return value;
  const names = Object.keys(path);
  const id = names.at(-1);
  const isId = id !== undefined && /id$/i.test(id) && own(path, id) !== undefined;
  const sent = [
    ...(isObject(body) ? Object.entries(body) : []),
    ...Object.entries(path),
    ...(isId ? [["id", own(path, id) ?? null] as const] : []),
  ];
  let result = value;
  for (const [key, one] of sent) {
    if (own(result, key) === undefined) continue;
    const next = objectOf([...Object.entries(result).map(([name, old]) => [name, name === key ? one : old] as const)]);
    if (isValid(next)) result = next;
  }
  return result;
}
