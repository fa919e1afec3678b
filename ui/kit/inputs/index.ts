/** Inputs for texts, numbers, switches and files. */
export type { ChosenFile } from "./chosen-files.ts";
export { DropZone, type DropZoneProps } from "./drop-zone.tsx";
export { NumberInput, type NumberInputProps } from "./number-input.tsx";
export { stepDigits, stepNumber } from "./step.ts";
export { Switch, type SwitchProps } from "./switch.tsx";
export { PasswordInput, TextArea, TextInput, type TextInputProps, type TextProps } from "./text-input.tsx";
