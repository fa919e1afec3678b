import type { ReactElement } from "react";
import { linkAttributes } from "#ui/prose";
import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { drawChildren, isBlank } from "../nodes.ts";
import { classOf, drawIconProp, flagProp, linkProp, textProp } from "../props.ts";
import { intentOf } from "./badge.tsx";

/** Attributes of a button that are true or false, which styles know by the same names. */
const variants = ["outlined", "minimal", "small", "large", "full", "rounded", "mono", "active"] as const;

/** Draws a button: a link with an address, else a label, since buttons of pages have no code to run. */
export function button(
  element: MdxElement,
  drawing: Drawing,
  link?: { readonly href: string; readonly download?: string | true },
): ReactElement {
  const isDisabled = flagProp(element, "disabled");
  const href = isDisabled ? undefined : (link?.href ?? linkProp(element, drawing));
  const attributes = {
    className: classOf(element, drawing, "mdx-button"),
    "data-intent": intentOf(element, drawing),
    ...Object.fromEntries(
      variants.flatMap((name) => (flagProp(element, name) ? [[`data-${name}`, true] as const] : [])),
    ),
  };
  const inside = (
    <>
      {drawIconProp(element, drawing)}
      {element.children.every(isBlank) ? textProp(element, "text") : drawChildren(element, drawing)}
      {drawIconProp(element, drawing, {}, "rightIcon")}
    </>
  );
  if (href === undefined) {
    return (
      <span {...attributes} data-disabled={isDisabled || undefined}>
        {inside}
      </span>
    );
  }
  return (
    <a
      {...attributes}
      {...linkAttributes(href, textProp(element, "target") === "_blank")}
      href={href}
      download={link?.download}
    >
      {inside}
    </a>
  );
}

const drawGroup: DrawComponent = (element, drawing) => (
  <div className={classOf(element, drawing, "mdx-buttons")}>{drawChildren(element, drawing)}</div>
);

/** `Button` and `ButtonGroup`. */
export const buttonComponents = {
  Button: (element, drawing) => button(element, drawing),
  ButtonGroup: drawGroup,
} satisfies { readonly [name: string]: DrawComponent };
