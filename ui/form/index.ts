export {
  type BrokenText,
  type ControlProps,
  type ControlViews,
  draftAt,
  type FormPort,
  type FormViews,
  focusField,
  focusInside,
  focusIssue,
  issueSentence,
  isWithin,
  PasteContext,
  ShowIssuesContext,
  sentence,
  type TypedIssue,
  useBrokenText,
  useForm,
  useTouchInvalid,
  useValue,
  withTyped,
} from "./context/index.ts";
export { controlViews } from "./controls/index.ts";
export { deferredViews, eagerViews } from "./deferred/index.ts";
export { FormDepsProvider, type FormDepsProviderProps } from "./form-deps-provider.tsx";
export { FormProvider, type FormProviderProps, FormRoot, type FormRootProps } from "./form-root.tsx";
export { availabilityText, idsAt, pointerOfFrame } from "./model/index.ts";
export { Part, type PartProps } from "./part.tsx";
export { PartTitle } from "./part-title.tsx";
export type { RecorderWords } from "./recorder/words.ts";
export { Trail } from "./trail.tsx";
export { UnsentSlot } from "./unsent-slot.tsx";
