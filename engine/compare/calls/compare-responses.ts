import { defined } from "#engine/item-at";
import { equalJson, type JsonObject, printJson } from "#engine/json";
import type { EndpointResponse, ResponseLink } from "#engine/model";
import { answerBodies } from "#engine/request";
import { below, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";
import { bodyText, compareMedia } from "./compare-media.ts";
import { match } from "./match-endpoints.ts";

/** The responses of one status; there is at least one. */
type StatusResponses = readonly [EndpointResponse, ...EndpointResponse[]];

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
  const { report, label } = context;
  const [before, after] = [byStatus(older), byStatus(newer)];
  const gone = [...before.keys()].filter((status) => !after.has(status));
  const fresh = [...after.keys()].filter((status) => !before.has(status));
  const at = (was: number, is: number, words = `the answer ${is}`): ChangeLocation =>
    below(location, ["responses", String(was)], words, ["responses", String(is)]);

  for (const [status, is] of after) {
    const was = before.get(status);
    if (was) compareResponse(was, is, at(status, status), context);
  }
  const [was, is] = [gone[0], fresh[0]];
  if (was !== undefined && is !== undefined && gone.length === 1 && fresh.length === 1) {
    report(at(was, is, "the answer"), "answer-status-changed", { was: String(was), is: String(is) });
    compareResponse(defined(before.get(was)), defined(after.get(is)), at(was, is), context);
    return;
  }
  for (const status of gone)
    report(at(status, status), "answer-removed", {
      was: bodyText(defined(before.get(status))[0], label.older),
      only: "older",
    });
  for (const status of fresh)
    report(at(status, status), "answer-added", {
      is: bodyText(defined(after.get(status))[0], label.newer),
      only: "newer",
    });
}

function compareResponse(
  [was, ...before]: StatusResponses,
  [is, ...after]: StatusResponses,
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  compareDocs(was, is, location, context.report);
  compareMedia([was, ...before].flatMap(answerBodies), [is, ...after].flatMap(answerBodies), location, context);
  compareLinks([was, ...before].flatMap(linksOf), [is, ...after].flatMap(linksOf), location, context);
}

const linksOf = ({ links = [] }: EndpointResponse) => links;

/** Groups responses by status: a stream beside another body is a separate response. */
function byStatus(responses: readonly EndpointResponse[]): ReadonlyMap<number, StatusResponses> {
  const groups = new Map<number, StatusResponses>();
  for (const one of responses) {
    const known = groups.get(one.statusCode);
    groups.set(one.statusCode, known === undefined ? [one] : [...known, one]);
  }
  return groups;
}

/**
 * Compares the links of an answer by name. They promise no call to succeed (OpenAPI 3.1 "Link Object"), so their changes
 * are documentation.
 */
export function compareLinks(
  older: readonly ResponseLink[],
  newer: readonly ResponseLink[],
  location: ChangeLocation,
  { report, endpointId }: ComparisonContext,
): void {
  const { pairs, gone, fresh } = match(older, newer, ({ name }) => name);
  const at = ({ name }: ResponseLink): ChangeLocation => below(location, ["links", name], `the link ${named(name)}`);
  for (const [was, is] of pairs) {
    compareDocs(docsOf(was), docsOf(is), at(is), report);
    const [before, after] = [callOf(was, endpointId), callOf(is)];
    if (!equalJson(before, after)) report(at(is), "link-changed", { was: callText(before), is: callText(after) });
  }
  for (const one of gone) report(at(one), "link-removed", { was: callText(callOf(one)), only: "older" });
  for (const one of fresh) report(at(one), "link-added", { is: callText(callOf(one)), only: "newer" });
}

const docsOf = ({ description }: ResponseLink) => ({ ...(description !== undefined && { description }) });

const callOf = (
  { operationId, operationRef = "", parameters, body }: ResponseLink,
  idOf: (id: string) => string = (id) => id,
): { readonly operation: string; readonly parameters: JsonObject; readonly body?: JsonObject[string] } => ({
  operation: operationId === undefined ? operationRef : idOf(operationId),
  parameters,
  ...(body !== undefined && { body }),
});

function callText({ operation, parameters, body }: ReturnType<typeof callOf>): string {
  const values = Object.entries(parameters).map(([key, value]) => `${named(key)} = ${printJson(value)}`);
  const sent = [...values, ...(body === undefined ? [] : [`the body ${printJson(body)}`])];
  return `${named(operation)}${sent.length === 0 ? "" : ` with ${sent.join(", ")}`}`;
}
