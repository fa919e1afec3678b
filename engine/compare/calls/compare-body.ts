import { type Endpoint, formFields, type PartEncoding, plainForm, type RequestBody } from "#engine/model";
import { contentTypeOf } from "#engine/request";
import type { Shape } from "#engine/shape";
import { below, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import { type ComparisonContext, compareProperties } from "../shapes/index.ts";
import { type Matched, match } from "./match-endpoints.ts";

type FormData = Extract<RequestBody, { readonly kind: "form-data" }>;

/** Compares the request bodies of an endpoint. */
export function compareBodies(
  older: Endpoint["request"],
  newer: Endpoint["request"],
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report, label } = context;
  if (older === undefined && newer === undefined) return;
  if (older === undefined || newer === undefined) {
    if (older) report(location, "body-removed", { was: bodyText(older.body, label.older), only: "older" });
    if (newer) {
      const facts = { is: bodyText(newer.body, label.newer), only: "newer" } as const;
      report(location, isOptional(newer.body) ? "body-optional-added" : "body-required-added", facts);
    }
    return;
  }
  compareDocs(older, newer, location, report);
  const { pairs, gone, fresh } = matchBodies(older, newer);
  for (const [was, is] of pairs) compareOne(was, is, location, context);
  for (const one of gone) report(location, "content-type-refused", { was: contentTypeOf(one) });
  for (const one of fresh) report(location, "content-type-accepted", { is: contentTypeOf(one) });
}

type Request = NonNullable<Endpoint["request"]>;

/** Pairs bodies by content type. If either version has only one body, the two are a pair. */
function matchBodies(older: Request, newer: Request): Matched<RequestBody> {
  const [before, after] = [older, newer].map(({ body, alternatives = [] }) => [body, ...alternatives]);
  if (before?.length === 1 && after?.length === 1) return { pairs: [[older.body, newer.body]], gone: [], fresh: [] };
  return match(before ?? [], after ?? [], contentTypeOf);
}

function compareOne(was: RequestBody, is: RequestBody, location: ChangeLocation, context: ComparisonContext): void {
  const { report, label } = context;
  if (isOptional(was) && !isOptional(is)) report(location, "body-made-required");
  if (!isOptional(was) && isOptional(is)) report(location, "body-made-optional");
  if (was.kind === "form-data" && is.kind === "form-data") compareForms(was, is, location, context);
  else if (was.kind === "form-data" || is.kind === "form-data" || was.kind !== is.kind) {
    report(location, "body-kind-changed", { was: bodyText(was, label.older), is: bodyText(is, label.newer) });
  } else {
    const [before, after] = [was.contentType, is.contentType];
    if (before !== after) report(location, "content-type-changed", { was: before, is: after });
    const [old, fresh] = [typeOf(was), typeOf(is)];
    if (old && fresh) context.compare(old, fresh, location);
  }
}

/** The type of a body: what is declared if it is entered as text. */
const typeOf = (body: RequestBody): Shape | undefined =>
  body.kind === "octet-stream" ? undefined : body.kind === "json" ? (body.content ?? body.shape) : body.shape;

/** A multipart form is optional too if nothing in it is required. */
const isOptional = (body: RequestBody): boolean =>
  body.optional === true ||
  (body.kind === "form-data" && plainForm(body.shape)?.properties.every((one) => one.optional) === true);

const bodyText = (body: RequestBody, label: (shape: Shape) => string): string => {
  if (body.kind === "json") return `${label(body.shape)} as JSON`;
  if (body.kind === "urlencoded") return "a URL-encoded form";
  return body.kind === "form-data" ? "a multipart form" : "bytes";
};

function compareForms(was: FormData, is: FormData, location: ChangeLocation, context: ComparisonContext): void {
  const [old, fresh] = [plainForm(was.shape), plainForm(is.shape)];
  if (old && fresh) compareProperties(old, fresh, location, context, { word: "form field" });
  else context.compare(was.shape, is.shape, location);
  const before = new Map(Object.entries(was.parts));
  const after = new Map(Object.entries(is.parts));
  const keys = new Set(formFields(is.shape).map(({ key }) => key));
  for (const key of new Set(formFields(was.shape).map((one) => one.key))) {
    if (!keys.has(key)) continue;
    const at = below(location, [key], `form field ${named(key)}`);
    compareParts(before.get(key) ?? {}, after.get(key) ?? {}, at, context);
  }
}

function compareParts(
  was: PartEncoding,
  is: PartEncoding,
  location: ChangeLocation,
  { report }: ComparisonContext,
): void {
  const [before, after] = [was.contentType?.[0] ?? "the default", is.contentType?.[0] ?? "the default"];
  if (before !== after) report(location, "part-type-changed", { was: before, is: after });
  if (!was.exploded === !is.exploded) return;
  report(location, "part-exploded-changed", { was: explodedText(was), is: explodedText(is) });
}

const explodedText = ({ exploded }: PartEncoding): string => (exploded ? "in one part per item" : "in one part");
