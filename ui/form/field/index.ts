/** The live view of one field: label, description and issues around its control. */
export { Choosing, useOptions } from "./choosing.tsx";
export { ControlView, Field, type FieldProps } from "./field-frame.tsx";
export type { Checked } from "./use-issue.ts";
