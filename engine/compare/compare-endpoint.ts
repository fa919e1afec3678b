import { equalJson, type Json } from "#engine/json";
import { type Endpoint, pathText } from "#engine/model";
import type { Property } from "#engine/shape";
import { compareBodies } from "./compare-body.ts";
import { compareDocs } from "./compare-docs.ts";
import { compareErrors } from "./compare-errors.ts";
import { compareProperties, type MemberWords } from "./compare-properties.ts";
import { compareResponses } from "./compare-responses.ts";
import type { Comparing } from "./comparing.ts";
import { skeleton } from "./match-endpoints.ts";
import { below, named, type Site } from "./site.ts";

/** The place of an endpoint that both versions have, on the side of what callers send. */
export const endpointSite = (older: Endpoint, newer: Endpoint, node: string): Site => ({
  older: { steps: ["endpoints", older.id], words: named(newer.id) },
  newer: { steps: ["endpoints", newer.id], words: named(newer.id) },
  direction: "request",
  node,
});

/** Compares two versions of one endpoint. */
export function compareEndpoint(older: Endpoint, newer: Endpoint, site: Site, comparing: Comparing): void {
  const { report } = comparing;
  const answers: Site = { ...site, direction: "response" };
  if (older.id !== newer.id) report(site, "endpoint-renamed", { was: named(older.id), is: named(newer.id) });
  const [was, is] = [older, newer].map(({ namespace }) => namespace.join(" / ") || "no section");
  if (was !== is) report(site, "endpoint-moved", { was: String(was), is: String(is) });
  compareDocs(older, newer, site, report);
  if (!equalJson(asJson(older.examples), asJson(newer.examples))) report(site, "examples-changed");
  compareAddress(older, newer, site, comparing);
  members("queryParameters", { word: "query parameter" });
  members("requestHeaders", headerWords);
  compareBodies(older.request, newer.request, below(site, ["request"], "the body"), comparing);
  compareResponses(older.responses, newer.responses, answers, comparing);
  compareProperties(
    { properties: older.responseHeaders },
    { properties: newer.responseHeaders },
    below(answers, ["responseHeaders"], "the answers"),
    comparing,
    headerWords,
  );
  compareErrors(older.errors, newer.errors, answers, comparing);

  function members(part: "queryParameters" | "requestHeaders", words: MemberWords): void {
    const [before, after] = [{ properties: older[part] }, { properties: newer[part] }];
    compareProperties(before, after, below(site, [part], ""), comparing, words);
  }
}

/** Headers are the same whatever the case of their letters (RFC 9110 §5.1). */
export const headerWords: MemberWords = { word: "header", nameOf: (key) => key.toLowerCase() };

function compareAddress(older: Endpoint, newer: Endpoint, site: Site, comparing: Comparing): void {
  const { report } = comparing;
  if (older.method !== newer.method) report(site, "method-changed", { was: older.method, is: newer.method });
  const [was, is] = [protocolText(older), protocolText(newer)];
  if (was !== is) report(site, "protocol-changed", { was, is });

  const parameters = below(site, ["pathParameters"], "");
  if (skeleton(older) !== skeleton(newer)) {
    report(site, "path-changed", { was: pathText(older.path), is: pathText(newer.path) });
    // The path names its parameters, so which came and went is told by the path.
    const both = ({ key }: Property): boolean => [older, newer].every((one) => keysOf(one).includes(key));
    const [before, after] = [older, newer].map((one) => ({ properties: one.pathParameters.filter(both) }));
    if (before && after) compareProperties(before, after, parameters, comparing, { word: "path parameter" });
    return;
  }
  const places = new Map(keysOf(older).map((key, index) => [key, keysOf(newer)[index] ?? key]));
  for (const [from, to] of places) {
    if (from === to) continue;
    const at = below(parameters, [from], `path parameter ${named(from)}`, [to]);
    report(at, "path-parameter-renamed", { was: named(from), is: named(to) });
  }
  const before = older.pathParameters.map((one) => ({ ...one, key: places.get(one.key) ?? one.key }));
  compareProperties({ properties: before }, { properties: newer.pathParameters }, parameters, comparing, {
    word: "path parameter",
  });
}

const keysOf = ({ path }: Endpoint): readonly string[] =>
  path.flatMap((part) => (part.kind === "parameter" ? [part.key] : []));

const protocolText = ({ protocol }: Endpoint): string =>
  protocol.kind === "rest" ? "a REST call" : `the JSON-RPC method ${named(protocol.methodName)}`;

/** Examples are plain JSON; their type only says more. */
const asJson = (examples: Endpoint["examples"]): Json => examples as unknown as Json;
