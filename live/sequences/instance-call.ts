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
  /**
   * The condition of `If-Match`, if the endpoint has that header or documents 412: the last entity tag, or if true an
   * older or made-up one.
   */
  readonly isStale?: boolean;
  readonly change?: Call["change"];
}

const staleTag = '"callboard-stale"';

const conditionOf = ({ endpoint }: Target): string | undefined =>
  endpoint.requestHeaders.find(({ key }) => key.toLowerCase() === "if-match")?.key;

/** Returns true if an endpoint documents its answer to a condition that does not hold. */
const refusesStale = ({ endpoint }: Target): boolean =>
  endpoint.errors.some(({ statusCode, statusRange }) => statusCode === 412 && statusRange === undefined);

/** Returns true if an endpoint says what it does on a condition that does not hold. */
export const hasCondition = (target: Target): boolean => conditionOf(target) !== undefined || refusesStale(target);

/** Makes the call of an endpoint about a thing; undefined if no form is valid or a value of an answer is missing. */
export function instanceCall(
  running: Running,
  instance: ResourceInstance,
  target: Target,
  { form = plainForm(target), credentials = "own", child, isStale = false, change: given }: InstanceCallOptions = {},
): InstanceCall | undefined {
  if (form === undefined) return undefined;
  const { create, slot } = running.resource;
  const own = slotsOf(target.endpoint);
  // The collection may be within another thing; its values are in the call that created this one.
  let value = slotsOf(create.endpoint).reduce((filled, { key, prefix }) => {
    const to = prefix === slot.prefix ? undefined : own.find((one) => one.prefix === prefix);
    const known = parameterOf(instance.call.form.value, key);
    return to === undefined || known === undefined ? filled : withValueAt(filled, ["pathParameters", to.key], known);
  }, form.value);
  const takes: StepInput[] = [];
  const at = own.findIndex(({ prefix }) => prefix === slot.prefix);
  for (const [position, { id, idFrom, step }] of [instance, ...(child === undefined ? [] : [child])].entries()) {
    const named = at === -1 ? undefined : own[at + position];
    if (named === undefined) continue;
    const to = ["pathParameters", named.key];
    if (idFrom === undefined) value = withValueAt(value, to, id);
    else takes.push({ step, from: idFrom, to });
  }
  const condition = conditionOf(target);
  const tagStep = isStale ? instance.oldTagStep : instance.etagStep;
  const takeTag = (to: StepInput["to"]): void => {
    if (tagStep !== undefined) takes.push({ step: tagStep, from: { kind: "header", name: "etag" }, to });
  };
  const isUndeclared = isStale && condition === undefined && refusesStale(target);
  if (condition !== undefined && (isStale || tagStep !== undefined)) {
    value = withValueAt(value, ["headers", condition], staleTag);
    takeTag(["headers", condition]);
  } else if (isUndeclared) takeTag(["change"]);
  const change = isUndeclared ? ({ kind: "header", name: "If-Match", value: staleTag } as const) : given;
  const step: Step = { call: { ...callOf(target, { ...form, value }), credentials, ...(change && { change }) }, takes };
  const bound = bindCall(
    step,
    running.exchanges.map(({ received }) => received),
  );
  return bound.ok ? { step, call: bound.call } : undefined;
}
