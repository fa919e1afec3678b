import { commandsText } from "#locales/messages/commands";
import { takesText } from "#ui/kit";

/** The dialogs that keys open. */
export type CommandDialog = "palette" | "shortcuts";

/** Where a character is typed, or selects an entry by its first letter. */
const takesCharacters = `${takesText}, select, [role="listbox"], [role="menu"]`;

/** The parts of an event of the keyboard that choose a dialog. */
type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">;

/** Returns the dialog that a key opens: the palette by Ctrl+K or ⌘K, the shortcuts by `?` where no text is typed. */
export function dialogOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: Pressed): CommandDialog | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === "k" ? "palette" : undefined;
  return key === "?" && !(target instanceof Element && target.closest(takesCharacters)) ? "shortcuts" : undefined;
}

/** Returns the name of the key that shortcuts begin with: ⌘ on Apple's systems. */
export const mainKey = (): string => (/Mac|iP(hone|ad)/.test(navigator.platform) ? "⌘" : commandsText().ctrl);
