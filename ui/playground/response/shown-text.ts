import { printJson } from "#engine/json";
import { decodeText, mediaParameter, type Shown } from "#engine/request";

/** Returns the body as text, JSON indented; undefined for files and empty bodies. Long bodies are text as received. */
export function shownText(shown: Shown): string | undefined {
  if (shown.kind === "json") return printJson(shown.value, 2);
  if (shown.kind === "long") return decodeText(shown.bytes, mediaParameter(shown.contentType, "charset"));
  return shown.kind === "text" ? shown.text : undefined;
}

/** Returns true if there is a text to copy, which may take a while to make. */
export const hasText = ({ kind }: Shown): boolean => kind === "json" || kind === "text" || kind === "long";
