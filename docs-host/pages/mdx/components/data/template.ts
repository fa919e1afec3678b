import type { CodeNode, DrawComponent, MdxElement, MdxNode, PropValue } from "../../component.ts";
import { mapCode } from "../nodes.ts";
import { membersOf } from "../props.ts";

/** A name in double braces. */
const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Returns the values of an attribute that are texts. */
const textsOf = (value: PropValue | undefined): ReadonlyMap<string, string> =>
  new Map(
    membersOf(value).flatMap(([name, text]) =>
      typeof text === "string" || typeof text === "number" ? [[name, String(text)] as const] : [],
    ),
  );

/**
 * Returns the children of a component with `{{KEY}}` in their code replaced by the values of an attribute, including
 * their tooltips. Keys without a value remain unchanged.
 */
export function filled(element: MdxElement, attribute = "template"): readonly MdxNode[] {
  const values = textsOf(element.props[attribute]);
  const tips = new Map(membersOf(element.props.tooltips));
  if (values.size === 0 && tips.size === 0) return element.children;
  return mapCode(element.children, (code): CodeNode => {
    const found: { [text: string]: PropValue } = {};
    const text = code.code.replace(placeholder, (whole, key: string) => {
      const value = values.get(key) ?? whole;
      const tip = tips.get(key);
      if (tip !== undefined && value !== "") found[value] = tip;
      return value;
    });
    return { ...code, code: text, ...(Object.keys(found).length > 0 && { tips: { ...code.tips, ...found } }) };
  });
}

const drawTemplate: DrawComponent = (element, drawing) => drawing.draw(filled(element, "data"));

/** `Template`. */
export const templateComponents = { Template: drawTemplate };
