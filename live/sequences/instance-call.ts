import type { FormState } from "#engine/form";
import type { Call, CallCredentials, Step, StepInput } from "../call.ts";
import { callOf, plainForm } from "../cases/index.ts";
import { bindCall } from "../failures/index.ts";
import { parameterOf, slotsOf } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { ChildInstance, ResourceInstance, Running } from "./sequence-state.ts";

/** A call about a thing as it is made, and as a step that can be made again. */
export interface InstanceCall {
  readonly step: Step;
  readonly call: Call;
}

/** Options of a call on a resource. */
export interface InstanceCallOptions {
  readonly form?: FormState;
  readonly credentials?: CallCredentials;
  /** A thing within the resource, which the path names after it. */
  readonly child?: Pick<ChildInstance, "step" | "id" | "idFrom">;
  /** The condition of the header `If-Match`, if the endpoint has it: the last entity tag, or one that does not match. */
  readonly isStale?: boolean;
}

const staleTag = '"callboard-stale"';

const conditionOf = ({ endpoint }: Target): string | undefined =>
  endpoint.requestHeaders.find(({ key }) => key.toLowerCase() === "if-match")?.key;

/** Makes the call of an endpoint about a thing; undefined if no form is valid or a value of an answer is missing. */
export function instanceCall(
  running: Running,
  instance: ResourceInstance,
  target: Target,
  { form = plainForm(target), credentials = "own", child, isStale = false }: InstanceCallOptions = {},
): InstanceCall | undefined {
  if (form === undefined) return undefined;
  const own = slotsOf(target.endpoint);
  const outer = slotsOf(running.resource.create.endpoint).filter(
    ({ prefix }) => prefix !== running.resource.slot.prefix,
  );
  // The collection may be within another thing; its values are in the call that created this one.
  let value = outer.reduce((filled, { key }, position) => {
    const slot = own[position];
    const known = parameterOf(instance.call.form.value, key);
    return slot === undefined || known === undefined
      ? filled
      : withValueAt(filled, ["pathParameters", slot.key], known);
  }, form.value);
  const takes: StepInput[] = [];
  for (const [position, { id, idFrom, step }] of [instance, ...(child === undefined ? [] : [child])].entries()) {
    const slot = own[outer.length + position];
    if (slot === undefined) continue;
    const to = ["pathParameters", slot.key];
    if (idFrom === undefined) value = withValueAt(value, to, id);
    else takes.push({ step, from: idFrom, to });
  }
  const condition = conditionOf(target);
  if (condition !== undefined && (isStale || instance.etagStep !== undefined)) {
    value = withValueAt(value, ["headers", condition], staleTag);
    if (!isStale && instance.etagStep !== undefined) {
      takes.push({ step: instance.etagStep, from: { kind: "header", name: "etag" }, to: ["headers", condition] });
    }
  }
  const step: Step = { call: { ...callOf(target, { ...form, value }), credentials }, takes };
  const bound = bindCall(
    step,
    running.exchanges.map(({ received }) => received),
  );
  return bound.ok ? { step, call: bound.call } : undefined;
}
