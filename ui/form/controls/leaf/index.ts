/** Controls that edit one value without parts. */
export { Base64Control } from "./base64-control.tsx";
export { ChoiceControl } from "./choice-control.tsx";
export { DateControl, DatetimeControl } from "./date-control.tsx";
export { DigitsControl } from "./digits-control.tsx";
export { FilesControl } from "./files-control.tsx";
export { FixedControl } from "./fixed-control.tsx";
export { JsonControl } from "./json-control.tsx";
export { NumberControl } from "./number-control.tsx";
export { SwitchControl } from "./switch-control.tsx";
export { TextControl } from "./text-control.tsx";
