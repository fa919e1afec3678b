import type { DrawComponent } from "../../component.ts";
import { drawChildren } from "../nodes.ts";
import { classOf, drawProp, wordProp } from "../props.ts";

/** An image or a video in a frame, with its caption. */
const drawFrame: DrawComponent = (element, drawing) => {
  const caption = drawProp(element.props.caption, drawing);
  return (
    <figure
      className={classOf(element, drawing, "mdx-frame")}
      data-background={wordProp(element, drawing, "background")}
    >
      <div className="mdx-frame-media">{drawChildren(element, drawing)}</div>
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
};

/** `Frame`. */
export const frameComponents = { Frame: drawFrame };
