import { defined } from "#engine/item-at";
import type { EndpointResponse } from "#engine/model";
import { answerBodies } from "#engine/request";
import { below, type ChangeLocation, compareDocs } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";
import { compareLinks } from "./compare-links.ts";
import { bodyText, compareMedia } from "./compare-media.ts";

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
