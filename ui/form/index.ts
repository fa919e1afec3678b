export {
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
export { deferredViews } from "./deferred/deferred-views.tsx";
export { eagerViews } from "./deferred/eager-views.tsx";
export { FormDepsProvider, type FormDepsProviderProps } from "./form-deps-provider.tsx";
export { FormProvider, FormRoot } from "./form-root.tsx";
export { availabilityText, availabilityTone, idsAt, pointerOfFrame } from "./model/index.ts";
export { Part } from "./part.tsx";
export { PartTitle } from "./part-title.tsx";
export { Trail } from "./trail.tsx";
export { UnsentSlot } from "./unsent-slot.tsx";
