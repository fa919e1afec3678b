/** The element of `callboard/embed` for programs: its types, and the function that loads it. */
export { loadReference } from "./load-reference.ts";
export { type CallboardReferenceElement, onReferenceEvent, type ReferenceEvent } from "./reference-element.ts";
export type { ProblemCause, ReferenceEvents } from "./reference-events.ts";
