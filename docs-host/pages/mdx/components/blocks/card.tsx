import type { ReactElement, ReactNode } from "react";
import { linkAttributes } from "#ui/prose";
import { drawIcon } from "../../../icons/draw-icon.tsx";
import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { drawChildren, isBlank, partsOf } from "../nodes.ts";
import {
  anyTextProp,
  classOf,
  drawIconProp,
  drawProp,
  iconColors,
  inOrder,
  linkProp,
  numberProp,
  textProp,
  titleProp,
  wordProp,
} from "../props.ts";

/** Pixels for one unit of an icon's size. */
const iconUnit = 4;

/** The address of a card, if its parent names one, and its attributes. */
export interface CardLink {
  readonly href: string;
  readonly download?: string | true;
}

function cardImage(element: MdxElement, drawing: Drawing): ReactNode {
  const src = linkProp(element, drawing, "src");
  if (src === undefined) return null;
  const [width, height] = [numberProp(element, drawing, "imageWidth"), numberProp(element, drawing, "imageHeight")];
  return (
    <img
      className="mdx-card-image"
      alt=""
      src={src}
      loading="lazy"
      referrerPolicy="no-referrer"
      width={width || undefined}
      height={height || undefined}
    />
  );
}

/** Draws a card. The link is on its title and covers all of it, so that links in its text still work. */
export function card(element: MdxElement, drawing: Drawing, link?: CardLink): ReactElement {
  const href = link?.href ?? linkProp(element, drawing);
  const title = titleProp(element, drawing);
  const name = title?.plain || anyTextProp(element, "buttonText") || href;
  const attributes = href === undefined ? {} : { href, ...linkAttributes(href, false), download: link?.download };
  const isExternal = href !== undefined && /^https?:/i.test(href);
  const badge = drawProp(element.props.badge, drawing);
  const icon = drawIconProp(element, drawing, {
    size: iconUnit * numberProp(element, drawing, "iconSize"),
    ...iconColors(element),
  });
  return (
    <div
      className={classOf(element, drawing, "mdx-card")}
      data-icon-side={wordProp(element, drawing, "iconPosition")}
      data-image-side={wordProp(element, drawing, "imagePosition")}
      data-linked={href !== undefined || undefined}
    >
      {cardImage(element, drawing)}
      <div className="mdx-card-inner">
        {icon === undefined ? null : <span className="mdx-card-icon">{icon}</span>}
        <div className="mdx-card-text">
          {title === undefined ? (
            href === undefined ? null : (
              <a className="mdx-card-link" {...attributes}>
                <span className="unseen">{name}</span>
              </a>
            )
          ) : (
            // Titles may hold blocks, which end a paragraph.
            <div className="mdx-card-title">
              {href === undefined ? (
                title.shown
              ) : (
                <a className="mdx-card-link" {...attributes}>
                  {title.shown}
                </a>
              )}
              {isExternal ? drawIcon("arrow-up-right-from-square") : null}
              {badge === undefined ? null : <span className="mdx-badge">{badge}</span>}
            </div>
          )}
          {element.children.every(isBlank) ? null : <div className="mdx-body">{drawChildren(element, drawing)}</div>}
        </div>
      </div>
    </div>
  );
}

const drawCard: DrawComponent = (element, drawing) => (
  <div className="mdx-cards" data-cols={1}>
    {card(element, drawing)}
  </div>
);

const drawGroup: DrawComponent = (element, drawing) => {
  const { own, others } = partsOf(element, ["Card"], drawing);
  const cols = Math.round(numberProp(element, drawing, "cols"));
  return (
    <div className={classOf(element, drawing, "mdx-cards")} data-cols={Math.min(cols, own.length || cols)}>
      {inOrder(own.map((one) => card(one, drawing)))}
      {drawing.draw(others)}
    </div>
  );
};

/** A wide card with a button. */
const drawCallToAction: DrawComponent = (element, drawing) => {
  const button = anyTextProp(element, "buttonText", "cta");
  return (
    <div className="mdx-call" data-button={button !== undefined || undefined}>
      {card(element, drawing)}
      {button === undefined ? null : (
        <span className="mdx-button" data-intent="primary" aria-hidden="true">
          {button}
          {drawIcon(textProp(element, "buttonIcon") ?? "arrow-right")}
        </span>
      )}
    </div>
  );
};

/** `Card`, `CardGroup` and `CallToAction`. */
export const cardComponents = {
  Card: drawCard,
  CardGroup: drawGroup,
  CallToAction: drawCallToAction,
};
