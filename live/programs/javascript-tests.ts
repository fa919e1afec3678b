import { javascriptString } from "#snippets";
import type { ValueType } from "../failures/index.ts";

/** Writes the expression that is true if `value` is of a type, in JavaScript of any age. */
export function typeTest(type: ValueType): string {
  switch (type.kind) {
    case "string":
    case "number":
    case "boolean":
      return `typeof value === "${type.kind}"`;
    case "integer":
      return "Number.isInteger(value)";
    case "list":
      return "Array.isArray(value)";
    case "object":
      return 'Object.prototype.toString.call(value) === "[object Object]"';
    case "present":
      return "value !== undefined";
    case "absent":
      return "value === undefined";
    case "pattern":
      return `typeof value === "string" && new RegExp(${javascriptString(type.pattern)}).test(value)`;
    case "one-of":
      return `[${type.values.map((one) => (typeof one === "string" ? javascriptString(one) : one)).join(", ")}].includes(value)`;
  }
}
