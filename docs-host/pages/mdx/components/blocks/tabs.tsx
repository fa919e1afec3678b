import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { languageChoices } from "../languages.ts";
import { drawChildren, partsOf } from "../nodes.ts";
import { classOf, drawIconProp, flagProp, textProp, titleProp } from "../props.ts";
import { tabList } from "./tab-list.tsx";

function tabs(element: MdxElement, own: readonly MdxElement[], drawing: Drawing) {
  const isInContents = flagProp(element, "toc", drawing.facts.isTocForced);
  const choices = languageChoices(own.map((tab) => ({ language: textProp(tab, "language") })));
  return tabList({
    className: classOf(element, drawing, "mdx-tabs"),
    label: "Tabs",
    parts: own.map((tab, i) => {
      const { shown, plain } = titleProp(tab, drawing) ?? { shown: "Untitled", plain: "Untitled" };
      const id = drawing.claimId(plain, textProp(tab, "id"));
      if (isInContents) drawing.addToContents(id, plain, 3);
      const title = (
        <>
          {drawIconProp(tab, drawing)}
          {shown}
        </>
      );
      return { id, title, choice: choices[i], body: drawChildren(tab, drawing) };
    }),
  });
}

const drawTabs: DrawComponent = (element, drawing) => {
  const { own, others } = partsOf(element, ["Tab"], drawing);
  return (
    <>
      {drawing.draw(others)}
      {own.length === 0 ? null : tabs(element, own, drawing)}
    </>
  );
};

/** A tab outside of `Tabs` is a list of one. */
const drawTab: DrawComponent = (element, drawing) => tabs({ ...element, props: {} }, [element], drawing);

/** `Tabs`, its other name, and `Tab`. */
export const tabComponents = { Tabs: drawTabs, Tab: drawTab };
