import type { CheckId } from "./check-ids.ts";
import type { Finding } from "./finding.ts";

/**
 * Checks of what a framework or a proxy does in front of all endpoints. What the others find at two endpoints may be two
 * mistakes.
 */
const ofServer: ReadonlySet<CheckId> = new Set([
  "wrong-content-type",
  "wrong-header",
  "missing-header-accepted",
  "malformed-body-accepted",
  "wrong-media-type-accepted",
  "accept-ignored",
  "wrong-method-accepted",
  "head-differs",
  "options-differs",
  "condition-ignored",
  "rate-limit-unclear",
]);

/** Endpoints from which one cause is taken for the server's. Own choice: two may be wrong by chance. */
const fewest = 3;

/**
 * Joins findings of one cause at three or more endpoints, if the check is about the whole server. The one with the
 * fewest steps is kept at the position of the first, with the names of the other endpoints and the number of all calls.
 */
export function joinEndpoints(findings: readonly Finding[]): readonly Finding[] {
  const causes = new Map<string, Finding[]>();
  for (const finding of findings) {
    const cause = causeOf(finding);
    causes.set(cause, [...(causes.get(cause) ?? []), finding]);
  }
  return findings.flatMap((finding) => {
    const group = causes.get(causeOf(finding)) ?? [];
    if (group.length < fewest) return [finding];
    return group[0] === finding ? [joined(finding, group)] : [];
  });
}

/** Causes of other checks are their own, at each endpoint. */
const causeOf = ({ check, cause, endpoint }: Finding): string =>
  JSON.stringify(ofServer.has(check) ? [check, cause] : [check, cause, endpoint]);

function joined(first: Finding, group: readonly Finding[]): Finding {
  const shortest = group.reduce((least, one) => (one.steps.length < least.steps.length ? one : least), first);
  const others = group.flatMap((one) => (one === shortest ? [] : [one.endpoint]));
  return { ...shortest, count: group.reduce((sum, { count }) => sum + count, 0), alsoAt: others };
}

/** Endpoints that a report names. Own choice: a line has room for them. */
const maxNamed = 3;

/** Names the first endpoints of a finding, and counts all: `12 endpoints: GET /a, GET /b, GET /c and 9 more`. */
export function endpointsText({ endpoint, alsoAt = [] }: Pick<Finding, "endpoint" | "alsoAt">): string {
  const all = [endpoint, ...alsoAt];
  if (all.length === 1) return endpoint;
  const more = all.length - maxNamed;
  const named = all.slice(0, maxNamed).join(", ");
  return `${all.length} endpoints: ${named}${more > 0 ? ` and ${more} more` : ""}`;
}
