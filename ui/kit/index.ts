export {
  Button,
  type ButtonLook,
  type ButtonProps,
  CopyButton,
  type CopyButtonProps,
  Icon,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconName,
  type Naming,
} from "./buttons/index.ts";
export { CalendarButton, type CalendarButtonProps } from "./calendar/index.ts";
export {
  Badge,
  type BadgeTone,
  Banner,
  type BannerProps,
  Disclosure,
  type DisclosureProps,
  LiveText,
  type LiveTextProps,
  MethodBadge,
  Panes,
  type PanesProps,
  SectionBoundary,
  type SectionBoundaryProps,
  Skeleton,
  Spinner,
  type Split,
  SplitPane,
  type SplitPaneProps,
  StatusBadge,
  useFocusAfter,
  Window,
  type WindowProps,
} from "./frames/index.ts";
export {
  type ChosenFile,
  DropZone,
  type DropZoneProps,
  NumberInput,
  type NumberInputProps,
  PasswordInput,
  Switch,
  type SwitchProps,
  stepDigits,
  stepNumber,
  TextArea,
  TextInput,
  type TextInputProps,
  type TextProps,
} from "./inputs/index.ts";
export {
  type ChoosingProps,
  Dropdown,
  loadLists,
  MenuButton,
  type MenuButtonProps,
  type MenuEntry,
  type Option,
  type Options,
  Segments,
} from "./lists/index.ts";
export { atFirstSign, lazyModule, useLazyModule } from "./loading/index.ts";
export { focusedIn, type Tree, treeOf } from "./tree.ts";
export { useLayoutEffect } from "./use-layout-effect.ts";
export { useStable } from "./use-stable.ts";
