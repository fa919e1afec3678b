import type { EndpointResponse, ResponseBody } from "#engine/model";
import type { Shape } from "#engine/shape";
import { below, type ChangeLocation, compareDocs } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";

/**
 * Compares the responses of an endpoint by status. If one remains on each side, they are the same response with a new
 * status.
 */
export function compareResponses(
  older: readonly EndpointResponse[],
  newer: readonly EndpointResponse[],
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report } = context;
  const before = new Map(older.map((one) => [one.statusCode, one]));
  const after = new Map(newer.map((one) => [one.statusCode, one]));
  const gone = [...before.values()].filter(({ statusCode }) => !after.has(statusCode));
  const fresh = [...after.values()].filter(({ statusCode }) => !before.has(statusCode));
  const at = (was: EndpointResponse, is: EndpointResponse): ChangeLocation =>
    below(location, ["responses", String(was.statusCode)], `the answer ${is.statusCode}`, [
      "responses",
      String(is.statusCode),
    ]);

  for (const [status, is] of after) {
    const was = before.get(status);
    if (was) compareResponse(was, is, at(was, is), context);
  }
  const [was, is] = [gone[0], fresh[0]];
  if (was && is && gone.length === 1 && fresh.length === 1) {
    const moved = below(location, ["responses", String(was.statusCode)], "the answer", [
      "responses",
      String(is.statusCode),
    ]);
    report(moved, "answer-status-changed", { was: String(was.statusCode), is: String(is.statusCode) });
    compareResponse(was, is, at(was, is), context);
    return;
  }
  for (const one of gone)
    report(at(one, one), "answer-removed", { was: bodyText(one.body, context.label.older), only: "older" });
  for (const one of fresh)
    report(at(one, one), "answer-added", { is: bodyText(one.body, context.label.newer), only: "newer" });
}

function compareResponse(
  was: EndpointResponse,
  is: EndpointResponse,
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  compareDocs(was, is, location, context.report);
  compareResponseBodies(was.body, is.body, location, context);
}

function compareResponseBodies(
  was: ResponseBody,
  is: ResponseBody,
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report, label, compare } = context;
  if (was.kind === "json" && is.kind === "json") compare(was.shape, is.shape, location);
  else if (was.kind === "stream" && is.kind === "stream") {
    compare(was.shape, is.shape, below(location, ["stream"], "the values"));
    if (was.terminator === is.terminator) return;
    report(location, "terminator-changed", { was: endText(was.terminator), is: endText(is.terminator) });
  } else if (was.kind === "file" && is.kind === "file") {
    if (was.contentType === is.contentType) return;
    report(location, "content-type-changed", { was: was.contentType ?? "any", is: is.contentType ?? "any" });
  } else if (was.kind !== is.kind) {
    const facts = { was: bodyText(was, label.older), is: bodyText(is, label.newer) };
    report(location, was.kind === "empty" ? "answer-body-added" : "answer-kind-changed", facts);
  }
}

const endText = (terminator: string | undefined): string =>
  terminator === undefined ? "its last value" : JSON.stringify(terminator);

function bodyText(body: ResponseBody, label: (shape: Shape) => string): string {
  switch (body.kind) {
    case "empty":
      return "nothing";
    case "json":
      return `${label(body.shape)} as JSON`;
    case "text":
      return "text";
    case "file":
      return "a file";
    case "stream":
      return `a stream of ${label(body.shape)}`;
  }
}
