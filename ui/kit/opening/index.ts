/** The state of lists that replace their button once they are loaded. */
export { type Starts, useOpen } from "./use-open.ts";
