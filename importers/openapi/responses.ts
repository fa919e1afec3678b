import { isObject, type Json } from "#engine/json";
import type { EndpointError, EndpointResponse, MediaBody, ResponseBody } from "#engine/model";
import { defaultType } from "#engine/request";
import type { Property } from "#engine/shape";
import { documentedPart, referenceOf, withSchemaTexts } from "../json-schema/index.ts";
import { entriesOf, flagOf, found, isThere, member, type Node, note } from "../node.ts";
import { type Answer, isError } from "./answer.ts";
import { isBinary } from "./body.ts";
import { namedExamples } from "./examples/calls.ts";
import { readLinks } from "./links.ts";
import { type Media, mediaKind, mediaOf } from "./media.ts";
import { contentOf, examplesBeside } from "./parameters/index.ts";
import { defaultName } from "./reasons.ts";
import { nonEmptyText, partAt, type Scope } from "./scope.ts";
import { streamContent } from "./stream-content.ts";

/**
 * Reads the answers of an operation in the order of their status codes. Those below 200 are last: they announce another
 * one (RFC 9110 section 15.2).
 */
export function readAnswers(responses: Node, produces: readonly string[], scope: Scope): readonly Answer[] {
  const all = entriesOf(responses)
    .filter(([key]) => /^(?:[1-5](?:\d\d|XX)|default)$/i.test(key))
    .toSorted(([a], [b]) => rank(a) - rank(b));
  const isInterim = ([key]: readonly [string, Node]): boolean => key.startsWith("1");
  const keys = [...all.filter((one) => !isInterim(one)), ...all.filter(isInterim)];
  const hasSuccess = keys.some(([key]) => /^[123]/.test(key));
  return keys.flatMap(([key, at]): readonly Answer[] => {
    const node = partAt(at, scope);
    if (node === undefined) return [];
    const name = nameInReference(referenceOf(at));
    const exact = /^\d+$/.test(key);
    const usual = key.toLowerCase() === "default" ? (hasSuccess ? 500 : 200) : Number(`${key[0]}00`);
    return [
      {
        node,
        statusCode: exact ? Number(key) : usual,
        ...(!exact && { statusRange: key.toLowerCase() === "default" ? "default" : key.toUpperCase() }),
        media: contentless.has(key)
          ? noMedia(node, key)
          : scope.version === "2.0"
            ? oldMedia(node, produces)
            : mediaOf(member(node, "content")),
        ...(name !== undefined && { name }),
      },
    ];
  });
}

/** Returns the place of a status: numbers come before ranges and `default`, which keep their order. */
const rank = (key: string): number => (/^\d+$/.test(key) ? Number(key) : Number.MAX_SAFE_INTEGER);

/** Statuses of answers without content (RFC 9110 §15.3.5, §15.3.6, §15.4.5). */
const contentless: ReadonlySet<string> = new Set(["204", "205", "304"]);

/** Reports the content of a response without a body (RFC 9110 §6.4.1). */
function noMedia(node: Node, status: string): readonly Media[] {
  const at = [member(node, "content"), member(node, "schema")].find(({ value }) => !isEmpty(value));
  if (at !== undefined)
    note(at, "mismatch", `a ${status} response has no content (RFC 9110 section 15); this content is ignored`);
  return [];
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0);

/** Returns the name of the target of a reference: its last segment, or the file without its extension. */
function nameInReference(reference: string | undefined): string | undefined {
  const name = reference
    ?.split(/[/#]/)
    .findLast((segment) => segment !== "")
    ?.replace(/\.(?:json|ya?ml)$/i, "");
  return name === undefined || name === "" ? undefined : name;
}

/** OpenAPI 2.0 has one schema for all media types that an operation produces. */
function oldMedia(node: Node, produces: readonly string[]): readonly Media[] {
  if (!isThere(member(node, "schema"))) return [];
  const isFile = member(member(node, "schema"), "type").value === "file";
  const all = (produces.length === 0 ? [isFile ? "*/*" : "application/json"] : produces).map(
    (type): Media => ({ type, kind: mediaKind(type), node }),
  );
  return [...all.filter(({ kind }) => kind === "json"), ...all.filter(({ kind }) => kind !== "json")];
}

/** The successful responses. The endpoint has the headers of the first one. */
export const endpointResponses = (answers: readonly Answer[], scope: Scope): readonly EndpointResponse[] => {
  const successes = answers.filter((answer) => !isError(answer));
  return allResponses(successes, scope).map((response) => {
    if (response.statusCode !== successes[0]?.statusCode || response.statusRange !== successes[0].statusRange)
      return response;
    const { headers: _, ...rest } = response;
    return rest;
  });
};

/**
 * The responses to answers of any status. A stream beside another body is a separate response; other media types are
 * alternatives of the first.
 */
export function allResponses(answers: readonly Answer[], scope: Scope): readonly EndpointResponse[] {
  return answers.flatMap((answer) => {
    const { node, statusCode, statusRange, media } = answer;
    const [first, ...others] = media;
    const streams = others.filter(({ kind }) => (kind === "sse" || kind === "ndjson") && first?.kind !== kind);
    const used: readonly (Media | undefined)[] = first === undefined ? [undefined] : [first, ...streams.slice(0, 1)];
    const alternatives = others.filter((one) => !used.includes(one)).map((one) => mediaBody(one, node, scope));
    const links = { ...readLinks(node, scope), ...ownHeaders(answer, scope) };
    return used.map((one): EndpointResponse => {
      const body = responseBody(one, scope);
      const isStated = one !== undefined && (media.length > 1 || one.type !== defaultType(body));
      return {
        ...aboutAnswer(node, media),
        statusCode,
        ...(statusRange !== undefined && { statusRange }),
        body,
        ...links,
        ...(isStated && { contentType: one.type }),
        ...(one === first && alternatives.length > 0 && { alternatives }),
      };
    });
  });
}

/** Reads another media type of an answer, with its example. */
function mediaBody(media: Media, around: Node, scope: Scope): MediaBody {
  const body = responseBody(media, scope);
  const [example] = body.kind === "file" ? [] : namedExamples(media, around, scope);
  return { contentType: media.type, body, ...(example !== undefined && { example: example.value }) };
}

function responseBody(media: Media | undefined, scope: Scope): ResponseBody {
  if (media === undefined) return { kind: "empty" };
  const schema = member(media.node, "schema");
  // OpenAPI 2.0 has a type for answers that are files, whatever their media type.
  if (member(schema, "type").value === "file")
    return { kind: "file", ...(media.kind === "binary" && { contentType: media.type }) };
  const { event, events, ...content } = streamContent(media, scope);
  switch (media.kind) {
    case "json":
      return { kind: "json", ...content };
    case "sse":
      return { kind: "stream", ...content, format: "sse", ...(event && { event }), ...(events && { events }) };
    case "ndjson":
      return { kind: "stream", ...content, format: "ndjson" };
    case "text":
      return { kind: "text" };
    case "binary":
      return { kind: "file", contentType: media.type };
    case "any":
      if (!isThere(schema)) return { kind: "file", contentType: media.type };
      return isBinary(scope.schemas.factsOf(schema)) ? { kind: "file" } : { kind: "json", ...content };
    case "xml":
      return isThere(schema) ? { kind: "json", ...content } : { kind: "text" };
    case "multipart":
    case "urlencoded":
      return isThere(schema) ? { kind: "json", shape: content.shape } : { kind: "text" };
  }
}

/** Reads the text of an answer, after its summary (OpenAPI 3.2) and before the texts of its schemas. */
function aboutAnswer(node: Node, media: readonly Media[]): ReturnType<typeof documentedPart> {
  const { description, ...about } = documentedPart(node);
  const texts = [nonEmptyText(node, "summary"), description].filter((one) => one !== undefined);
  const schemas = media.flatMap((one) => ["schema", "itemSchema"].map((key) => member(one.node, key)));
  return { ...about, ...withSchemaTexts([...new Set(texts)].join("\n\n"), schemas) };
}

/** The errors that an operation names. */
export function endpointErrors(answers: readonly Answer[], scope: Scope): readonly EndpointError[] {
  return answers.filter(isError).map((answer) => {
    const { node, statusCode, statusRange, media, name } = answer;
    const [first, ...others] = media;
    const schema = first && member(first.node, "schema");
    const isStated = first !== undefined && (media.length > 1 || first.type !== "application/json");
    return {
      ...aboutAnswer(node, media),
      ...ownHeaders(answer, scope),
      ...readLinks(node, scope),
      name: name ?? defaultName({ statusCode, statusRange }),
      statusCode,
      ...(statusRange !== undefined && { statusRange }),
      ...(schema !== undefined && isThere(schema) && scope.schemas.contentOf(schema)),
      ...(isStated && { contentType: first.type }),
      ...(others.length > 0 && { alternatives: others.map((one) => mediaBody(one, node, scope)) }),
      examples:
        first === undefined
          ? []
          : namedExamples(first, node, scope).map(({ name: label, value }) => ({
              ...(label !== undefined && { name: label }),
              value,
            })),
    };
  });
}

/** The headers of the first answer that is not an error. */
export function responseHeaders(answers: readonly Answer[], scope: Scope): readonly Property[] {
  const first = answers.find((answer) => !isError(answer));
  return first === undefined ? [] : headersOf(first, scope);
}

/** Returns the headers of a response, or nothing without headers. */
function ownHeaders(answer: Answer, scope: Scope): { readonly headers?: readonly Property[] } {
  const headers = headersOf(answer, scope);
  return headers.length === 0 ? {} : { headers };
}

function headersOf({ node: answer }: Answer, scope: Scope): readonly Property[] {
  return entriesOf(member(answer, "headers")).flatMap(([key, at]) => {
    const node = partAt(at, scope);
    if (node === undefined) return [];
    const separators = member(node, "collectionFormat");
    if (isThere(separators) && separators.value !== "csv")
      note(separators, "unsupported", "lists in headers are read with commas between their items");
    const style = member(node, "style");
    if (isThere(style) && style.value !== "simple")
      note(style, "unknown-kind", `headers have the style "simple", found ${found(style.value)}; using simple instead`);
    const media = contentOf(node);
    const schema = scope.version === "2.0" ? node : member(media?.node ?? node, "schema");
    const optional = flagOf(member(node, "required")) !== true;
    const isJson = media === undefined || media.kind === "json";
    const about = {
      ...examplesBeside({ node, schema }, scope),
      ...documentedPart(node),
      ...(isJson && scope.schemas.locationOf(schema)),
    };
    return [scope.schemas.propertyOf({ key, nodes: [schema], optional, about })];
  });
}
