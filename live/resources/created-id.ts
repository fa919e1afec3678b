import { parseUrl } from "#engine/host";
import type { Json } from "#engine/json";
import type { StepInput } from "../call.ts";
import { headerOf } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import { lastSegment } from "../last-segment.ts";
import type { Target } from "../targets/index.ts";
import { findValues } from "./find-values.ts";
import { idText } from "./id-text.ts";
import { isSingle, parameterOf, plainPath, propertyNames, type Slot, slotsOf } from "./slots.ts";

/** The id of a thing that a call created. */
export interface CreatedId {
  readonly value: Json;
  /** Its place in the answer; absent if the client chose it. */
  readonly from?: StepInput["from"];
}

/** Returns true if the path of an endpoint has the id of the thing that it creates: `PUT /plants/{id}`. */
export const choosesId = ({ endpoint }: Target, { prefix }: Slot): boolean => plainPath(endpoint) === prefix;

/**
 * Finds the id of a thing that an exchange created: in the path of its request, in the body of the answer, or in the
 * address in the header `Location` (RFC 9110 section 10.2.2).
 */
export function createdId(
  slot: Slot,
  create: Target,
  exchange: Exchange,
  body: Json | undefined,
): CreatedId | undefined {
  if (isSingle(slot)) return { value: "" };
  if (choosesId(create, slot)) {
    const value = parameterOf(exchange.call.form.value, slot.key);
    return value === undefined ? undefined : { value };
  }
  const all = body === undefined ? [] : findValues(body, propertyNames(slot));
  const [found] = all;
  // The items of a list were found, not created, and the things of the path were there before.
  if (all.length > 1 && found?.at.some((step) => typeof step === "number")) return undefined;
  const isInPath = slotsOf(create.endpoint).some(
    ({ key }) => idText(parameterOf(exchange.call.form.value, key) ?? null) === idText(found?.value ?? ""),
  );
  if (isInPath) return undefined;
  if (found !== undefined) return { value: found.value, from: { kind: "body", path: found.at } };
  const { request, received } = exchange;
  const location = received.kind === "answer" ? headerOf(received.headers, "location") : undefined;
  const value = location === undefined ? undefined : idInAddress(location, slot, request.url);
  return value === undefined ? undefined : { value, from: { kind: "header", name: "Location", part: "last-segment" } };
}

/** Returns the last segment of an address that ends like the path of a resource, with any path before it. */
function idInAddress(address: string, { prefix }: Slot, base: string): string | undefined {
  const [to, from] = [parseUrl(address, base), parseUrl(base)];
  if (to === undefined || from === undefined || to.host !== from.host || to.protocol !== from.protocol)
    return undefined;
  const [parts, segments] = [prefix.split("/").filter(Boolean), to.pathname.split("/").filter(Boolean)];
  const last = segments.slice(-parts.length);
  const isInstance = parts.every((part, at) => (part === "{}" ? last[at] !== undefined : part === last[at]));
  return isInstance && !to.pathname.endsWith("/") ? lastSegment(address) : undefined;
}
