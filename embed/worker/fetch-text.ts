import type { Problem } from "../protocol/index.ts";
import { mostBytes, refused, tooLarge, unreachable } from "./problems.ts";

/** A text from an address, or the reason why there is none. */
export type FetchedText =
  | { readonly ok: true; readonly text: string; readonly address: string }
  | { readonly ok: false; readonly problem: Problem };

/** Fetches a text without cookies of other origins. */
export async function fetchText(url: string): Promise<FetchedText> {
  try {
    const answer = await fetch(url, { credentials: "same-origin" });
    if (!answer.ok) return { ok: false, problem: refused(url, answer.status) };
    const blob = await answer.blob();
    if (blob.size > mostBytes) return { ok: false, problem: tooLarge(url) };
    return { ok: true, text: await blob.text(), address: answer.url || url };
  } catch {
    return { ok: false, problem: unreachable(url, new URL(url).origin !== location.origin) };
  }
}
