import { type ScriptsMessages, scriptsText } from "#locales/messages/scripts";
import { announce } from "./announce.ts";

/** Milliseconds for which a button shows that it has copied. */
const thanks = 1500;

/** Returns true if this page may copy; pages that are not served securely have no clipboard. */
export const canCopy = (): boolean => (navigator.clipboard as Clipboard | undefined) !== undefined;

/** A message about what was copied. */
type CopyMessage = keyof { [K in keyof ScriptsMessages as ScriptsMessages[K] extends string ? K : never]: true };

/** Copies a text, and reports it on the control and to screen readers. */
export async function copyText(text: string, control: HTMLElement, message: CopyMessage): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(scriptsText()[message]);
    control.dataset.copied = "";
    setTimeout(() => delete control.dataset.copied, thanks);
  } catch {
    announce(scriptsText().copyRefused);
  }
}
