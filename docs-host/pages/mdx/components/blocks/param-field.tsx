import type { ReactNode } from "react";
import { type Json, printJson } from "#engine/json";
import { type DrawComponent, isContent, type MdxElement, type PropValue } from "../../component.ts";
import { drawChildren, isBlank } from "../nodes.ts";
import { classOf, flagProp, textProp } from "../props.ts";

/** The attributes that name a parameter, and the words for where it is sent. */
const locations = [
  ["path", "path"],
  ["query", "query"],
  ["body", "body"],
  ["header", "header"],
  ["name", undefined],
] as const;

/** Returns the name of a parameter and where it is sent. */
function named(element: MdxElement): { readonly name: string; readonly location?: string | undefined } {
  for (const [attribute, location] of locations) {
    const name = textProp(element, attribute);
    if (name !== undefined) return { name, location };
  }
  return { name: "parameter" };
}

/** Returns a default value as it is sent. */
function shownDefault(value: PropValue | undefined): string | undefined {
  if (value === undefined || isContent(value)) return undefined;
  // A literal without elements is JSON.
  return typeof value === "string" ? value : printJson(value as Json);
}

/** A parameter, set as a property of the reference. */
const drawParamField: DrawComponent = (element, drawing): ReactNode => {
  const { name, location } = named(element);
  const [type, initial] = [textProp(element, "type"), shownDefault(element.props.default)];
  const isListed = flagProp(element, "toc");
  const ownId = textProp(element, "id");
  const id = isListed || ownId !== undefined ? drawing.claimId(name, ownId) : undefined;
  if (isListed && id !== undefined) drawing.addToContents(id, name, 3);
  return (
    <dl className={classOf(element, drawing, "properties mdx-param")}>
      <div className="property" id={id}>
        <dt>
          <code className="property-name">{name}</code>{" "}
          {flagProp(element, "required") ? <span className="required">required</span> : null}
        </dt>
        <dd>
          <p className="type">
            {type}
            {location === undefined ? null : <span className="access"> {location}</span>}
            {flagProp(element, "deprecated") ? (
              <>
                {" "}
                <span className="availability" data-availability="Deprecated">
                  Deprecated
                </span>
              </>
            ) : null}
          </p>
          {initial === undefined ? null : (
            <ul className="facts">
              <li>
                default <code>{initial}</code>
              </li>
            </ul>
          )}
          {element.children.every(isBlank) ? null : <div className="mdx-body">{drawChildren(element, drawing)}</div>}
        </dd>
      </div>
    </dl>
  );
};

/** `ParamField`. */
export const paramComponents = { ParamField: drawParamField };
