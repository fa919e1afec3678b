import { validator } from "#engine/interpret";
import { itemAt } from "#engine/item-at";
import { isList, isObject, type Json, parseJson, printJson } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { formFields } from "#engine/model";
import { isXmlBody } from "#engine/request";
import { formatPath, isPathWithin, type Path, type Property, type Shape, type Types, valueAt } from "#engine/shape";
import { schemaStep } from "#engine/testing";
import type { Call } from "../call.ts";
import { createMessage, type MessageParts } from "../finding-message.ts";
import { type CallIssue, readingTools } from "../received/index.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import { partsOf } from "./request-parts.ts";
import { requestVerdict } from "./request-verdict.ts";

/** Names the broken rule of an issue and its place. */
export function faultOf({ code, keyword = code, path }: CallIssue): MessageParts {
  // The schema `false` allows nothing: the list or the object has a part too many.
  if (keyword === "false") return createMessage("{} at {}", "items", formatPath(path.slice(0, -1)));
  return createMessage("{} at {}", code === "rule" ? keyword : code, formatPath(path));
}

/**
 * Creates the function that returns the issue for which a call with a broken part has to be refused: by the bytes that are
 * sent, and however a server reads their texts. Its path names one place for all calls. The number 7 in a parameter for texts is the text `7`, which is valid.
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
  const checkOf = memoizeWeak(validator(types));
  const placeOf = faultPlace(target);
  const { readText } = readingTools(types);
  const styles = endpoint.parameterStyles?.query ?? {};
  const isRefused = (call: Call, at: Path, issue: CallIssue): boolean => {
    const [part, key, ...inside] = at;
    const property = (part === "body" ? fields : (parameters[String(part)] ?? [])).find((one) => one.key === key);
    if (property === undefined) return part === "body";
    const sent = valueAt(call.form.value, at);
    // Missing headers have their own check.
    if (sent === undefined) return part === "queryParameters" || part === "body";
    const { many, members } = readText(property.shape);
    const style = part === "queryParameters" && Object.hasOwn(styles, property.key) ? styles[property.key] : undefined;
    // A server finds the object by its members, so that another value is a parameter that it does not know.
    if (inside.length === 0 && members !== undefined && style?.explode === true && !isObject(sent)) return false;
    // In a form, a list is a field for each item, and an object is read as text or as JSON.
    if (inside.length === 0 && isList(sent) && many !== undefined) return true;
    const list = valueAt(call.form.value, at.slice(0, 2));
    const [index] = inside;
    if (isList(list) && many !== undefined && inside.length === 1 && index !== undefined) {
      if (issue.code === "format") return true;
      const text = typeof sent === "string" ? sent : printJson(sent);
      return readings(text).every((item) => checkOf(property.shape)(withValueAt(list, [index], item)).length > 0);
    }
    if (inside.length > 0) return true;
    // Rules of shapes do not include formats. A text has another type if no reading allows it.
    const text = typeof sent === "string" ? sent : printJson(sent);
    return text.trim() !== "" && (issue.code === "format" || isWrong(property.shape, text));
  };
  /** Readers of XML may drop white space at the ends of a text (XML Schema part 2, section 4.3.6). */
  const isTrimmed = (call: Call, at: Path): boolean => {
    const sent = isXmlBody(body) ? valueAt(call.form.value, at) : undefined;
    if (typeof sent !== "string" || sent === sent.trim()) return false;
    const form = { ...call.form, value: withValueAt(call.form.value, at, sent.trim()) };
    return verdictOf({ ...call, form }).kind !== "invalid";
  };
  // A server never says that it refuses a notification (JSON-RPC 2.0 section 4.1).
  if (endpoint.protocol.kind === "openrpc" && endpoint.protocol.isNotification === true) return () => undefined;
  return (call, at) => {
    // Servers of JSON-RPC read null as no parameters.
    if (endpoint.protocol.kind === "openrpc" && valueAt(call.form.value, ["body"]) === null) return undefined;
    const verdict = verdictOf(call);
    if (verdict.kind !== "invalid") return undefined;
    const issue = verdict.issues.find(({ path }) => isPathWithin(at, path) || isPathWithin(path, at));
    if (issue === undefined || !isRefused(call, at, issue) || isTrimmed(call, at)) return undefined;
    return { ...issue, path: placeOf(call, issue) };
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

/**
 * Creates the function that returns the place of an issue without what differs between calls: positions in lists and keys
 * of maps are `*`.
 */
function faultPlace(target: Target): (call: Call, issue: CallIssue) => Path {
  const { book } = readingTools(target.types);
  const parts = partsOf(target);
  return ({ form }, { path, keyword }) => {
    const part = parts.find(({ at }) => isPathWithin(path, at));
    if (part === undefined) return path;
    const steps: (string | number)[] = [...part.at];
    let { schema } = part;
    for (let i = part.at.length; i < path.length; i += 1) {
      const step = itemAt(path, i);
      const next = schemaStep(book, { schema, value: valueAt(form.value, path.slice(0, i)) }, step);
      steps.push(next.isNamed ? step : "*");
      schema = next.schema;
    }
    // The key itself is wrong, and it is another one each time.
    return keyword === "propertyNames" && steps.at(-1) === "*" ? steps.slice(0, -1) : steps;
  };
}
