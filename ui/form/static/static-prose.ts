import { isLeftToRight, plainText, type RichElement, type RichNode, type RichText } from "#engine/text";
import { scan } from "#ui/code/scan";
import { type Child, type CreateElement, staticVisibleText } from "#ui/kit/static";
import { linkAttributes } from "#ui/prose";

/** Creates the nodes of `Prose` with links that open in a new tab. */
export function staticProse(create: CreateElement, text: RichText): readonly Child[] {
  const nodes = typeof text === "string" ? [text] : text;
  const drawn = nodes.flatMap((node) => nodesOf(create, node));
  return isLeftToRight(plainText(text)) ? drawn : [create("div", { dir: "auto" }, ...drawn)];
}

const nodesOf = (create: CreateElement, node: RichNode): readonly Child[] =>
  typeof node === "string" ? staticVisibleText(create, node) : [elementOf(create, node)];

function elementOf(create: CreateElement, { tag, attributes = {}, children = [] }: RichElement): HTMLElement {
  if (tag === "pre") {
    const language = attributes["data-language"] ?? "text";
    return create("pre", { tabindex: 0 }, create("code", {}, ...codeNodes(create, children.join(""), language)));
  }
  if (tag === "img") return create("img", { alt: "", ...attributes, loading: "lazy", referrerpolicy: "no-referrer" });
  const links = tag === "a" ? linkAttributes(attributes.href, true) : {};
  const made = create(tag, { ...attributes, ...links }, ...children.flatMap((child) => nodesOf(create, child)));
  return tag === "table" ? create("div", { class: "table-frame", tabindex: 0 }, made) : made;
}

const codeNodes = (create: CreateElement, code: string, language: Parameters<typeof scan>[1]): readonly Child[] =>
  scan(code, language).flatMap(({ kind, text }) =>
    kind === "plain"
      ? staticVisibleText(create, text)
      : [create("span", { class: `code-${kind}` }, ...staticVisibleText(create, text))],
  );
