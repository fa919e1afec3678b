import { componentOf, containerEnd, containerStart, endOfFence } from "#docs-project";
import { itemAt } from "#engine/item-at";
import { type Convert, element } from "./lines.ts";
import type { PageContext } from "./page-context.ts";

/** Converts the container at a line, such as `:::tip Title` of Docusaurus or `::: details` of VitePress. */
export function containerAt(lines: readonly string[], at: number, convert: Convert, page: PageContext) {
  const line = itemAt(lines, at);
  const start = containerStart(line);
  if (start === undefined) return undefined;
  const { indent, name } = start;
  const last = containerEnd(lines, at);
  const body = lines.slice(at + 1, last).map((one) => (one.startsWith(indent) ? one.slice(indent.length) : one));
  const end = last + 1;
  if (name === "tabs") {
    const tabs = parts(body).flatMap((part) => [...element("", "Tab", { title: part.title }, convert(part.lines)), ""]);
    return { lines: element(indent, "Tabs", {}, tabs.slice(0, -1)), end };
  }
  const inner = convert(body);
  const component = componentOf(start);
  if (component !== undefined) return { lines: element(indent, component.tag, component.attributes, inner), end };
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
    const end = endOfFence(body, at) ?? (containerStart(line) ? containerEnd(body, at) : at) + 1;
    if (title === undefined) found.at(-1)?.lines.push(...body.slice(at, end));
    at = end;
  }
  return found;
}
