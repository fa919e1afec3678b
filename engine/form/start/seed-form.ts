import { type InitialValueDeps, validator } from "#engine/interpret";
import { isObject, type Json, objectOf, own } from "#engine/json";
import { type Endpoint, type Example, formFields, type PlaygroundState, plainForm } from "#engine/model";
import type { Property, Types } from "#engine/shape";
import { type FormState, frozen } from "../edits/index.ts";
import { bodyProperty, headersOf } from "../parts/index.ts";
import { exampleUse, filler, firstOf, headerIn, memberOf, type Slot } from "./filling.ts";

/** Sources of a form's initial state. Without `example` the endpoint's first is used; `"none"` uses none. */
export interface Seed {
  readonly endpoint: Endpoint;
  readonly globalHeaders: readonly Property[];
  readonly types: Types;
  readonly deps: InitialValueDeps;
  readonly example?: Example | "none";
  /** True to add the optional properties that have an example, as `Use example` does. */
  readonly withOptional?: boolean;
  /**
   * The provider's configured values; they take precedence over the example
   * (docs/behavior.md#initial-values-of-a-form).
   */
  readonly configured?: PlaygroundState | undefined;
}

/**
 * Returns the initial state of an endpoint's form (docs/behavior.md#initial-values-of-a-form): the example, and for
 * the required parameters and the required body that it omits their own examples or default values. An optional body is
 * left to the reader (docs/behavior.md#form-sections). Only declared headers, parameters and multipart fields of the example are used, so
 * nothing is sent that the reader can't see, and a file is never replaced by text (docs/behavior.md#files). The
 * example's variants are selected explicitly, so that typing never changes them.
 */
export function seedForm({
  endpoint,
  globalHeaders,
  types,
  deps,
  example,
  withOptional,
  configured = {},
}: Seed): FormState {
  const { slot, part, fill } = filler(types, deps, exampleUse(example, withOptional));
  const issues = validator(types);
  const given = example ?? endpoint.examples[0] ?? "none";

  const fileless =
    (values: Json | undefined) =>
    ({ key, shape }: Property): Json | undefined => {
      const value = isObject(values) ? own(values, key) : undefined;
      const wrong = value !== undefined && issues(shape)(value).some(({ code }) => code === "file");
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
  const form = body?.kind === "form-data" ? plainForm(body.shape) : undefined;
  if (form !== undefined && (body?.optional !== true || givenBody !== undefined)) {
    slots.push({ key: "body", slots: form.properties.flatMap((one) => slot(one, fileless(givenBody)(one))) });
  } else if (body?.kind === "form-data") {
    const fields = formFields(body.shape).flatMap((one): readonly (readonly [string, Json])[] => {
      const value = fileless(givenBody)(one);
      return value === undefined ? [] : [[one.key, value]];
    });
    slots.push(...slot(bodyProperty(body), fields.length === 0 ? undefined : objectOf(fields)));
  } else if (body) {
    const property = bodyProperty(body);
    // Of the bodies other than forms only raw bytes contain a file. Searching the others would be slow.
    const isRawBytes = body.kind === "octet-stream" && givenBody !== undefined;
    const value = isRawBytes ? fileless({ body: givenBody })(property) : givenBody;
    slots.push(...slot(property, value));
  }
  return frozen(fill(slots));
}
