import { equalJson, type JsonObject, printJson } from "#engine/json";
import type { ResponseLink } from "#engine/model";
import { below, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";
import { match } from "./match-endpoints.ts";

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
