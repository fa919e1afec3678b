import { splitInvisible } from "#engine/text";
import type { CreateElement } from "./element.ts";

/** Creates the nodes of `VisibleText`. */
export function staticVisibleText(create: CreateElement, text: string): readonly (Node | string)[] {
  return splitInvisible(text).map((part) => {
    if (part.kind === "visible") return part.text;
    if (part.kind === "rest") return create("span", { class: "kit-escape-rest" }, part.text);
    const name = `invisible text ${part.escaped}`;
    const attributes = { class: "kit-escape", role: "img", "aria-label": name, "data-escape": part.escaped };
    return create("span", attributes, part.text);
  });
}
