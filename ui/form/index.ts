export {
  type BrokenText,
  draftAt,
  type FormPort,
  focusField,
  focusInside,
  focusIssue,
  isWithin,
  PasteContext,
  ShowIssuesContext,
  sentence,
  type TypedIssue,
  useBrokenText,
  useTouchInvalid,
  withTyped,
} from "./context/index.ts";
export { FormProvider, type FormProviderProps, FormRoot, type FormRootProps } from "./form-root.tsx";
export { availabilityText, idsAt, pointerOfFrame } from "./model/index.ts";
export { Part, type PartProps } from "./part.tsx";
export { PartTitle } from "./part-title.tsx";
export { Trail } from "./trail.tsx";
export { UnsentSlot } from "./unsent-slot.tsx";
