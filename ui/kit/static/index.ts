/** Widgets as plain elements with the names, roles, values and texts of the live ones, and no event handlers. */
export { staticButton, staticIcon, staticIconButton, staticMenuButton } from "./buttons.ts";
export { staticDropdown, staticSegments, staticSwitch } from "./choices.ts";
export { staticDropZone } from "./drop-zone.ts";
export { type Child, type CreateElement, elementsOf } from "./element.ts";
export { staticNumberInput, staticPasswordInput, staticTextArea, staticTextInput } from "./inputs.ts";
export { staticVisibleText } from "./text.ts";
