/** Inputs for texts, numbers, switches and files. */
export type { ChosenFile } from "./chosen-files.ts";
export { DropZone } from "./drop-zone.tsx";
export { NumberInput } from "./number-input.tsx";
export { stepDigits, stepNumber } from "./step.ts";
export { Switch } from "./switch.tsx";
export { PasswordInput, TextArea, TextInput } from "./text-input.tsx";
