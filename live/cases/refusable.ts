import { validator } from "#engine/interpret";
import { isList, type Json, parseJson, printJson } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { formFields } from "#engine/model";
import { formatPath, isPathWithin, type Path, type Property, type Shape, type Types, valueAt } from "#engine/shape";
import type { Call } from "../call.ts";
import { createMessage, type MessageParts } from "../finding-message.ts";
import { type CallIssue, readingTools } from "../received/index.ts";
import type { Target } from "../targets/index.ts";
import { requestVerdict } from "./request-verdict.ts";

/** Names the broken rule of an issue and its place: items of lists are one place, except items of tuples. */
export function faultOf({ code, keyword = code, path }: CallIssue): MessageParts {
  const place = (steps: Path): string => formatPath(steps.map((step) => (step === 0 ? "*" : step)));
  // The schema `false` allows nothing: the list or the object has a part too many.
  if (keyword === "false") return createMessage("{} at {}", "items", place(path.slice(0, -1)));
  return createMessage("{} at {}", code === "rule" ? keyword : code, place(path));
}

/**
 * Creates the function that returns the issue for which a call with a broken part has to be refused: by the bytes that are
 * sent, and however a server reads their texts. The number 7 in a parameter for texts is the text `7`, which is valid.
 */
export function refusable(target: Target): (call: Call, at: Path) => CallIssue | undefined {
  const { endpoint, types, globalHeaders } = target;
  const parameters: { readonly [part: string]: readonly Property[] } = {
    pathParameters: endpoint.pathParameters,
    queryParameters: endpoint.queryParameters,
    headers: [...endpoint.requestHeaders, ...globalHeaders],
  };
  const body = endpoint.request?.body;
  const fields = body?.kind === "urlencoded" || body?.kind === "form-data" ? formFields(body.shape) : [];
  const verdictOf = requestVerdict(target);
  const isWrong = wrongText(types);
  const { readText } = readingTools(types);
  const isRefused = (call: Call, at: Path, issue: CallIssue): boolean => {
    const [part, key, ...inside] = at;
    const property = (part === "body" ? fields : (parameters[String(part)] ?? [])).find((one) => one.key === key);
    if (property === undefined) return part === "body";
    const sent = valueAt(call.form.value, at);
    // Missing headers have their own check.
    if (sent === undefined) return part === "queryParameters" || part === "body";
    // In a form, a list is a field for each item, and an object is read as text or as JSON.
    if (inside.length > 0 || (isList(sent) && readText(property.shape).many !== undefined)) return true;
    // Rules of shapes do not include formats. A text has another type if no reading allows it.
    const text = typeof sent === "string" ? sent : printJson(sent);
    return text.trim() !== "" && (issue.code === "format" || isWrong(property.shape, text));
  };
  return (call, at) => {
    const verdict = verdictOf(call);
    if (verdict.kind !== "invalid") return undefined;
    const issue = verdict.issues.find(({ path }) => isPathWithin(at, path) || isPathWithin(path, at));
    return issue !== undefined && isRefused(call, at, issue) ? issue : undefined;
  };
}

/** Creates the function that returns true if a text is invalid for a shape, as any type that a server may parse. */
export function wrongText(types: Types): (shape: Shape, text: string) => boolean {
  const checkOf = memoizeWeak(validator(types));
  return (shape, text) => readings(text).every((value) => checkOf(shape)(value).length > 0);
}

/** Lists the values that a server may read in a text, by the type that it expects. */
function readings(text: string): readonly Json[] {
  const parsed = parseJson(text);
  const isScalar = parsed.ok && (parsed.value === null || typeof parsed.value !== "object");
  return [text, [text], text.split(","), ...(isScalar ? [parsed.value] : [])];
}
