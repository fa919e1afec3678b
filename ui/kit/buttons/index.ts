/** Buttons, their icons, and how widgets are named. */
export { Button, type ButtonVariant as ButtonLook, Icon, IconButton, IconLink, pressable } from "./button.tsx";
export { CopyButton } from "./copy-button.tsx";
export { type IconName, iconPaths } from "./icon-paths.ts";
export { type Naming, naming } from "./naming.ts";
