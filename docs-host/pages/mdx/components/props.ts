import { createElement, Fragment, type ReactNode } from "react";
import { authorClasses } from "#docs-host/site/author-styles";
import { type AttributeName, componentNamed, type NumberLimits } from "#mdx/tags";
import { drawIcon, type IconOptions, isKnownIcon } from "../../icons/draw-icon.tsx";
import { type Drawing, isContent, isPropList, type MdxElement, type PropValue } from "../component.ts";
import { plainTextOf } from "./plain-text.ts";

/** Attributes of every component. */
type Common = "class" | "className" | "id";

/** Returns an attribute that is a text or a number, without white space around it; undefined if it is empty. */
export function textProp({ props }: MdxElement, name: AttributeName | Common): string | undefined {
  const value = Object.hasOwn(props, name) ? props[name] : undefined;
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" ? undefined : text;
}

/** Returns the first of several spellings of an attribute. */
export const anyTextProp = (element: MdxElement, ...names: readonly (AttributeName | Common)[]): string | undefined =>
  names.map((name) => textProp(element, name)).find((text) => text !== undefined);

/** Returns an attribute as a truth value: `<Tab open>`, `open={false}` and `open="false"`. */
export function flagProp({ props }: MdxElement, name: AttributeName, fallback = false): boolean {
  const value = Object.hasOwn(props, name) ? props[name] : undefined;
  if (typeof value === "boolean") return value;
  if (typeof value === "string") return !/^(?:false|0|no|off)$/i.test(value.trim());
  return fallback;
}

/** Returns the description of an attribute, which every attribute that is read has. */
function describedAs(element: MdxElement, name: AttributeName) {
  const kind = componentNamed(element.name)?.attributes[name];
  if (kind === undefined) throw new Error(`<${element.name}> has no attribute ${name}`);
  return kind;
}

/** Returns a number within the limits of its attribute; the default for anything else. Reports a text without a number. */
export function numberProp(element: MdxElement, drawing: Pick<Drawing, "report">, name: AttributeName): number {
  // A row that is neither a word nor a list of words describes limits.
  const { default: fallback, max = Number.MAX_SAFE_INTEGER } = describedAs(element, name) as NumberLimits;
  const text = textProp(element, name);
  const value = Number.parseFloat(text ?? "");
  if (text !== undefined && Number.isNaN(value)) {
    drawing.report(`\`${name}\` of <${element.name}> must be a number, not "${text}".`, element, "value");
  }
  return Number.isFinite(value) && value > 0 ? Math.min(value, max) : fallback;
}

/** Returns one of the words of an attribute, in its own spelling. Reports any other text, and returns the first word. */
export function wordProp(element: MdxElement, drawing: Pick<Drawing, "report">, name: AttributeName): string {
  const words = describedAs(element, name) as readonly string[]; // attributes of words have a list
  const text = textProp(element, name);
  const found = words.find((word) => word.toLowerCase() === text?.toLowerCase());
  if (found === undefined && text !== undefined) {
    drawing.report(`\`${name}\` of <${element.name}> must be ${inWords(words)}, not "${text}".`, element, "value");
  }
  return found ?? words[0] ?? "";
}

/** Lists words for a sentence: "a, b or c". */
const inWords = (words: readonly string[]): string => `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** Returns a list of texts: a list, one text, or texts with commas between them. Undefined without the attribute. */
export function listProp({ props }: MdxElement, name: AttributeName): readonly string[] | undefined {
  const value = Object.hasOwn(props, name) ? props[name] : undefined;
  if (value === undefined || value === null) return undefined;
  const items = typeof value === "string" ? value.split(",") : isPropList(value) ? value : [];
  return items
    .flatMap((item) => (typeof item === "string" || typeof item === "number" ? [String(item).trim()] : []))
    .filter((item) => item !== "");
}

/** Returns the members of an attribute that is an object; none for anything else. */
export function membersOf(value: PropValue | undefined): readonly (readonly [name: string, value: PropValue])[] {
  return typeof value !== "object" || value === null || isPropList(value) || isContent(value)
    ? []
    : Object.entries(value);
}

/** Draws an attribute that is inline markdown or elements; undefined if it is neither. */
export function drawProp(value: PropValue | undefined, drawing: Drawing): ReactNode | undefined {
  if (typeof value === "string" && value.trim() !== "") return drawing.inline(value);
  if (typeof value === "number") return String(value);
  return isContent(value) ? drawing.draw(value.nodes) : undefined;
}

/** A title as it is shown, and as the text that names a part in ids and lists. */
export interface Title {
  readonly shown: ReactNode;
  readonly plain: string;
}

/** Returns the title of a part, if any. */
export function titleProp(element: MdxElement, drawing: Drawing, name: AttributeName = "title"): Title | undefined {
  const value = element.props[name];
  const shown = drawProp(value, drawing);
  if (shown === undefined) return undefined;
  return { shown, plain: isContent(value) ? plainTextOf(value.nodes) : plainMarkdown(String(value)) };
}

/** Removes the marks of inline markdown. */
export const plainMarkdown = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(`+)(.*?)\1/g, "$2")
    .replace(/(\*\*|__|~~)(.*?)\1/g, "$2")
    .replace(/(?<!\w)([*_])(.*?)\1(?!\w)/g, "$2")
    .replace(/<[^<>]*>/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .trim();

/** Draws the icon of an attribute. A name that is not known is reported. */
export function drawIconProp(
  element: MdxElement,
  drawing: Drawing,
  options: IconOptions = {},
  name: AttributeName = "icon",
): ReactNode | undefined {
  const value = element.props[name];
  if (isContent(value))
    return createElement("span", { className: "mdx-own-icon", "aria-hidden": true }, drawing.draw(value.nodes));
  const icon = textProp(element, name);
  if (icon === undefined || typeof value !== "string") return undefined;
  if (!isKnownIcon(icon)) drawing.report(`There is no icon "${icon}". A ring is shown instead.`, element);
  return drawIcon(icon, { resolve: drawing.resolve, ...options }) ?? undefined;
}

/** The colors of an icon, as authors write them. */
export const iconColors = (element: MdxElement): Pick<IconOptions, "color" | "light" | "dark"> => ({
  color: textProp(element, "color"),
  light: textProp(element, "lightModeColor"),
  dark: textProp(element, "darkModeColor"),
});

/** Returns the class of a part, with the classes and styles that its author adds. */
export function classOf(element: MdxElement, drawing: Drawing, own: string): string {
  const style = membersOf(element.props.style).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [],
  );
  const styled = style.length === 0 ? undefined : drawing.styled(Object.fromEntries(style));
  const added = anyTextProp(element, "className", "class");
  return [own, added && authorClasses(added), styled].filter((name) => name !== undefined).join(" ");
}

/** Draws nodes in order without keys, for lists that never change. */
export const inOrder = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

/** Returns the address of a link; undefined without a target. */
export function linkProp(element: MdxElement, drawing: Drawing, name: AttributeName = "href"): string | undefined {
  const href = textProp(element, name);
  return href === undefined ? undefined : drawing.resolve(href);
}
