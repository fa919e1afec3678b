import { isList, isObject, type Json, objectOf } from "#engine/json";
import { formFields } from "#engine/model";
import { isOfKind, type Shape } from "#engine/shape";
import type { SchemaValidator } from "./schema-validator.ts";

/**
 * Creates the validator of a part of a form. A file is a text to its schema (OpenAPI 3.1 "Considerations for File
 * Uploads"), and only its presence is checked.
 */
export function formValidator(shape: Shape, validate: SchemaValidator): SchemaValidator {
  const files = new Set(formFields(shape).flatMap((field) => (isOfKind(field.shape, "file") ? [field.key] : [])));
  if (files.size === 0) return validate;
  return (value) => validate(withTexts(value, files)).filter(({ path: [key] }) => !files.has(String(key)));
}

/** Returns the fields of a form with a text for each file. */
function withTexts(value: Json, files: ReadonlySet<string>): Json {
  if (!isObject(value)) return value;
  const textFor = (file: Json): Json => (isList(file) ? file.map(() => "") : "");
  return objectOf(Object.entries(value).map(([key, one]) => [key, files.has(key) ? textFor(one) : one] as const));
}
