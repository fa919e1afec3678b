/** The tools of a form: its menu, the palette of commands, and the list of its keys. They load after the form. */
export type { Command } from "./command.ts";
export { FormTools, type ToolKeys } from "./form-tools.tsx";
export { mainKey } from "./keys.ts";
export { ToolDialog } from "./tool-dialog.tsx";
