import { type Phrase, pageText } from "#docs-host/site/words";
import { announce } from "./announce.ts";

/** Milliseconds for which a button shows that it has copied. */
const thanks = 1500;

/** Returns true if this page may copy; pages that are not served securely have no clipboard. */
export const canCopy = (): boolean => (navigator.clipboard as Clipboard | undefined) !== undefined;

/** Copies a text, and reports it on the control and to screen readers. */
export async function copyText(text: string, control: HTMLElement, message: Phrase): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(pageText(message));
    control.dataset.copied = "";
    setTimeout(() => delete control.dataset.copied, thanks);
  } catch {
    announce(pageText("Your browser did not allow copying"));
  }
}
