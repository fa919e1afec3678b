import { valueChecker } from "#engine/answer";
import { validator } from "#engine/interpret";
import { type Json, parseJson } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { isJsonType, isSendableHeader, type RequestPlan } from "#engine/request";
import { read } from "#engine/secret";
import { isPathWithin, type Path, type Property, type Shape, type Types, valueAt } from "#engine/shape";
import type { Invalid } from "#engine/testing";
import type { Target } from "../targets/index.ts";

/**
 * Creates the function that returns true if a fault of a form is one of the request too. The text of an address or a
 * header has no types: the number 7 in a parameter for texts is the text `7`, which is valid.
 */
export function refusable(target: Target): (broken: Invalid, plan: RequestPlan) => boolean {
  const { endpoint, types, globalHeaders } = target;
  const parameters: { readonly [part: string]: readonly Property[] } = {
    pathParameters: endpoint.pathParameters,
    queryParameters: endpoint.queryParameters,
    headers: [...endpoint.requestHeaders, ...globalHeaders],
  };
  const body = endpoint.request?.body;
  const checkBody = body?.kind === "json" ? valueChecker(types, body, "request") : undefined;
  const isWrong = wrongText(types);

  return ({ value, at, rule }, plan) => {
    if (!isSendable(plan)) return false;
    const [part, key, ...inside] = at;
    if (part === "body") return checkBody !== undefined && isBodyInvalid(checkBody, at.slice(1), plan);
    const property = parameters[String(part)]?.find((one) => one.key === key);
    if (property === undefined || inside.length > 0) return false;
    const sent = valueAt(value, at);
    if (rule === "missing") return part === "queryParameters" && sent === undefined;
    if (typeof sent !== "string" && typeof sent !== "number" && typeof sent !== "boolean") return false;
    // An empty or dotted segment is another path (RFC 3986 section 5.2.4).
    if (part === "pathParameters" && /^\.{0,2}$/.test(String(sent))) return false;
    return isWrong(property.shape, String(sent)) && String(sent).trim() !== "";
  };
}

/** Returns true if every client can send the headers of a request. */
export const isSendable = ({ headers }: RequestPlan): boolean =>
  headers.every(({ name, value }) => isSendableHeader(name, read(value, "reveal")));

/** Creates the function that returns true if a text is no value of a shape, whatever type a server reads in it. */
export function wrongText(types: Types): (shape: Shape, text: string) => boolean {
  const checkOf = memoizeWeak(validator(types));
  return (shape, text) => readings(text).every((value) => checkOf(shape)(value).length > 0);
}

function isBodyInvalid(
  check: (value: Json) => readonly { readonly path: Path }[],
  at: Path,
  plan: RequestPlan,
): boolean {
  const type = plan.headers.find(({ name }) => name.toLowerCase() === "content-type");
  if (plan.body.kind !== "text" || type === undefined || !isJsonType(read(type.value, "reveal"))) return false;
  const parsed = parseJson(plan.body.text);
  if (!parsed.ok) return false;
  return check(parsed.value).some(({ path }) => isPathWithin(at, path) || isPathWithin(path, at));
}

/** Lists the values that a server may read in a text, by the type that it expects. */
function readings(text: string): readonly Json[] {
  const parsed = parseJson(text);
  const isScalar = parsed.ok && (parsed.value === null || typeof parsed.value !== "object");
  return [text, [text], text.split(","), ...(isScalar ? [parsed.value] : [])];
}
