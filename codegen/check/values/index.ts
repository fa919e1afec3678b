export { expectedOf, formValue } from "./primitive.ts";
export { type CheckedValue, checkProperties, checkValue, type ExampleContext, plainValue } from "./value.ts";
