import { Fragment, type ReactElement, type ReactNode } from "react";
import { drawIcon } from "../../../icons/draw-icon.tsx";
import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { isBlank, partsOf } from "../nodes.ts";
import { classOf, drawIconProp, drawProp, flagProp, inOrder, linkProp, titleProp } from "../props.ts";

/** Draws the name of a file or folder with its comment. A folder has an icon for each of its states. */
function name(element: MdxElement, drawing: Drawing, icons: readonly string[]): ReactNode {
  const comment = drawProp(element.props.comment, drawing);
  return (
    <>
      {drawIconProp(element, drawing) ?? icons.map((icon) => <Fragment key={icon}>{drawIcon(icon)}</Fragment>)}
      <span>{titleProp(element, drawing, "name")?.shown ?? "Untitled"}</span>
      {comment === undefined ? null : <span className="mdx-file-comment">{comment}</span>}
    </>
  );
}

function item(element: MdxElement, drawing: Drawing): ReactElement {
  const marked = flagProp(element, "highlighted") || undefined;
  if (element.name === "Folder") {
    return (
      <li>
        <details open={flagProp(element, "defaultOpen") || flagProp(element, "open")}>
          <summary className="mdx-file" data-marked={marked}>
            {name(element, drawing, ["folder", "folder-open"])}
          </summary>
          {list(element, drawing)}
        </details>
      </li>
    );
  }
  const href = linkProp(element, drawing);
  const shown = name(element, drawing, ["regular file"]);
  return (
    <li>
      {href === undefined ? (
        <span className="mdx-file" data-marked={marked}>
          {shown}
        </span>
      ) : (
        <a className="mdx-file" data-marked={marked} href={href}>
          {shown}
        </a>
      )}
    </li>
  );
}

/** Draws the files and folders in an element; other parts are drawn below them. */
function list(element: MdxElement, drawing: Drawing): ReactNode {
  const { own, others } = partsOf(element, ["File", "Folder"], drawing);
  return (
    <>
      {own.length === 0 ? null : <ul>{inOrder(own.map((one) => item(one, drawing)))}</ul>}
      {others.every(isBlank) ? null : drawing.draw(others)}
    </>
  );
}

const drawFiles: DrawComponent = (element, drawing) => (
  <div className={classOf(element, drawing, "mdx-files")}>{list(element, drawing)}</div>
);

/** A file or folder outside of a tree is a tree of one. */
const drawOne: DrawComponent = (element, drawing) => (
  <div className="mdx-files">
    <ul>{item(element, drawing)}</ul>
  </div>
);

/** `Files`, `Folder` and `File`: a tree of files. */
export const fileComponents = { Files: drawFiles, Folder: drawOne, File: drawOne };
