import { itemAt } from "#engine/item-at";
import { calloutOf, isCallout } from "./callouts.ts";
import { type Convert, element, endOfFence } from "./lines.ts";
import type { PageContext } from "./page-context.ts";

const opening = /^(\s*)(:{3,})\s*([a-z][\w-]*)\s*(?:\[(.*?)\])?\s*(.*?)\s*$/i;
const closing = /^\s*(:{3,})\s*$/;

/** Converts the container at a line, such as `:::tip Title` of Docusaurus or `::: details` of VitePress. */
export function containerAt(lines: readonly string[], at: number, convert: Convert, page: PageContext) {
  const line = itemAt(lines, at);
  const [, indent, , name = "", bracketed, rest = ""] = opening.exec(line) ?? [];
  if (indent === undefined) return undefined;
  const last = endOf(lines, at);
  const body = lines.slice(at + 1, last).map((one) => (one.startsWith(indent) ? one.slice(indent.length) : one));
  const end = last + 1;
  const title = bracketed ?? (rest.replace(/\{[^{}]*\}$/, "").trim() || undefined);
  if (name === "tabs") {
    const tabs = parts(body).flatMap((part) => [...element("", "Tab", { title: part.title }, convert(part.lines)), ""]);
    return { lines: element(indent, "Tabs", {}, tabs.slice(0, -1)), end };
  }
  const inner = convert(body);
  if (isCallout(name)) {
    const callout = calloutOf(name, title);
    return { lines: element(indent, callout.tag, { title: callout.title }, inner), end };
  }
  if (name === "details") return { lines: element(indent, "Accordion", { title: title ?? "Details" }, inner), end };
  if (name === "code-group") return { lines: element(indent, "CodeGroup", {}, inner), end };
  if (!["raw", "v-pre"].includes(name)) page.note(`containers (\`:::${name}\`)`, line);
  return { lines: inner.map((one) => (one.trim() === "" ? "" : indent + one)), end };
}

/**
 * Returns the parts of a container behind lines such as `== Title`, which are neither in code nor in a container inside it.
 * Lines before the first are left out.
 */
function parts(body: readonly string[]): readonly { readonly title: string; readonly lines: readonly string[] }[] {
  const found: { readonly title: string; readonly lines: string[] }[] = [];
  for (let at = 0; at < body.length; ) {
    const line = itemAt(body, at);
    const title = /^\s*==+\s+(.+?)\s*$/.exec(line)?.[1];
    if (title !== undefined) found.push({ title, lines: [] });
    const end = endOfFence(body, at) ?? (opening.test(line) ? endOf(body, at) : at) + 1;
    if (title === undefined) found.at(-1)?.lines.push(...body.slice(at, end));
    at = end;
  }
  return found;
}

/**
 * Returns the index of the line that closes the container at a line, or of the line behind the last. If containers in it
 * are not closed, it ends at the first line that can close it, as in the generators.
 */
function endOf(lines: readonly string[], from: number): number {
  const open: number[] = [];
  let first: number | undefined;
  for (let at = from; at < lines.length; at++) {
    const fenceEnd = endOfFence(lines, at);
    if (fenceEnd !== undefined) {
      at = fenceEnd - 1;
      continue;
    }
    const line = itemAt(lines, at);
    const marks = closing.exec(line)?.[1]?.length;
    if (marks !== undefined && marks >= itemAt(open, -1)) open.pop();
    else if (marks === undefined) {
      const opened = opening.exec(line)?.[2]?.length;
      if (opened !== undefined) open.push(opened);
    }
    if (open.length === 0) return at;
    if (marks !== undefined && marks >= itemAt(open, 0)) first ??= at;
  }
  return first ?? lines.length;
}
