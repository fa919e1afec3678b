import type { ReactElement, ReactNode } from "react";
import { enhanced } from "#docs-host/site/page-data";
import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { drawChildren, headingOf, partsOf, splitAtHeadings } from "../nodes.ts";
import { plainTextOf } from "../plain-text.ts";
import { classOf, flagProp, inOrder, numberProp, textProp, titleProp } from "../props.ts";

interface StepOptions {
  readonly number: number;
  readonly className: string;
  readonly id: string;
  readonly title: ReactNode;
  readonly plain: string;
  readonly body: ReactNode;
}

/** Draws one step. Its number is a link; a script copies the address. */
export const stepItem = ({ number, className, id, title, plain, body }: StepOptions): ReactElement => (
  <li className={className} id={id}>
    <a
      className="mdx-step-number"
      href={`#${id}`}
      aria-label={`Step ${number}${plain === "" ? "" : `: ${plain}`}`}
      {...enhanced("step")}
    >
      <span aria-hidden="true">{number}</span>
    </a>
    {title === undefined ? null : <div className="mdx-step-title">{title}</div>}
    <div className="mdx-body">{body}</div>
  </li>
);

/** Draws a `Step`. */
function step(
  element: MdxElement,
  drawing: Drawing,
  number: number,
  addToContents: Drawing["addToContents"],
): ReactElement {
  const title = titleProp(element, drawing);
  const id = drawing.claimId(title?.plain ?? `Step ${number}`, textProp(element, "id"));
  if (title !== undefined) addToContents(id, title.plain, 3);
  return stepItem({
    number,
    id,
    className: classOf(element, drawing, "mdx-step"),
    title: title?.shown,
    plain: title?.plain ?? "",
    body: drawChildren(element, drawing),
  });
}

/** Draws steps. Without a `Step`, the highest headings inside are the titles of the steps. */
const drawSteps: DrawComponent = (element, drawing) => {
  const { own, others } = partsOf(element, ["Step"], drawing);
  const { start, parts } = own.length > 0 ? { start: others, parts: [] } : splitAtHeadings(others);
  const isListed = flagProp(element, "toc", drawing.facts.isTocForced) && numberProp(element, drawing, "tocDepth") >= 3;
  const addToContents = isListed ? drawing.addToContents : () => {};
  const steps = own.map((one, i) => step(one, drawing, i + 1, addToContents));
  const headed = parts.map((part, i) => {
    const { text, ownId } = headingOf(part);
    const plain = plainTextOf(text);
    const id = drawing.claimId(plain, ownId);
    addToContents(id, plain, 3);
    const title = drawing.draw(text);
    return stepItem({ number: i + 1, id, className: "mdx-step", title, plain, body: drawing.draw(part.body) });
  });
  return (
    <>
      {drawing.draw(start)}
      {steps.length + headed.length === 0 ? null : (
        <ol className={classOf(element, drawing, "mdx-steps")}>{inOrder([...steps, ...headed])}</ol>
      )}
    </>
  );
};

/** A step outside of a list is a list of one. */
const drawStep: DrawComponent = (element, drawing) => (
  <ol className="mdx-steps">{step(element, drawing, 1, () => {})}</ol>
);

/** `Steps` and `Step`. */
export const stepComponents = { Steps: drawSteps, Step: drawStep };
