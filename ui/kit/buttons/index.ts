/** Buttons, their icons, and how widgets are named. */
export {
  Button,
  type ButtonProps,
  type ButtonVariant as ButtonLook,
  IconButton,
  type IconButtonProps,
  IconLink,
} from "./button.tsx";
export { CopyButton, type CopyButtonProps } from "./copy-button.tsx";
export { type IconName, iconPaths } from "./icon-paths.ts";
export { Icon } from "./icons.tsx";
export { type Naming, naming } from "./naming.ts";
