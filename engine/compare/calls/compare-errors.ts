import { asJson, equalJson } from "#engine/json";
import type { EndpointError } from "#engine/model";
import { errorBodies } from "#engine/request";
import { below, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";
import { bodyText, compareMedia } from "./compare-media.ts";
import { compareLinks } from "./compare-responses.ts";

/** Compares the errors of an endpoint: by name, and the remaining ones by a status that no other error has. */
export function compareErrors(
  older: readonly EndpointError[],
  newer: readonly EndpointError[],
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report } = context;
  const before = new Map(older.map((one) => [one.name, one]));
  const after = new Map(newer.map((one) => [one.name, one]));
  const gone = [...before.values()].filter(({ name }) => !after.has(name));
  const fresh = [...after.values()].filter(({ name }) => !before.has(name));
  for (const [name, is] of after) {
    const was = before.get(name);
    if (was) compareError(was, is, at(was, is, location), context);
  }
  const renamed = new Map<EndpointError, EndpointError>();
  for (const was of gone) {
    const same = (one: EndpointError): boolean => codeOf(one) === codeOf(was);
    const [is] = fresh.filter(same);
    if (is && gone.filter(same).length === 1 && fresh.filter(same).length === 1) renamed.set(was, is);
  }
  for (const [was, is] of renamed) {
    const here = at(was, is, location);
    report(here, "error-renamed", { was: named(was.name), is: named(is.name) });
    compareError(was, is, here, context);
  }
  const found = new Set(renamed.values());
  for (const one of gone) if (!renamed.has(one)) report(at(one, one, location), "error-removed", { only: "older" });
  for (const one of fresh) {
    if (!found.has(one))
      report(at(one, one, location), "error-added", {
        is: `${one.rpcCode === undefined ? "status" : "code"} ${codeOf(one)}`,
        only: "newer",
      });
  }
}

/** The status of an error, or its code in JSON-RPC. */
const codeOf = ({ statusCode, rpcCode }: EndpointError): number => rpcCode ?? statusCode;

const at = (was: EndpointError, is: EndpointError, location: ChangeLocation): ChangeLocation =>
  below(location, ["errors", was.name], `the error ${named(is.name)}`, ["errors", is.name]);

function compareError(
  was: EndpointError,
  is: EndpointError,
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report, label } = context;
  compareDocs(was, is, location, report);
  if (!equalJson(asJson(was.examples), asJson(is.examples))) report(location, "examples-changed");
  if (codeOf(was) !== codeOf(is)) {
    report(location, "error-status-changed", { was: String(codeOf(was)), is: String(codeOf(is)) });
  }
  compareLinks(was.links ?? [], is.links ?? [], location, context);
  const [before, after] = [errorBodies(was), errorBodies(is)];
  const [first, other] = [before[0], after[0]];
  if (first && other) compareMedia(before, after, location, context);
  else if (other) report(location, "error-body-added", { is: bodyText(other, label.newer) });
  else if (first) report(location, "error-body-removed", { was: bodyText(first, label.older) });
}
