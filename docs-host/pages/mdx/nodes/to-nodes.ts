import type { MdxNode } from "../component.ts";
import { alertNode } from "./alert-node.ts";
import { elementNodes } from "./element-nodes.ts";
import { markNodes } from "./expression-nodes.ts";
import type { FileContext } from "./file-context.ts";
import { type Html, htmlNode, lineOf } from "./html-node.ts";
import type { PageTree } from "./to-hast.ts";

/** Reads the nodes of a tree. Adjacent texts are joined. */
export function toNodes(trees: readonly PageTree[], context: FileContext): readonly MdxNode[] {
  const nodes: MdxNode[] = [];
  for (const tree of trees) {
    for (const node of nodesOf(tree, context)) {
      const last = nodes.at(-1);
      if (node.kind === "text" && last?.kind === "text") {
        nodes[nodes.length - 1] = { kind: "text", text: last.text + node.text };
      } else nodes.push(node);
    }
  }
  return nodes;
}

function nodesOf(tree: PageTree, context: FileContext): readonly MdxNode[] {
  switch (tree.type) {
    case "text":
      return [{ kind: "text", text: tree.value }];
    case "element": {
      const inside = toNodes(tree.children, context);
      const alert = tree.tagName === "blockquote" ? alertNode(inside) : undefined;
      return [alert ?? htmlNode(tree.tagName, attributesOf(tree.properties), inside, tree.position)];
    }
    case "mdxCode": {
      const { value, lang, meta, position } = tree.node;
      return [{ kind: "code", code: value, ...splitLanguage(lang, meta), ...lineOf(position) }];
    }
    case "mdxMath":
      return [{ kind: "math", tex: tree.tex, isBlock: tree.isBlock }];
    case "mdxMark":
      return markNodes(tree.node, context);
    case "mdxElement":
      return elementNodes(tree.node, () => toNodes(tree.children, context), context);
  }
}

/** The attributes of an element that markdown made. */
function attributesOf(properties: Readonly<Record<string, unknown>>): Html["attributes"] {
  const found: { [name: string]: Html["attributes"][string] } = {};
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(" ") : value;
    if (typeof text === "string" || typeof text === "number" || typeof text === "boolean") {
      found[htmlNameOf(name)] = text;
    }
  }
  return found;
}

/** Returns the HTML attribute for a property of a hast tree, such as `ariaLabel`. */
const htmlNameOf = (name: string): string =>
  name === "className" ? "class" : name.replace(/^aria(?=[A-Z])/, "aria-").toLowerCase();

/** Splits the first line of a code block, such as "```js{1-3}" or "```title=x", into its language and the rest. */
function splitLanguage(
  language: string | null | undefined,
  meta: string | null | undefined,
): { readonly language?: string; readonly meta: string } {
  const rest = meta ?? "";
  if (!language) return { meta: rest };
  const [name = ""] = /^[^\s{}="']+(?!\S*=)/.exec(language) ?? [];
  const own = language.slice(name.length);
  return { ...(name !== "" && { language: name }), meta: own === "" ? rest : `${own} ${rest}`.trim() };
}
