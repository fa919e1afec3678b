import { isObject, objectOf, own } from "#engine/json";
import type { Call } from "../call.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "./with-value-at.ts";

/** The name of the header (draft-ietf-httpapi-idempotency-key-header), with or without a prefix. */
const keyName = /^(?:x-)?idempotency-key$/i;

/** Returns the header of an endpoint that marks repeated requests. */
export const keyHeader = ({ endpoint }: Pick<Target, "endpoint">): string | undefined =>
  endpoint.requestHeaders.find(({ key }) => keyName.test(key))?.key;

/** Returns a call with an idempotency key of its own: a server refuses one that was used for another request. */
export function withFreshKey(target: Target, call: Call, position: number | string): Call {
  const header = keyHeader(target);
  const headers = isObject(call.form.value) ? own(call.form.value, "headers") : undefined;
  if (header === undefined || !isObject(headers) || own(headers, header) === undefined) return call;
  const fresh = {
    ...call,
    form: { ...call.form, value: withValueAt(call.form.value, ["headers", header], `callboard-${position}`) },
  };
  if (target.isValid(fresh.form)) return fresh;
  const others = objectOf(Object.entries(headers).filter(([key]) => key !== header));
  return { ...call, form: { ...call.form, value: withValueAt(call.form.value, ["headers"], others) } };
}
