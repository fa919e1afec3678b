import { controlOf, foldControl, leafControls } from "#engine/interpret";
import type { Endpoint } from "#engine/model";
import type { Path, Property, Shape, Types } from "#engine/shape";
import { type FormPart, formShape } from "./form-shape.ts";

/** The titles of a form's sections (docs/behavior.md#form-sections). */
export type SectionTitle =
  | "Headers"
  | "Path Parameters"
  | "Query Parameters"
  | "Parameters"
  | "Multipart Form"
  | "Body"
  | "Optional Body"
  | "Body Parameters";

/** A titled part of a form: the path of its value and the shape to edit it with. */
export interface Section {
  readonly title: SectionTitle;
  readonly at: Path;
  readonly shape: Shape;
  /** True if the part may be absent; it is then added and removed like an optional property. */
  readonly optional: boolean;
}

/** The content of a part: nothing, the properties of an object, or one value. */
const contentOf = foldControl<"nothing" | "properties" | "value">({
  ...leafControls<"value">(() => "value"),
  nullable: () => "value",
  list: () => "value",
  map: () => "value",
  group: ({ properties, extra }) => (properties.length === 0 && extra === undefined ? "nothing" : "properties"),
  union: () => "value",
});

/** Returns the sections of an endpoint's form in display order, without empty ones. */
export function sections(endpoint: Endpoint, globalHeaders: readonly Property[], types: Types): readonly Section[] {
  const control = controlOf(types);
  return formShape(endpoint, globalHeaders).properties.flatMap(({ key, shape, optional }): Section[] => {
    const content = contentOf(control(shape));
    if (content === "nothing") return [];
    return [{ title: titleOf(key as FormPart, endpoint, content === "properties"), at: [key], shape, optional }]; // formShape has no other keys
  });
}

function titleOf(part: FormPart, { protocol, request }: Endpoint, isGroup: boolean): SectionTitle {
  if (part === "headers") return "Headers";
  if (part === "pathParameters") return "Path Parameters";
  if (part === "queryParameters") return "Query Parameters";
  if (protocol.kind === "openrpc") return "Parameters";
  if (request?.body.kind === "form-data") return "Multipart Form";
  if (request?.body.kind !== undefined && request.body.optional) return "Optional Body";
  return isGroup ? "Body Parameters" : "Body";
}
