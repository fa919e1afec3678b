import { isList, isObject, type Json, parseJson, printJson } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import type { Call } from "../call.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import { requestVerdict } from "./request-verdict.ts";

/** Characters at the end of a text that are replaced: a million texts differ from each other. Own choice. */
const freshLength = 4;

/**
 * Returns a call with other texts in its body, for things with texts that have to be unique, such as a mail address. Texts
 * keep their lengths, and the request breaks the same rules as before. Undefined if no text can be changed.
 */
export function freshCall(target: Target, call: Call, number: number): Call | undefined {
  const [body, withBody] = bodyOf(target, call);
  if (body === undefined) return undefined;
  let [value, isChanged] = [body, false];
  for (const at of textsIn(body)) {
    const next = withValueAt(value, at, freshText(String(valueAt(value, at)), number));
    if (!breaksSame(target, call, withBody(next))) continue;
    [value, isChanged] = [next, true];
  }
  return isChanged ? withBody(value) : undefined;
}

/** Returns true if two calls break the same rules of the description. */
export const breaksSame = (target: Target, one: Call, other: Call): boolean =>
  rulesOf(target, one) === rulesOf(target, other);

function rulesOf(target: Target, call: Call): string {
  const verdict = requestVerdict(target)(call);
  const issues = verdict.kind === "invalid" ? verdict.issues : [];
  return JSON.stringify([verdict.kind, issues.map(({ path, code, keyword }) => [path, code, keyword])]);
}

function bodyOf(target: Target, call: Call): readonly [body: Json | undefined, withBody: (body: Json) => Call] {
  const { change, form } = call;
  if (change?.kind === "body") {
    const parsed = parseJson(change.text);
    const withText = (body: Json): Call => ({ ...call, change: { kind: "body", text: printJson(body) } });
    return [parsed.ok ? parsed.value : undefined, withText];
  }
  const isText = target.endpoint.request?.body?.kind !== "octet-stream";
  return [
    isText ? valueAt(form.value, ["body"]) : undefined,
    (body) => ({ ...call, form: { ...form, value: withValueAt(form.value, ["body"], body) } }),
  ];
}

/** Lists the paths of texts with characters to replace. */
function* textsIn(value: Json, at: Path = []): Generator<Path> {
  if (typeof value === "string") {
    if (freshText(value, 0) !== freshText(value, 1)) yield at;
  } else if (isList(value)) {
    for (const [i, item] of value.entries()) yield* textsIn(item, [...at, i]);
  } else if (isObject(value)) {
    for (const [key, member] of Object.entries(value)) yield* textsIn(member, [...at, key]);
  }
}

/** Replaces the end of the first word of a text, in a mail address the end of its name. */
const freshText = (text: string, number: number): string =>
  text.replace(/(?<![a-z0-9])[a-z0-9]{3,}(?![a-z0-9])(?=@|[^@]*$)/i, (word) => {
    const digits = number
      .toString(36)
      .padStart(freshLength, "0")
      .slice(-Math.min(freshLength, word.length - 1));
    return word.slice(0, word.length - digits.length) + digits;
  });
