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
 * Joins findings of one cause: at three or more endpoints if the check is about the whole server, at those of one
 * collection if they accept the same broken value, and at one endpoint if an update loses the same property. The one with
 * the fewest steps is kept at the position of the first, with the names of the other endpoints and the number of all
 * calls.
 */
export function joinEndpoints(findings: readonly Finding[]): readonly Finding[] {
  const causes = new Map<string, Finding[]>();
  for (const finding of findings) {
    const cause = causeOf(finding);
    causes.set(cause, [...(causes.get(cause) ?? []), finding]);
  }
  return findings.flatMap((finding) => {
    const group = causes.get(causeOf(finding)) ?? [];
    if (group.length < (ofServer.has(finding.check) ? fewest : 2)) return [finding];
    return group[0] === finding ? [joined(finding, group)] : [];
  });
}

/** Returns the text that findings of one cause share. */
function causeOf({ check, cause, endpoint }: Finding): string {
  if (ofServer.has(check)) return JSON.stringify([check, cause]);
  // The same code reads the bodies of POST, PUT and PATCH.
  if (check === "invalid-accepted") return JSON.stringify([check, cause, endpoint.replace(/^\S+ |\/\{[^/]*\}$/g, "")]);
  // A lost value is missing in the answer to the update and in later reads.
  if (check === "update-lost") return JSON.stringify([check, cause.replace(/^\S+ /, ""), endpoint]);
  return JSON.stringify([check, cause, endpoint]);
}

function joined(first: Finding, group: readonly Finding[]): Finding {
  const shortest = group.reduce((least, one) => (one.steps.length < least.steps.length ? one : least), first);
  const others = [...new Set(group.map(({ endpoint }) => endpoint))].filter((one) => one !== shortest.endpoint);
  const count = group.reduce((sum, one) => sum + one.count, 0);
  return { ...shortest, count, ...(others.length > 0 && { alsoAt: others }) };
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
