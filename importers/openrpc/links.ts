import { itemsOf, member, type Node, textOf } from "../node.ts";
import type { Reading } from "./reading.ts";

/** The description of a method: its text, its external documentation, and the calls that may follow it: its links. */
export function descriptionOf(method: Node, { documents }: Reading): string | undefined {
  const texts = ["summary", "description"].flatMap((key) => textOf(member(method, key)) ?? []);
  const docs = member(method, "externalDocs");
  const url = textOf(member(docs, "url"));
  const more = url === undefined ? [] : [`[${textOf(member(docs, "description")) ?? "More"}](${url})`];
  const links = itemsOf(member(method, "links")).flatMap((at) => {
    const node = documents.follow(at);
    const name = node && textOf(member(node, "method"));
    if (node === undefined || name === undefined) return [];
    const about = textOf(member(node, "description")) ?? textOf(member(node, "summary"));
    return [about === undefined ? `- \`${name}\`` : `- \`${name}\`: ${about}`];
  });
  const all = [...texts, ...more, ...(links.length === 0 ? [] : [`Calls that may follow:\n\n${links.join("\n")}`])];
  return all.length === 0 ? undefined : all.join("\n\n");
}
