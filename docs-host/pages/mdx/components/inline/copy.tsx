import { enhanced } from "#docs-host/site/page-data";
import { drawIcon } from "../../../icons/draw-icon.tsx";
import type { DrawComponent } from "../../component.ts";
import { drawChildren, isBlank } from "../nodes.ts";
import { plainTextOf } from "../plain-text.ts";
import { classOf, textProp } from "../props.ts";

/** Inline text that a script makes a button, which copies it or the text of `clipboard`. */
const drawCopy: DrawComponent = (element, drawing) => {
  const text = textProp(element, "clipboard") ?? plainTextOf(element.children);
  return (
    <span className={classOf(element, drawing, "mdx-copy")} data-text={text} {...enhanced("copy")}>
      {element.children.every(isBlank) ? text : drawChildren(element, drawing)}
      {drawIcon("regular copy")}
    </span>
  );
};

/** `Copy`. */
export const copyComponents = { Copy: drawCopy };
