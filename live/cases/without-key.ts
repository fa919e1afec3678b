import type { FormState } from "#engine/form";
import { isObject, objectOf, own } from "#engine/json";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "./with-value-at.ts";

/** The name of the header (draft-ietf-httpapi-idempotency-key-header), with or without a prefix. */
const keyName = /^(?:x-)?idempotency-key$/i;

/** Returns the header of an endpoint that marks repeated requests. */
export const keyHeader = ({ endpoint }: Pick<Target, "endpoint">): string | undefined =>
  endpoint.requestHeaders.find(({ key }) => keyName.test(key))?.key;

/** Returns a form without an optional idempotency key: a server refuses one that came with another request before. */
export function withoutKey(target: Target, form: FormState): FormState {
  const header = keyHeader(target);
  const headers = isObject(form.value) ? own(form.value, "headers") : undefined;
  if (header === undefined || !isObject(headers) || own(headers, header) === undefined) return form;
  const isRequired = target.endpoint.requestHeaders.some(({ key, optional }) => key === header && !optional);
  if (isRequired) return form;
  const others = objectOf(Object.entries(headers).filter(([key]) => key !== header));
  return { ...form, value: withValueAt(form.value, ["headers"], others) };
}
