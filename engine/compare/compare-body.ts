import type { Endpoint, PartEncoding, RequestBody } from "#engine/model";
import type { Shape } from "#engine/shape";
import { compareDocs } from "./compare-docs.ts";
import { compareProperties } from "./compare-properties.ts";
import type { Comparing } from "./comparing.ts";
import { type Matched, match } from "./match-endpoints.ts";
import { below, named, type Site } from "./site.ts";

type FormData = Extract<RequestBody, { readonly kind: "form-data" }>;

/** Compares what calls carry. */
export function compareBodies(
  older: Endpoint["request"],
  newer: Endpoint["request"],
  site: Site,
  comparing: Comparing,
): void {
  const { report, label } = comparing;
  if (older === undefined && newer === undefined) return;
  if (older === undefined || newer === undefined) {
    if (older) report(site, "body-removed", { was: bodyText(older.body, label.older), only: "older" });
    if (newer) {
      const facts = { is: bodyText(newer.body, label.newer), only: "newer" } as const;
      report(site, isOptional(newer.body) ? "body-optional-added" : "body-required-added", facts);
    }
    return;
  }
  compareDocs(older, newer, site, report);
  const { pairs, gone, fresh } = matchBodies(older, newer);
  for (const [was, is] of pairs) compareOne(was, is, site, comparing);
  for (const one of gone) report(site, "content-type-refused", { was: contentTypeOf(one) });
  for (const one of fresh) report(site, "content-type-accepted", { is: contentTypeOf(one) });
}

type Request = NonNullable<Endpoint["request"]>;

/** Bodies are the same by their content type; where a call takes only one before and after, it is the same. */
function matchBodies(older: Request, newer: Request): Matched<RequestBody> {
  const [before, after] = [older, newer].map(({ body, alternatives = [] }) => [body, ...alternatives]);
  if (before?.length === 1 && after?.length === 1) return { pairs: [[older.body, newer.body]], gone: [], fresh: [] };
  return match(before ?? [], after ?? [], contentTypeOf);
}

const contentTypeOf = (body: RequestBody): string =>
  body.kind === "form-data" ? "multipart/form-data" : body.contentType;

function compareOne(was: RequestBody, is: RequestBody, site: Site, comparing: Comparing): void {
  const { report, label } = comparing;
  if (isOptional(was) && !isOptional(is)) report(site, "body-made-required");
  if (!isOptional(was) && isOptional(is)) report(site, "body-made-optional");
  if (was.kind === "form-data" && is.kind === "form-data") compareForms(was, is, site, comparing);
  else if (was.kind === "form-data" || is.kind === "form-data" || was.kind !== is.kind) {
    report(site, "body-kind-changed", { was: bodyText(was, label.older), is: bodyText(is, label.newer) });
  } else {
    const [before, after] = [was.contentType, is.contentType];
    if (before !== after) report(site, "content-type-changed", { was: before, is: after });
    if (was.kind !== "octet-stream" && is.kind !== "octet-stream") comparing.compare(was.shape, is.shape, site);
  }
}

/** A form may be left out when nothing in it is required. */
const isOptional = (body: RequestBody): boolean =>
  body.kind === "form-data" ? body.shape.properties.every(({ optional }) => optional) : body.optional;

const bodyText = (body: RequestBody, label: (shape: Shape) => string): string => {
  if (body.kind === "json") return `${label(body.shape)} as JSON`;
  if (body.kind === "urlencoded") return "a form of pairs";
  return body.kind === "form-data" ? "a multipart form" : "bytes";
};

function compareForms(was: FormData, is: FormData, site: Site, comparing: Comparing): void {
  compareProperties(was.shape, is.shape, site, comparing, { word: "form field" });
  const before = new Map(Object.entries(was.parts));
  const after = new Map(Object.entries(is.parts));
  const kept = was.shape.properties.filter(({ key }) => is.shape.properties.some((one) => one.key === key));
  for (const { key } of kept) {
    const at = below(site, [key], `form field ${named(key)}`);
    compareParts(before.get(key) ?? {}, after.get(key) ?? {}, at, comparing);
  }
}

function compareParts(was: PartEncoding, is: PartEncoding, site: Site, { report }: Comparing): void {
  const [before, after] = [was.contentType?.[0] ?? "its own", is.contentType?.[0] ?? "its own"];
  if (before !== after) report(site, "part-type-changed", { was: before, is: after });
  if (!was.exploded === !is.exploded) return;
  report(site, "part-exploded-changed", { was: explodedText(was), is: explodedText(is) });
}

const explodedText = ({ exploded }: PartEncoding): string => (exploded ? "in a part each" : "in one part");
