import { mapTags } from "#ui/text";

/** The members of a markdown node that tags need. */
interface MarkdownNode {
  readonly type: string;
  value?: string;
  children?: MarkdownNode[];
}

/** Reads a text into nodes. */
type Parse = (markdown: string) => MarkdownNode;

/** Tags that are written as markup: with an end, or with attributes. */
const markup = /<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)(?:\s[^<>]*)?\/>|<([a-z][\w-]*)\s+[\w:-]+\s*=[^<>]*>/gi;

/** Returns the names of the tags that a text writes as markup, in lower case. */
const namesOf = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(markup)].map(([, end, empty, start]) => (end ?? empty ?? start ?? "").toLowerCase()));

const asText = (whole: string): string => whole.replace("<", "&lt;");

/** Nodes with blocks as children. */
const blocks: ReadonlySet<string> = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);

/** Removes the white space that all lines have at their start. */
function dedent(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const depth = Math.min(...lines.map((line) => line.length - line.trimStart().length), text.length);
  return text.replace(new RegExp(`^[ \\t]{${depth}}`, "gm"), "");
}

/**
 * Replaces tags that are not HTML in the nodes of a text. Components of other docs tools, such as `<Note>…</Note>` or
 * `<SchemaDefinition schemaRef="…" />`, leave their content, which is markdown again. A single word in angle brackets,
 * such as `<token>`, is text that its author wants to be read.
 *
 * @param tree nodes of `parse`; it is changed
 */
export function replaceComponents(tree: MarkdownNode, markdown: string, parse: Parse): void {
  const names = namesOf(markdown);
  const visit = (parent: MarkdownNode): void => {
    parent.children &&= parent.children.flatMap((node) => {
      if (node.type !== "html") {
        visit(node);
        return [node];
      }
      const { value = "" } = node;
      let removed = false;
      let kept = false;
      const keep = (_: unknown, whole: string): string => {
        kept = true;
        return whole;
      };
      const rest = mapTags(value, keep, (whole, name) => {
        if (!names.has(name)) return keep(undefined, asText(whole));
        removed = true;
        return "";
      });
      if (!removed || kept || !blocks.has(parent.type)) return [{ ...node, value: rest }];
      const inner = parse(dedent(rest));
      visit(inner);
      return inner.children ?? [];
    });
  };
  visit(tree);
}
