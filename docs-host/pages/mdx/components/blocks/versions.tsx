import { enhanced } from "#docs-host/site/page-data";
import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { drawChildren, isBlank, partsOf } from "../nodes.ts";
import { classOf, flagProp, inOrder, plainMarkdown, textProp } from "../props.ts";

interface VersionPart {
  readonly value: string;
  readonly title: string;
  readonly element: MdxElement;
}

/** Characters of names in the query string. */
const parameterSyntax = /^[\w.-]+$/;

/** Draws a choice of versions. Readers without scripts see all versions below their titles. */
const drawVersions: DrawComponent = (element, drawing) => {
  const { own, others } = partsOf(element, ["Version"], drawing);
  const parts = own.map((one, i): VersionPart => {
    const value = textProp(one, "version") ?? textProp(one, "title") ?? String(i + 1);
    return { value, title: plainMarkdown(textProp(one, "title") ?? value), element: one };
  });
  const first = Math.max(
    0,
    own.findIndex((one) => flagProp(one, "default")),
  );
  const parameter = textProp(element, "paramName") ?? "v";
  return (
    <div
      className={classOf(element, drawing, "mdx-versions")}
      data-parameter={parameterSyntax.test(parameter) ? parameter : "v"}
      {...enhanced("versions")}
    >
      {parts.length < 2 ? null : (
        <label className="mdx-version-choice">
          <span>Version</span>
          <select defaultValue={parts[first]?.value} autoComplete="off">
            {parts.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {drawing.draw(others)}
      {inOrder(parts.map((part, i) => panel(part, i === first, drawing)))}
    </div>
  );
};

const panel = ({ value, title, element }: VersionPart, isFirst: boolean, drawing: Drawing) => (
  <div className="mdx-version mdx-body" data-value={value} data-default={isFirst || undefined}>
    <p className="mdx-tab-title">{title}</p>
    {drawChildren(element, drawing)}
  </div>
);

/** A version outside of `Versions` is its text. */
const drawVersion: DrawComponent = (element, drawing) =>
  element.children.every(isBlank) ? null : drawChildren(element, drawing);

/** `Versions` and `Version`: a part of a page in several versions. */
export const versionComponents = { Versions: drawVersions, Version: drawVersion };
