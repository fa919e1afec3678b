import type { ReactElement, ReactNode } from "react";
import { enhanced } from "#docs-host/site/page-data";
import type { DrawComponent, Drawing } from "../../component.ts";
import { drawChildren } from "../nodes.ts";
import { classOf, drawProp, numberProp, wordProp } from "../props.ts";

interface TooltipOptions {
  readonly id: string;
  readonly className?: string;
  readonly side?: string;
  /** Distance between text and tip in pixels. */
  readonly offset?: number;
  readonly tip: ReactNode;
  readonly text: ReactNode;
}

/** Draws a text with a tooltip. CSS shows it on hover and focus; a script positions it and hides it on Escape. */
export const tooltip = ({ id, className, side = "top", offset, tip, text }: TooltipOptions): ReactElement => (
  <span className={className ?? "mdx-tooltip"} data-side={side} data-offset={offset} {...enhanced("tooltip")}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: readers without a mouse reach the tip by its text. */}
    <span className="mdx-tooltip-text" tabIndex={0} aria-describedby={id}>
      {text}
    </span>
    <span className="mdx-tip" role="tooltip" id={id}>
      {tip}
    </span>
  </span>
);

const drawTooltip: DrawComponent = (element, drawing: Drawing) => {
  const tip = drawProp(element.props.tip ?? element.props.content, drawing);
  const text = drawChildren(element, drawing);
  if (tip === undefined) return text;
  return tooltip({
    id: drawing.claimId("tip"),
    className: classOf(element, drawing, "mdx-tooltip"),
    side: wordProp(element, drawing, "side"),
    offset: numberProp(element, drawing, "sideOffset"),
    tip,
    text,
  });
};

/** `Tooltip`. */
export const tooltipComponents = { Tooltip: drawTooltip };
