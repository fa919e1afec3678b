import { itemAt } from "#engine/item-at";
import { isList, isObject, type Json, objectOf, own, parseJson } from "#engine/json";
import type { RequestBody } from "#engine/model";
import { isXmlBody, isXmlType, type Part, type PlannedBody } from "#engine/request";
import type { Shape } from "#engine/shape";
import { xmlReader, xmlText } from "#engine/xml";
import { isSame, type Slack } from "../same.ts";
import { must, show, type Target } from "../target.ts";
import { pairsOf, textOf } from "./styled.ts";

/**
 * Checks that a request carries the values of its form. `value` is the form value of the body, `wire` its wire value.
 */
export function checkBody(target: Target, planned: PlannedBody, value: Json | undefined, wire: Json | undefined): void {
  const { endpoint } = target;
  const body = endpoint.request?.body;
  if (body === undefined || wire === undefined || value === undefined || !hasBody(endpoint.method)) {
    const empty = planned.kind === "none" || endpoint.protocol.kind === "openrpc";
    must(empty, () => `there is nothing to send, but the request has a body of ${planned.kind}`);
    return;
  }
  if (body.kind === "form-data") checkParts(target, planned, wire, body);
  else if (body.kind === "octet-stream") {
    const dataUrl = isObject(value) ? own(value, "dataUrl") : undefined;
    must(
      planned.kind === "bytes" && planned.dataUrl === dataUrl,
      () => `the body is not the file ${show(value)} that the form holds`,
    );
  } else {
    must(planned.kind === "text", () => `the JSON body is sent as ${planned.kind}`);
    checkText(target, planned.text, value, wire, body);
  }
}

const hasBody = (method: string): boolean => method !== "GET" && method !== "HEAD";

type JsonBody = Extract<RequestBody, { readonly kind: "json" | "urlencoded" }>;

function checkText(target: Target, text: string, value: Json, wire: Json, body: JsonBody): void {
  const type = body.contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type === "application/x-www-form-urlencoded" && isObject(wire)) {
    const styles = body.kind === "urlencoded" ? body.styles : undefined;
    const found = [...new URLSearchParams(text)];
    const sent = new Set(found.map(([key]) => key));
    const isSent = (key: string, one: Json): boolean =>
      pairsOf({ [key]: one }, styles).some(([name]) => sent.has(name));
    const relevant = Object.entries(wire).filter(([key, one]) => !target.readOnly.has(key) || isSent(key, one));
    const expected = pairsOf(Object.fromEntries(relevant), styles);
    must(
      JSON.stringify(found) === JSON.stringify(expected),
      () => `the body reads ${show(found)}, expected ${show(expected)}`,
    );
    return;
  }
  if (isXmlBody(body) && typeof wire !== "string") {
    checkXml(target, text, wire, body);
    return;
  }
  // A text of another type than JSON, such as a document of XML, is sent without quotes.
  if (!/json$/.test(type) && typeof wire === "string") {
    must(text === wire, () => `the body is ${show(text)}, expected ${show(wire)}`);
    return;
  }
  checkJson(target, unwrapped(target, text, value), value, body);
}

/** A document is the value in XML, and is written the same after it was read. */
function checkXml({ types }: Target, text: string, wire: Json, { shape }: JsonBody): void {
  const write = (value: Json): string => xmlText(types)(shape, value);
  must(text === write(wire), () => `the body is ${show(text)}, expected ${show(write(wire))}`);
  const read = xmlReader(types)(shape)(text);
  must(read.ok, () => `the body is not valid XML: ${read.ok || read.error.message}`);
  must(
    linesOf(write(read.value)) === linesOf(text),
    () => `the body ${show(text)} becomes ${show(write(read.value))} when it is read and written again`,
  );
}

/** Sorts the lines of a document: keys of a map that XML has one name for are joined. */
const linesOf = (document: string): string => document.split("\n").sort().join("\n");

/**
 * Reads a body of JSON; OpenRPC puts the value in `params` (JSON-RPC 2.0 §4), as a list if the method has positions.
 *
 * @param form the value of the form, which tells a `null` from the place of an absent parameter
 */
export function unwrapped({ endpoint }: Target, text: string, form?: Json): Json {
  const parsed = parseJson(text);
  must(parsed.ok, () => `the body is not valid JSON: ${parsed.ok || parsed.error.message}`);
  if (endpoint.protocol.kind === "rest") return parsed.value;
  const { value } = parsed;
  must(
    isObject(value) && value.jsonrpc === "2.0" && value.method === endpoint.protocol.methodName,
    () =>
      `the body ${show(value)} does not call ${endpoint.protocol.kind === "openrpc" && endpoint.protocol.methodName}`,
  );
  const { positions, isNotification } = endpoint.protocol;
  must(
    (own(value, "id") === undefined) === (isNotification === true),
    () => `the body ${show(value)} ${isNotification ? "of a notification has an id" : "has no id"}`,
  );
  const params = own(value, "params") ?? null;
  if (positions === undefined || !isList(params)) return params;
  return objectOf(
    positions.flatMap((key, i) => {
      const item = params[i];
      const isAbsent = item === null && !(isObject(form) && own(form, key) === null);
      return item === undefined || isAbsent ? [] : [[key, item] as const];
    }),
  );
}

/**
 * The body contains every value of the form with its digits. Decoded by its shape, the body is the form's value again;
 * a value that matches several variants may decode as another one with the same encoding.
 */
export function checkJson(
  { types, use, readOnly, ambiguous }: Target,
  sent: Json,
  value: Json,
  { shape }: { readonly shape: Shape },
): void {
  const loose: Slack = { mayMiss: readOnly, digits: true };
  must(isSame(value, sent, loose), () => `the form contains ${show(value)}, but the body contains ${show(sent)}`);
  const back = use.decoderWithSelection(types)(shape)(sent);
  if (!ambiguous) {
    const strict: Slack = { mayMiss: readOnly, digits: false };
    must(
      isSame(value, back.value, strict),
      () => `the body of the form ${show(value)} is read back as ${show(back.value)}`,
    );
  }
  const again = use.encoder(types)(shape)(back.value, back.selection);
  const same: Slack = { mayMiss: new Set(), digits: false };
  must(
    isSame(sent, again, same),
    () => `the body ${show(sent)} becomes ${show(again)} when it is read and written again`,
  );
}

type FormBody = Extract<RequestBody, { readonly kind: "form-data" }>;

/** The parts contain each field of a form, in order: a file by its bytes, a list as one part or one part per item. */
function checkParts({ readOnly }: Target, planned: PlannedBody, wire: Json, body: FormBody): void {
  must(planned.kind === "multipart", () => `the form is sent as ${planned.kind}`);
  if (body.isPositional === true) {
    const items = Object.entries(isObject(wire) ? wire : {}).flatMap(([key, one]) =>
      isList(one) && body.parts[key]?.exploded === true ? one : [one],
    );
    const same =
      items.length === planned.parts.length && planned.parts.every((part, i) => says(part, itemAt(items, i)));
    must(same, () => `the form contains ${show(wire)}, but its parts do not`);
    return;
  }
  const byName = new Map<string, Part[]>();
  for (const part of planned.parts) {
    const name = part.name ?? "";
    byName.set(name, [...(byName.get(name) ?? []), part]);
  }
  for (const [name, value] of Object.entries(isObject(wire) ? wire : {})) {
    const parts = byName.get(name) ?? [];
    byName.delete(name);
    if (parts.length === 0 && readOnly.has(name)) continue;
    const encoding = Object.hasOwn(body.parts, name) ? body.parts[name] : undefined;
    // The names of styled parts depend on the value.
    if (encoding?.style !== undefined && (isList(value) || isObject(value))) {
      for (const [key] of pairsOf({ [name]: value }, { [name]: encoding.style })) byName.delete(key);
      continue;
    }
    const exploded = encoding?.exploded === true;
    const items = isList(value) && (exploded || (value.length > 0 && value.every(isFile))) ? value : [value];
    // A missing value, or an empty list of files, has no part.
    if (parts.length === 0 && (value === null || (isList(value) && value.length === 0))) continue;
    const sent = items.filter((one) => one !== null || parts.length === items.length);
    must(
      sent.length === parts.length && parts.every((part, i) => says(part, itemAt(sent, i))),
      () => `the field ${show(name)} contains ${show(value)}, but its parts do not`,
    );
  }
  must(
    byName.size === 0,
    () => `the request has parts that the form does not contain: ${[...byName.keys()].map(show).join(", ")}`,
  );
}

const isFile = (value: Json): boolean => isObject(value) && typeof own(value, "dataUrl") === "string";

function says(part: Part, value: Json): boolean {
  if (part.kind === "file") return isObject(value) && own(value, "dataUrl") === part.dataUrl;
  // XML is written by the shape of the part.
  if (textOf(value) === textOf(part.text) || isXmlType(part.contentType ?? "")) return true;
  const parsed = parseJson(part.text);
  return parsed.ok && isSame(value, parsed.value, { mayMiss: new Set(), digits: false });
}
