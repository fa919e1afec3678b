import type { ReactNode } from "react";
import type { CodeNode, DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { codeIn, isBlank, partsOf } from "../nodes.ts";
import { classOf, drawProp, inOrder, textProp, titleProp } from "../props.ts";
import { stepItem } from "./steps.tsx";

/** The lines of a file that a step is about. */
const linesOf = (step: MdxElement): string | undefined => textProp(step, "focus") ?? textProp(step, "highlight");

/** Draws one step: its description, its text, and the file and the lines that it is about. */
function step(element: MdxElement, number: number, drawing: Drawing): ReactNode {
  const title = titleProp(element, drawing);
  const [file, lines] = [textProp(element, "file"), linesOf(element)];
  const description = drawProp(element.props.description, drawing);
  const { own, others } = partsOf(element, ["Substep"], drawing);
  const id = drawing.claimId(title?.plain ?? `Step ${number}`, textProp(element, "id"));
  return stepItem({
    number,
    id,
    className: classOf(element, drawing, "mdx-step"),
    title: title?.shown,
    plain: title?.plain ?? "",
    body: (
      <>
        {description === undefined ? null : <p>{description}</p>}
        {drawing.draw(others)}
        {own.length === 0 ? null : (
          <ol className="mdx-steps">{inOrder(own.map((one, i) => step(one, i + 1, drawing)))}</ol>
        )}
        {file === undefined && lines === undefined ? null : (
          <p className="mdx-step-place">
            {file === undefined ? null : <code>{file}</code>}
            {lines === undefined ? null : ` lines ${lines.replaceAll(/[{}[\]]/g, "")}`}
          </p>
        )}
      </>
    ),
  });
}

/** Draws the steps beside the code that they are about; below each other where the page is narrow. */
const drawWalkthrough: DrawComponent = (element, drawing) => {
  const { own, others } = partsOf(element, ["Step", "Substep"], drawing);
  const code = codeIn(others);
  const texts = others.filter((node) => !isBlank(node) && codeIn([node]).length === 0);
  return (
    <div className={classOf(element, drawing, "mdx-walkthrough")}>
      {texts.length === 0 ? null : <div className="mdx-body">{drawing.draw(texts)}</div>}
      {own.length === 0 ? null : (
        <ol className="mdx-steps">{inOrder(own.map((one, i) => step(one, i + 1, drawing)))}</ol>
      )}
      {code.length === 0 ? null : (
        <div className="mdx-body">{inOrder(code.map((one: CodeNode) => drawing.code(one)))}</div>
      )}
    </div>
  );
};

/** Steps of a program and its code. */
export const walkthroughComponents = {
  Walkthrough: drawWalkthrough,
  Substep: (element, drawing) => <ol className="mdx-steps">{step(element, 1, drawing)}</ol>,
} satisfies { readonly [name: string]: DrawComponent };
