import { isLeftToRight, splitInvisible } from "#engine/text";
import { htmlToMarkdown, type InlinePart, inlineParts } from "#ui/text";
import type { CreateElement } from "./element.ts";

/** Creates the nodes of `VisibleText`. */
function staticVisibleText(create: CreateElement, text: string): readonly (Node | string)[] {
  return splitInvisible(text).map((part) => {
    if (part.kind === "visible") return part.text;
    if (part.kind === "rest") return create("span", { class: "kit-escape-rest" }, part.text);
    const name = `invisible text ${part.escaped}`;
    const attributes = { class: "kit-escape", role: "img", "aria-label": name, "data-escape": part.escaped };
    return create("span", attributes, part.text);
  });
}

function staticPart(create: CreateElement, part: InlinePart): readonly (Node | string)[] {
  const inside = staticVisibleText(create, part.text);
  switch (part.kind) {
    case "text":
      return inside;
    case "code":
      return [create("code", {}, ...inside)];
    case "strong":
      return [create("strong", {}, ...inside)];
    case "emphasis":
      return [create("em", {}, ...inside)];
    case "link":
      return [create("a", { href: part.href, rel: "noreferrer", target: "_blank" }, ...inside)];
  }
}

/** Creates the nodes of `InlineText`. */
export function staticInlineText(create: CreateElement, description: string): readonly (Node | string)[] {
  const text = htmlToMarkdown(description);
  const nodes = inlineParts(text).flatMap((part) => staticPart(create, part));
  return isLeftToRight(text) ? nodes : [create("bdi", {}, ...nodes)];
}
