import type { Page } from "playwright";
import { isObject, type Json, own, parseJson } from "#engine/json";
import { readPlayground } from "./in-page.ts";

/** The visible state of a form on a page. */
export interface Snapshot {
  /** The form's value and selection in the tab's storage; undefined before the first change. */
  readonly saved: { readonly value: Json; readonly selection: Json } | undefined;
  readonly curl: string;
  /** The address of a channel, with its parameters filled in. */
  readonly address: string;
  /** The names of the buttons Undo and Redo, which describe their effect. */
  readonly undo: string;
  readonly redo: string;
  /** The texts of the inputs, by the JSON Pointer of their path. */
  readonly inputs: ReadonlyMap<string, string>;
}

/** Reads the state of a page in one call. */
export async function snapshotOf(page: Page): Promise<Snapshot> {
  const seen = await page.evaluate(readPlayground);
  const parsed = parseJson(seen.draft ?? "");
  const saved = parsed.ok && isObject(parsed.value) ? parsed.value : undefined;
  return {
    ...seen,
    saved: saved && { value: own(saved, "value") ?? null, selection: own(saved, "choices") ?? null },
    inputs: new Map(seen.inputs.map(([pointer, text]) => [decodeURIComponent(pointer), text])),
  };
}
