/** An element that text is typed into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns true if the live playground will differ: a draft, stored credentials, or another layout.
 *
 * @param secrets precedes the keys of what the tab stores for the site or the description
 */
export const willLookDifferent = (early: HTMLElement, secrets: string): boolean =>
  [`form.${early.dataset.draft}`, "auth"].some((key) => isStored(() => sessionStorage, secrets + key)) ||
  [
    "endpoints",
    "split.across",
    "split.down",
    `media.form.${early.dataset.draft}`,
    `accept.form.${early.dataset.draft}`,
  ].some((key) => isStored(() => localStorage, `callboard.${key}`));

/**
 * Returns true if the live playground of any call may differ from the one in a new tab. It checks for the same state as
 * `willLookDifferent`, without the address of the call.
 */
export const mayLookDifferent = (secrets: string): boolean =>
  hasKey(() => sessionStorage, [`${secrets}form.`, `${secrets}auth`]) ||
  hasKey(
    () => localStorage,
    ["endpoints", "split.", "media.form.", "accept.form."].map((start) => `callboard.${start}`),
  );

/** Returns true if a storage has a key that starts with one of some texts. */
function hasKey(storage: () => Storage, starts: readonly string[]): boolean {
  try {
    return Object.keys(storage()).some((key) => starts.some((start) => key.startsWith(start)));
  } catch {
    return false;
  }
}

/** A browser that refuses storage throws when it is requested. */
function isStored(storage: () => Storage | undefined, key: string): boolean {
  try {
    return storage()?.getItem(key) != null;
  } catch {
    return false;
  }
}

/** Prepares a playground without a script for its reader, before it is shown; returns the fields that can be used. */
export function prepareEarly(early: HTMLElement): readonly TextField[] {
  makeInert(early);
  refuseFiles(early);
  early.addEventListener("compositionstart", () => {
    early.dataset.composing = "";
  });
  early.addEventListener("compositionend", () => {
    delete early.dataset.composing;
  });
  early.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    const isField = fields.includes(event.target as TextField); // any target can be compared
    // The close button is a link until the playground's script has loaded.
    early.querySelector<HTMLElement>(isField ? ".kit-window" : "a.kit-icon-button")?.[isField ? "focus" : "click"]();
  });
  const fields = [...early.querySelectorAll<TextField>("input,textarea")].filter((field) => !field.inert);
  waitBehindLastField(early, fields);
  return fields;
}

/** Text fields can be used at once; all that needs the playground's own script waits for it. */
function makeInert(early: HTMLElement): void {
  for (const control of early.querySelectorAll<HTMLElement>("button,input,select,textarea,[role=separator]")) {
    // The selector matches text fields only.
    const isText = control.matches("input,textarea") && !/checkbox|radio|file/.test((control as TextField).type);
    if (!control.id.startsWith("input:") || !isText) control.inert = true;
  }
}

/** Tab behind the last field waits for the playground, which has the next one. Shift+Tab takes it back. */
function waitBehindLastField(early: HTMLElement, fields: readonly TextField[]): void {
  const last: HTMLElement | undefined = fields.at(-1);
  last?.addEventListener("keydown", (event) => {
    const waiting = Number(early.dataset.tabs ?? 0);
    if (event.key !== "Tab" || (event.shiftKey && waiting === 0)) return;
    event.preventDefault();
    early.dataset.tabs = String(waiting + (event.shiftKey ? -1 : 1));
  });
}

/** A browser would leave the page for a file that is dropped. */
function refuseFiles(early: HTMLElement): void {
  for (const type of ["dragover", "drop"] as const) {
    early.addEventListener(type, (event) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      dataTransfer.dropEffect = "none";
    });
  }
}
