import type { ReactElement } from "react";
import { enhanced } from "#docs-host/site/page-data";
import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { drawChildren, partsOf } from "../nodes.ts";
import { classOf, drawIconProp, flagProp, inOrder, textProp, titleProp } from "../props.ts";

/** Draws a disclosure, which the browser opens for a match of find-in-page, and a script for its address. */
function accordion(element: MdxElement, drawing: Drawing, isInContents: boolean): ReactElement {
  const { shown, plain } = titleProp(element, drawing) ?? { shown: "Untitled", plain: "Untitled" };
  const id = drawing.claimId(plain, textProp(element, "id"));
  if (flagProp(element, "toc", isInContents || drawing.facts.isTocForced)) drawing.addToContents(id, plain, 3);
  return (
    <details
      className={classOf(element, drawing, "mdx-accordion")}
      id={id}
      open={flagProp(element, "defaultOpen")}
      {...enhanced("details")}
    >
      <summary>
        {drawIconProp(element, drawing)}
        <span>{shown}</span>
      </summary>
      <div className="mdx-body">{drawChildren(element, drawing)}</div>
    </details>
  );
}

const drawAccordion: DrawComponent = (element, drawing) => accordion(element, drawing, false);

const drawGroup: DrawComponent = (element, drawing) => {
  const isInContents = flagProp(element, "toc");
  const { own, others } = partsOf(element, ["Accordion"], drawing);
  return (
    <div className={classOf(element, drawing, "mdx-accordions")}>
      {drawing.draw(others)}
      {inOrder(own.map((one) => accordion(one, drawing, isInContents)))}
    </div>
  );
};

/** `Accordion`, and `AccordionGroup`, of which several may be open. */
export const accordionComponents = { Accordion: drawAccordion, AccordionGroup: drawGroup };
