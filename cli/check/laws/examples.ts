import type { FormState } from "#engine/form";
import { isObject, type Json, type JsonObject, own } from "#engine/json";
import type { ChannelExample, Example } from "#engine/model";
import type { RequestPlan } from "#engine/request";
import type { Case, EndpointLaw } from "../law.ts";
import { isSame } from "../same.ts";
import { must, planOf, show, startOf, type Target } from "../target.ts";
import { unwrapped } from "./body.ts";
import { checkUrl, partOf } from "./url.ts";

/** An example that is put into the form is what the request says. */
export const examplesLaw: EndpointLaw = {
  name: "examples",
  promise: "examples go into the form and come out as the request",
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
  must(example !== undefined && form !== undefined, () => `there is no example ${index} any more`);
  const plan = planOf(target, form);
  checkUrl(target, plan.url, declared(target, example, form.value));
  if ("messages" in example) checkSaid(target, example, form);
  else checkSent(target, example, plan);
}

/** The first message of each type that the example's client says stands in the form, and is what would be sent. */
function checkSaid({ channel, types, use, readOnly }: Target, { messages }: ChannelExample, form: FormState): void {
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
  const sent = unwrapped(target, plan.body.text);
  must(
    // Real examples put digits in quotes where a number is declared; then the number is what the definition asks for.
    // That no text goes out as a number otherwise is held by the law on requests.
    isSame(body, sent, { mayMiss: readOnly, digits: true }),
    () => `the example's body ${show(body)} is sent as ${show(sent)}`,
  );
}

/**
 * The parameters that an example gives and the endpoint declares, and what the form gives for required ones left out.
 */
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
