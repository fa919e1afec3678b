import { decoder } from "#engine/interpret";
import { parseJson } from "#engine/json";
import { isSamePath } from "#engine/shape";
import { utf8Text } from "../body-text.ts";
import type { Step, StepInput } from "../call.ts";
import { callOf, plainForm } from "../cases/index.ts";
import type { Exchange } from "../exchange.ts";
import { withValueAt } from "../with-value-at.ts";
import { createdId } from "./created-id.ts";
import type { Resource } from "./resource.ts";
import { parameterOf, slotsOf } from "./slots.ts";

/** A step of a finding that may have created something. */
interface CreatingStep {
  readonly exchange: Exchange;
  /** The position of the step. */
  readonly position: number;
  readonly resources: readonly Resource[];
}

/** Returns the cleanup step for a step of a finding; undefined if it created no removable resource. */
export function undoStep(
  { call, takes: taken }: Step,
  { exchange, position, resources }: CreatingStep,
): Step | undefined {
  const resource = resources.find(({ create, remove }) => remove !== undefined && create.endpoint.id === call.endpoint);
  const { received } = exchange;
  if (resource?.remove === undefined || received.kind !== "answer" || received.status > 299) return undefined;
  const { slot, create, remove } = resource;
  const body = parseJson(utf8Text(received.body) ?? "");
  const id = createdId(slot, create, exchange, body.ok ? body.value : undefined);
  const form = plainForm(remove);
  if (id === undefined || form === undefined) return undefined;
  const outer = slotsOf(create.endpoint);
  const takes: StepInput[] = [];
  let { value } = form;
  for (const [i, { key, prefix }] of slotsOf(remove.endpoint).entries()) {
    const to = ["pathParameters", key];
    const isId = prefix === slot.prefix;
    const from = outer[i]?.key ?? "";
    const known = isId ? id.value : parameterOf(exchange.call.form.value, from);
    const property = remove.endpoint.pathParameters.find((one) => one.key === key);
    if (known === undefined || property === undefined) return undefined;
    value = withValueAt(value, to, decoder(remove.types)(property.shape)(known));
    const earlier = taken.find((one) => isSamePath(one.to, ["pathParameters", from]));
    if (isId && id.from !== undefined) takes.push({ step: position, from: id.from, to });
    else if (!isId && earlier !== undefined) takes.push({ ...earlier, to });
  }
  return { call: { ...callOf(remove, { ...form, value }), credentials: call.credentials }, takes };
}
