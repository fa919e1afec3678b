import { authorId } from "#docs-host/site/author-styles";
import type { DrawComponent } from "../../component.ts";
import { drawChildren } from "../nodes.ts";
import { classOf, flagProp, numberProp, textProp, titleProp } from "../props.ts";

const drawGroup: DrawComponent = (element, drawing) => (
  <div
    className={classOf(element, drawing, "mdx-columns")}
    data-cols={Math.round(numberProp(element, drawing, "cols"))}
  >
    {drawChildren(element, drawing)}
  </div>
);

const drawColumn: DrawComponent = (element, drawing) => (
  <div
    className={classOf(element, drawing, "mdx-column mdx-body")}
    data-span={Math.round(numberProp(element, drawing, "span"))}
  >
    {drawChildren(element, drawing)}
  </div>
);

const drawBleed: DrawComponent = (element, drawing) => (
  <div className={classOf(element, drawing, "mdx-bleed")} data-full={flagProp(element, "full") || undefined}>
    {drawChildren(element, drawing)}
  </div>
);

const drawIndent: DrawComponent = (element, drawing) => (
  <div className={classOf(element, drawing, "mdx-indent mdx-body")}>{drawChildren(element, drawing)}</div>
);

/** The name that authors use for the column beside the text. */
const sideColumn = "Aside";

/** The column beside the text on wide pages. */
const drawSideColumn: DrawComponent = (element, drawing) => (
  <aside className={classOf(element, drawing, "mdx-side mdx-body")} aria-label={titleProp(element, drawing)?.plain}>
    {drawChildren(element, drawing)}
  </aside>
);

const drawAnchor: DrawComponent = (element, drawing) => {
  const id = textProp(element, "id") ?? textProp(element, "name");
  const name = id === undefined ? undefined : drawing.claimId(id, id);
  return (
    <span className="mdx-anchor" id={name === undefined ? undefined : authorId(name)}>
      {name === undefined ? null : <a {...{ className: "mdx-target", name }} />}
      {drawChildren(element, drawing)}
    </span>
  );
};

/** Parts that place others: grids, wide blocks, indents, the column beside the text, and targets of links. */
export const columnComponents = {
  ColumnGroup: drawGroup,
  Column: drawColumn,
  Bleed: drawBleed,
  Indent: drawIndent,
  [sideColumn]: drawSideColumn,
  Anchor: drawAnchor,
};
