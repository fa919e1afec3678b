import { asJson, equalJson, type Json } from "#engine/json";
import type { Endpoint } from "#engine/model";
import type { Property } from "#engine/shape";
import { below, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import { type ComparisonContext, compareProperties, type MemberWords } from "../shapes/index.ts";
import { compareBodies } from "./compare-body.ts";
import { compareErrors } from "./compare-errors.ts";
import { comparePaths } from "./compare-paths.ts";
import { compareResponses } from "./compare-responses.ts";

/** The location of an endpoint in both versions, in the direction of requests. */
export const endpointLocation = (older: Endpoint, newer: Endpoint, node: string): ChangeLocation => ({
  older: { steps: ["endpoints", older.id], words: named(newer.id) },
  newer: { steps: ["endpoints", newer.id], words: named(newer.id) },
  direction: "request",
  node,
});

/** Compares two versions of one endpoint. */
export function compareEndpoint(
  older: Endpoint,
  newer: Endpoint,
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report } = context;
  const answers: ChangeLocation = { ...location, direction: "response" };
  if (older.id !== newer.id) report(location, "endpoint-renamed", { was: named(older.id), is: named(newer.id) });
  const [was, is] = [older, newer].map(({ namespace }) => namespace.join(" / ") || "no section");
  if (was !== is) report(location, "endpoint-moved", { was: String(was), is: String(is) });
  compareDocs(older, newer, location, report);
  if (!equalJson(examplesOf(older), examplesOf(newer))) report(location, "examples-changed");
  compareCall(older, newer, location, context);
  comparePaths(older, newer, location, context);
  members("queryParameters", queryWords);
  members("requestHeaders", headerWords);
  compareBodies(older.request, newer.request, below(location, ["request"], "the body"), context);
  compareResponses(older.responses, newer.responses, answers, context);
  compareProperties(
    { properties: older.responseHeaders },
    { properties: newer.responseHeaders },
    below(answers, ["responseHeaders"], "the answers"),
    context,
    headerWords,
  );
  compareErrors(older.errors, newer.errors, answers, context);

  function members(part: "queryParameters" | "requestHeaders", words: MemberWords): void {
    const before = { properties: withCookies(older[part], newer[part]) };
    const after = { properties: withCookies(newer[part], older[part]) };
    compareProperties(before, after, below(location, [part], ""), context, words);
  }
}

/** Adds an empty `Cookie` header where only the other version has cookies, so that each cookie is one change. */
const withCookies = (properties: readonly Property[], others: readonly Property[]): readonly Property[] => {
  const cookies = others.find(({ key, shape }) => key === "Cookie" && shape.kind === "object");
  if (cookies === undefined || properties.some(({ key }) => headerWords.nameOf?.(key) === "cookie")) return properties;
  return [...properties, { ...cookies, shape: { kind: "object", properties: [] } }];
};

export const queryWords: MemberWords = { word: "query parameter" };

/** Headers are the same whatever the case of their letters (RFC 9110 §5.1). */
export const headerWords: MemberWords = { word: "header", nameOf: (key) => key.toLowerCase() };

function compareCall(older: Endpoint, newer: Endpoint, location: ChangeLocation, { report }: ComparisonContext): void {
  if (older.method !== newer.method) report(location, "method-changed", { was: older.method, is: newer.method });
  const [was, is] = [protocolText(older), protocolText(newer)];
  if (was !== is) report(location, "protocol-changed", { was, is });
  comparePositions(older, newer, location, report);
}

/** Positional parameters are identified by index, so one that is added at the end moves no other. */
function comparePositions(
  older: Endpoint,
  newer: Endpoint,
  location: ChangeLocation,
  report: ComparisonContext["report"],
): void {
  if (older.protocol.kind === "rest" || newer.protocol.kind === "rest") return;
  const [before, after] = [older.protocol.positions, newer.protocol.positions];
  if (before === undefined && after === undefined) return;
  const shared = Math.min(before?.length ?? 0, after?.length ?? 0);
  const moved = before?.slice(0, shared).some((key, index) => key !== after?.[index]);
  if (moved === false && after !== undefined) return;
  report(location, "positions-changed", { was: positionsText(before), is: positionsText(after) });
}

const positionsText = (positions: readonly string[] | undefined): string =>
  positions === undefined ? "by name" : `as a list of ${positions.map(named).join(", ") || "nothing"}`;

const protocolText = ({ protocol }: Endpoint): string =>
  protocol.kind === "rest" ? "a REST call" : `the JSON-RPC method ${named(protocol.methodName)}`;

/** Examples of calls and code. They are plain JSON; their type is only narrower. */
const examplesOf = ({ examples, codeSamples = [] }: Endpoint): Json => asJson([examples, codeSamples]);
