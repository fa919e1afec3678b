import type { Page } from "playwright";
import { isObject, type Json, own, parseJson } from "#engine/json";

/** The visible state of a form on a page. */
export interface Snapshot {
  /** The form's value and its choices, as the tab keeps them; nothing before the first change. */
  readonly kept: { readonly value: Json; readonly choices: Json } | undefined;
  readonly curl: string;
  /** The address of a channel, as it is filled in. */
  readonly address: string;
  /** The names of the two buttons, which say what they would do. */
  readonly undo: string;
  readonly redo: string;
  /** The texts of the inputs, by the JSON pointer of their place. */
  readonly inputs: ReadonlyMap<string, string>;
}

/** Looks at a page, all at once. */
export async function snapshotOf(page: Page): Promise<Snapshot> {
  const seen = await page.evaluate(() => {
    // Drafts are written when typing pauses, and when a page goes.
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
  });
  const parsed = parseJson(seen.draft ?? "");
  const kept = parsed.ok && isObject(parsed.value) ? parsed.value : undefined;
  return {
    ...seen,
    kept: kept && { value: own(kept, "value") ?? null, choices: own(kept, "choices") ?? null },
    inputs: new Map(seen.inputs.map(([place, text]) => [decodeURIComponent(place), text])),
  };
}
