/** The element of `callboard/embed` as React components. */
export { ApiReference, type ApiReferenceProps } from "./api-reference.tsx";
export { Playground, type PlaygroundProps } from "./playground.tsx";
export type { EmbeddedProps } from "./reference-props.ts";
