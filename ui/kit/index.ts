export {
  Button,
  CopyButton,
  Icon,
  IconButton,
  IconLink,
  type IconName,
  pressable,
} from "./buttons/index.ts";
export { CalendarButton } from "./calendar/calendar-button.tsx";
export { Badge, MethodBadge, StatusBadge } from "./frames/badge.tsx";
export { Banner, type BannerProps } from "./frames/banner.tsx";
export { Disclosure } from "./frames/disclosure.tsx";
export { LiveText } from "./frames/live-text.tsx";
export { Panes, type PanesProps } from "./frames/panes.tsx";
export { SectionBoundary } from "./frames/section-boundary.tsx";
export { Skeleton, Spinner } from "./frames/skeleton.tsx";
export type { Split } from "./frames/split.tsx";
export { SplitPane } from "./frames/split-pane.tsx";
export { useFocusAfter } from "./frames/use-focus-after.ts";
export { InPlaceContext, Window, WindowTitle } from "./frames/window.tsx";
export type { ChosenFile } from "./inputs/chosen-files.ts";
export { DropZone } from "./inputs/drop-zone.tsx";
export { NumberInput } from "./inputs/number-input.tsx";
export { stepDigits, stepNumber } from "./inputs/step.ts";
export { Switch } from "./inputs/switch.tsx";
export { PasswordInput, TextArea, TextInput, takesText } from "./inputs/text-input.tsx";
export {
  type ChoosingProps,
  Dropdown,
  loadLists,
  MenuButton,
  type MenuEntry,
  type Option,
  type Options,
  Segments,
} from "./lists/index.ts";
export { atFirstSign } from "./loading/at-first-sign.ts";
export { lazyModule, useLazyModule } from "./loading/lazy-module.ts";
export { focusedIn, type Tree, treeOf } from "./tree.ts";
export { useLayoutEffect } from "./use-layout-effect.ts";
export { useStable } from "./use-stable.ts";
