export { availabilityText } from "./availability.ts";
export { focusPlace, isWithin } from "./focus.ts";
export { FormProvider, type FormProviderProps, FormRoot, type FormRootProps } from "./form-root.tsx";
export { sentence } from "./issue-board.ts";
export { Part, type PartProps } from "./part.tsx";
export { PasteContext } from "./paste-context.ts";
export { idsAt, pointerOfFrame } from "./place.ts";
export type { FormPort } from "./port.ts";
export { useStable } from "./use-stable.ts";
