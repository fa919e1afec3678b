import { type Ports, validator } from "#engine/interpret";
import { isObject, type Json, own } from "#engine/json";
import type { Endpoint, Example, PlaygroundState } from "#engine/model";
import type { Property, Types } from "#engine/shape";
import { filler, firstOf, headerIn, memberOf, type Slot } from "./filling.ts";
import { bodyProperty, headersOf } from "./form-shape.ts";
import { frozen } from "./frozen.ts";
import type { FormState } from "./state.ts";

/** What a form starts from. Without `example` it is the endpoint's first; with `"none"` there is none. */
export interface Seed {
  readonly endpoint: Endpoint;
  readonly globalHeaders: readonly Property[];
  readonly types: Types;
  readonly ports: Ports;
  readonly example?: Example | "none";
  /** What the provider has filled in; it goes before what the example says (product.md §4). */
  readonly configured?: PlaygroundState | undefined;
}

/**
 * Gives the state that an endpoint's form starts with (product.md §4 "Form state"): what the example says, and for
 * required parameters and bodies that it leaves out their defaults. Of the example's headers, parameters and multipart
 * fields only the declared ones are taken, so nothing is sent that the reader can't see, and no text that stands where
 * a file belongs (product.md §5). The variants that the example shows are chosen, so that typing never changes them.
 */
export function seedForm({ endpoint, globalHeaders, types, ports, example, configured = {} }: Seed): FormState {
  const { slot, part, fill } = filler(types, ports);
  const faults = validator(types);
  const given = example ?? endpoint.examples[0] ?? "none";

  const fileless =
    (values: Json | undefined) =>
    ({ key, shape }: Property): Json | undefined => {
      const value = isObject(values) ? own(values, key) : undefined;
      const wrong = value !== undefined && faults(shape)(value).some(({ code }) => code === "file");
      return wrong ? undefined : value;
    };

  const slots: Slot[] = [
    ...part(
      "headers",
      headersOf(endpoint, globalHeaders),
      firstOf(headerIn(configured.headers ?? {}), headerIn(given === "none" ? {} : given.headers)),
    ),
    ...part(
      "pathParameters",
      endpoint.pathParameters,
      firstOf(memberOf(configured.pathParameters ?? {}), memberOf(given === "none" ? {} : given.pathParameters)),
    ),
    ...part(
      "queryParameters",
      endpoint.queryParameters,
      firstOf(memberOf(configured.queryParameters ?? {}), memberOf(given === "none" ? {} : given.queryParameters)),
    ),
  ];
  const body = endpoint.request?.body;
  const givenBody = given === "none" ? undefined : given.body;
  if (body?.kind === "form-data") {
    slots.push({ key: "body", slots: body.shape.properties.flatMap((one) => slot(one, fileless(givenBody)(one))) });
  } else if (body) {
    const property = bodyProperty(body);
    // Of the bodies that are no form only raw bytes hold a file; to look through the others would take its time.
    const asked = body.kind === "octet-stream" && givenBody !== undefined;
    slots.push(...slot(property, asked ? fileless({ body: givenBody })(property) : givenBody));
  }
  return frozen(fill(slots));
}
