/**
 * Functions that run in the page: the browser receives their source text, so each uses only its argument and the
 * globals of a page. They have their own file because the rest of the command has no DOM types.
 */

/** The visible state of the playground, with fields by the id of their input. */
export interface PlaygroundState {
  /** The draft that the tab stores, as JSON text. */
  readonly draft: string | null;
  readonly curl: string;
  readonly address: string;
  readonly undo: string;
  readonly redo: string;
  readonly inputs: readonly (readonly [id: string, text: string])[];
}

/** Reads the playground. Dispatches `pagehide` first, which saves the draft. */
export function readPlayground(): PlaygroundState {
  dispatchEvent(new Event("pagehide"));
  const dialog = document.querySelector('[role="dialog"][aria-label="Playground"]');
  const draft = Object.keys(sessionStorage).find((key) => key.startsWith("callboard.form."));
  const labels = [...(dialog?.querySelectorAll("button[aria-label]") ?? [])].map(
    (one) => one.getAttribute("aria-label") ?? "",
  );
  const inputs = [...(dialog?.querySelectorAll<HTMLInputElement>('[id^="input:"]') ?? [])].filter((one) =>
    one.matches("input:not([type=checkbox]), textarea"),
  );
  return {
    draft: draft === undefined ? null : sessionStorage.getItem(draft),
    curl: dialog?.querySelector('[role="region"][aria-label="cURL"]')?.textContent ?? "",
    address: dialog?.querySelector('[role="group"][aria-label="URL of the channel"]')?.textContent ?? "",
    undo: labels.find((label) => /^Undo(: |$)/.test(label)) ?? "",
    redo: labels.find((label) => /^Redo(: |$)/.test(label)) ?? "",
    inputs: inputs.map((one) => [one.id.slice("input:".length), one.value] as const),
  };
}

/** Returns the messages below fields, by the id of their field. */
export const readMessages = (): readonly (readonly [id: string, text: string])[] =>
  [...document.querySelectorAll('[role="dialog"] [id^="issue:"]')].map(
    (one) => [one.id.slice("issue:".length), one.textContent ?? ""] as const,
  );

/** Scrolls to a field until it is live; returns the reason while it is not. */
export function scrollToField(id: string): string | undefined {
  const frame = document.getElementById(id);
  if (frame === null) return "the field was not found";
  if (frame.closest("[data-still]") === null) return undefined;
  // Content that activates above may push it away again.
  frame.scrollIntoView({ block: "center" });
  return "the field stays static when it is scrolled into view";
}

/** A file to drop, with the time of its last change in milliseconds. */
export interface DroppedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly lastModified: number;
}

/** Returns the data transfer of a drag of files. */
export function dataTransferOf(files: readonly DroppedFile[]): DataTransfer {
  const data = new DataTransfer();
  for (const { name, type, text, lastModified } of files)
    data.items.add(new File([text], name, { type, lastModified }));
  return data;
}

/** Writes a text to the clipboard. */
export const writeClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Clears the storage of the tab. */
export const clearSession = (): void => sessionStorage.clear();
