export {
  Button,
  CopyButton,
  Icon,
  IconButton,
  IconLink,
  type IconName,
} from "./buttons/index.ts";
export { CalendarButton } from "./calendar/index.ts";
export {
  Badge,
  Banner,
  type BannerProps,
  Disclosure,
  InPlaceContext,
  LiveText,
  MethodBadge,
  Panes,
  type PanesProps,
  SectionBoundary,
  Skeleton,
  Spinner,
  type Split,
  SplitPane,
  StatusBadge,
  useFocusAfter,
  Window,
  WindowTitle,
} from "./frames/index.ts";
export {
  type ChosenFile,
  DropZone,
  NumberInput,
  PasswordInput,
  Switch,
  stepDigits,
  stepNumber,
  TextArea,
  TextInput,
} from "./inputs/index.ts";
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
export { atFirstSign, lazyModule, useLazyModule } from "./loading/index.ts";
export { focusedIn, type Tree, treeOf } from "./tree.ts";
export { useLayoutEffect } from "./use-layout-effect.ts";
export { useStable } from "./use-stable.ts";
