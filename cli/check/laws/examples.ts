import { isObject, type Json, type JsonObject, own } from "#engine/json";
import type { Example } from "#engine/model";
import type { Case, EndpointLaw } from "../law.ts";
import { isSame } from "../same.ts";
import { must, planOf, show, type Target } from "../target.ts";
import { unwrapped } from "./body.ts";
import { checkUrl, partOf } from "./url.ts";

const ports = { now: () => new Date(Date.UTC(2026, 10, 21, 12)) };

/** An example that is put into the form is what the request says. */
export const examplesLaw: EndpointLaw = {
  name: "examples",
  promise: "examples go into the form and come out as the request",
  cases: ({ endpoint: { examples } }) =>
    examples.length === 0
      ? { kind: "none" }
      : { kind: "listed", list: examples.map(({ name }, index): Case => ({ example: index, ...(name && { name }) })) },
  check: checkExample,
};

function checkExample(target: Target, one: Case): void {
  const { endpoint, globalHeaders, types, use, readOnly } = target;
  const example = endpoint.examples[Number(own(one, "example"))];
  must(example !== undefined, () => `there is no example ${show(own(one, "example"))} any more`);
  const form = use.seedForm({ endpoint, globalHeaders, types, ports, example });
  const plan = planOf(target, form);
  checkUrl(target, plan.url, declared(target, example, form.value));
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

/** The parameters that an example gives and the endpoint declares, and what the form gives for required ones left out. */
function declared({ endpoint }: Target, example: Example, form: Json): JsonObject {
  const part = (name: "pathParameters" | "queryParameters"): JsonObject =>
    Object.fromEntries(
      endpoint[name].flatMap(({ key, access }) => {
        const value = own(example[name], key) ?? own(partOf(form, name), key);
        return value === undefined || access === "READ_ONLY" ? [] : [[key, value] as const];
      }),
    );
  return isObject(form) ? { pathParameters: part("pathParameters"), queryParameters: part("queryParameters") } : {};
}
