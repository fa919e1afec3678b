import type { FormState } from "#engine/form";
import { isObject, type Json, type JsonObject, own } from "#engine/json";
import type { ChannelExample, Example } from "#engine/model";
import type { RequestPlan } from "#engine/request";
import type { Case, EndpointLaw } from "../law.ts";
import { isSame } from "../same.ts";
import { must, planOf, show, startOf, type Target } from "../target.ts";
import { unwrapped } from "./body.ts";
import { checkUrl, partOf } from "./url.ts";

/** A request from a form that was filled with an example contains the example. */
export const examplesLaw: EndpointLaw = {
  name: "examples",
  promise: "examples that are filled into the form are sent as the request",
  cases: (target) => {
    const list = examplesOf(target).map(({ name }, index): Case => ({ example: index, ...(name && { name }) }));
    return list.length === 0 ? { kind: "none" } : { kind: "listed", list };
  },
  check: (target, one) => checkExample(target, Number(own(one, "example"))),
};

const examplesOf = ({ endpoint, channel }: Target): readonly (Example | ChannelExample)[] =>
  (channel ?? endpoint).examples;

function checkExample(target: Target, index: number): void {
  const example = examplesOf(target)[index];
  const form = startOf(target, index);
  must(example !== undefined && form !== undefined, () => `example ${index} no longer exists`);
  const plan = planOf(target, form);
  checkUrl(target, plan.url, declared(target, example, form.value));
  if ("messages" in example) checkMessages(target, example, form);
  else checkSent(target, example, plan);
}

/** The form contains the first message of each type in the example's client messages, and sends it. */
function checkMessages({ channel, types, use, readOnly }: Target, { messages }: ChannelExample, form: FormState): void {
  for (const { type, origin } of channel?.messages ?? []) {
    const body =
      origin === "client" ? messages.find((one) => one.type === type && one.body !== undefined)?.body : undefined;
    if (channel === undefined || body === undefined) continue;
    const sent = use.planMessage({ channel, types, form }, type) ?? null;
    must(
      isSame(body, sent, { mayMiss: readOnly, digits: true }),
      () => `the example's message ${type}, ${show(body)}, is sent as ${show(sent)}`,
    );
  }
}

function checkSent(target: Target, example: Example, plan: RequestPlan): void {
  const { endpoint, readOnly } = target;
  const { body } = example;
  if (body === undefined || endpoint.request?.body.kind !== "json" || plan.body.kind !== "text") return;
  if (!/json/i.test(endpoint.request.body.contentType)) return;
  const sent = unwrapped(target, plan.body.text, body);
  must(
    // Real examples quote numbers; the definition then decides that they are numbers. The law on requests checks that
    // no other text is sent as a number.
    isSame(body, sent, { mayMiss: readOnly, digits: true }),
    () => `the example's body ${show(body)} is sent as ${show(sent)}`,
  );
}

/** The declared parameters of an example, and the form's values for required ones that it omits. */
function declared({ endpoint }: Target, example: Example | ChannelExample, form: Json): JsonObject {
  const part = (name: "pathParameters" | "queryParameters"): JsonObject =>
    Object.fromEntries(
      endpoint[name].flatMap(({ key, access }) => {
        const value = own(example[name], key) ?? own(partOf(form, name), key);
        return value === undefined || access === "READ_ONLY" ? [] : [[key, value] as const];
      }),
    );
  return isObject(form) ? { pathParameters: part("pathParameters"), queryParameters: part("queryParameters") } : {};
}
