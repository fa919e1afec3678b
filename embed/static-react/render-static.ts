import type { ReactNode } from "react";
import { attributeText, booleanText, escapeText, type Props } from "./static-attributes.ts";
import { callComponent, type StaticContext, withHooks } from "./static-hooks.ts";

/** The kinds of elements and of types, as React marks them. */
const kinds = {
  ...{ element: Symbol.for("react.transitional.element"), portal: Symbol.for("react.portal") },
  ...{ context: Symbol.for("react.context"), consumer: Symbol.for("react.consumer") },
  ...{ forwardRef: Symbol.for("react.forward_ref"), memo: Symbol.for("react.memo"), lazy: Symbol.for("react.lazy") },
  suspense: Symbol.for("react.suspense"),
};

interface Element {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Props;
}

/** A type of element that is an object. */
type Marked =
  | (StaticContext & { readonly $$typeof: typeof kinds.context })
  | { readonly $$typeof: typeof kinds.consumer; readonly _context: StaticContext }
  | { readonly $$typeof: typeof kinds.forwardRef; readonly render: (props: Props, ref: unknown) => unknown }
  | { readonly $$typeof: typeof kinds.memo; readonly type: unknown }
  | Lazy;

interface Lazy {
  readonly $$typeof: typeof kinds.lazy;
  readonly _payload: unknown;
  readonly _init: (payload: unknown) => unknown;
}

/** Elements that have no content and no end tag (HTML §13.1.2). */
const empty: ReadonlySet<string> = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** The written parts of a markup, and the value of the select around them. */
interface Output {
  readonly parts: string[];
  selected: unknown;
}

/**
 * Renders an element like `renderToStaticMarkup` of React, in a tenth of its code, which a worker would load and compile
 * before the first screen. Ids of `useId` differ from the ids that React makes. Lazy components that are not loaded yet show their fallback.
 */
export function renderToStaticMarkup(element: ReactNode): string {
  const output: Output = { parts: [], selected: undefined };
  withHooks(() => renderNode(element, output));
  return output.parts.join("");
}

function renderNode(node: unknown, output: Output): void {
  if (node === null || node === undefined || typeof node === "boolean" || node === "") return;
  if (typeof node === "object") renderObject(node, output);
  else if (typeof node !== "function" && typeof node !== "symbol") output.parts.push(escapeText(`${node}`));
}

function renderObject(node: object, output: Output): void {
  if (Symbol.iterator in node) {
    for (const child of node as Iterable<unknown>) renderNode(child, output);
    return;
  }
  const { $$typeof: kind } = node as Element;
  if (kind === kinds.element) renderElement(node as Element, output);
  else if (kind === kinds.context) renderNode((node as StaticContext)._currentValue2, output);
  else if (kind === kinds.lazy) renderNode(loaded(node as Lazy), output);
  else throw new TypeError(kind === kinds.portal ? "a portal has no static markup" : "an object is not a React node");
}

/** Returns the value of a lazy type; throws a promise while it loads. */
const loaded = ({ _init, _payload }: Lazy): unknown => _init(_payload);

function renderElement({ type, props }: Element, output: Output): void {
  if (typeof type === "string") renderTag(type, props, output);
  else if (typeof type === "function") renderNode(component(type as Component, props), output);
  else if (type === kinds.suspense) renderSuspense(props, output);
  // Fragments and such have only children.
  else if (typeof type === "symbol") renderNode(props.children, output);
  else renderMarked(type as Marked, props, output);
}

type Component = ((props: Props, ref?: unknown) => unknown) & {
  readonly getDerivedStateFromProps?: (props: Props, state: unknown) => object | null;
  readonly contextType?: StaticContext;
};

interface ClassInstance {
  props: Props;
  state: unknown;
  context: unknown;
  readonly render: () => unknown;
}

function component(type: Component, props: Props): unknown {
  const { prototype } = type as { readonly prototype?: { readonly isReactComponent?: unknown } };
  if (!prototype?.isReactComponent) return callComponent(() => type(props));
  const context = type.contextType?._currentValue2;
  const Class = type as unknown as new (props: Props, context: unknown) => ClassInstance;
  const instance = new Class(props, context);
  const derived = type.getDerivedStateFromProps?.(props, instance.state ?? null);
  Object.assign(instance, {
    props,
    context,
    state: derived ? { ...Object(instance.state), ...derived } : instance.state,
  });
  return instance.render();
}

function renderMarked(type: Marked, props: Props, output: Output): void {
  if ("_currentValue2" in type) renderProvider(type, props, output);
  else if ("_context" in type) renderNode(consumed(props.children, type._context), output);
  else if ("render" in type)
    renderNode(
      callComponent(() => type.render(props, props.ref ?? null)),
      output,
    );
  else {
    const inner = "_init" in type ? loaded(type) : type.type;
    renderElement({ $$typeof: kinds.element, type: inner, props }, output);
  }
}

const consumed = (children: unknown, context: StaticContext): unknown =>
  (children as (value: unknown) => unknown)(context._currentValue2); // the child of a consumer is a function

function renderProvider(context: StaticContext, { value, children }: Props, output: Output): void {
  const before = context._currentValue2;
  context._currentValue2 = value;
  try {
    renderNode(children, output);
  } finally {
    context._currentValue2 = before;
  }
}

function renderSuspense({ children, fallback }: Props, output: Output): void {
  const { length } = output.parts;
  try {
    renderNode(children, output);
  } catch (error) {
    const isLoading = typeof error === "object" && error !== null && "then" in error;
    if (!isLoading) throw error;
    output.parts.length = length;
    renderNode(fallback, output);
  }
}

function renderTag(tag: string, props: Props, output: Output): void {
  if (props.dangerouslySetInnerHTML !== undefined) throw new TypeError("markup of others is not rendered");
  const { parts } = output;
  parts.push(`<${tag}${attributesOf(tag, props, output)}`);
  if (empty.has(tag)) {
    parts.push("/>");
    return;
  }
  parts.push(">");
  renderContent(tag, props, output);
  parts.push(`</${tag}>`);
}

/** Attributes of fields that React writes after the others. */
const last = ["name", "formAction", "formEncType", "formMethod", "formTarget"];
const lastOfTag: { readonly [tag: string]: readonly string[] } = { input: last, button: last };
/** Properties of elements that are written as something else than an attribute, or after the others. */
const valued: { readonly [tag: string]: readonly string[] } = {
  input: ["value", "checked"],
  textarea: ["value"],
  select: ["value"],
  option: ["selected"],
};

function attributesOf(tag: string, props: Props, output: Output): string {
  const delayed = lastOfTag[tag] ?? [];
  const special = valued[tag] ?? [];
  let text = "";
  for (const name of Object.keys(props)) {
    if (!delayed.includes(name) && !special.includes(name)) text += attributeText(tag, name, props[name]);
  }
  for (const name of delayed) text += attributeText(tag, name, props[name]);
  if (tag === "input") {
    text += booleanText("checked", props.checked ?? props.defaultChecked);
    text += attributeText(tag, "value", props.value ?? props.defaultValue);
  }
  return tag === "option" ? text + booleanText("selected", isSelected(props, output)) : text;
}

function isSelected({ value, children, selected }: Props, output: Output): unknown {
  if (output.selected === null || output.selected === undefined) return selected;
  const own = `${value ?? textIn(children)}`;
  const chosen = Array.isArray(output.selected) ? output.selected : [output.selected];
  return chosen.some((one) => `${one}` === own);
}

/** Returns the text of an option. */
const textIn = (children: unknown): string =>
  Array.isArray(children)
    ? children.map(textIn).join("")
    : typeof children === "string" || typeof children === "number"
      ? `${children}`
      : "";

function renderContent(tag: string, props: Props, output: Output): void {
  const { children } = props;
  if (tag === "textarea") {
    const text = escapeText(`${props.value ?? props.defaultValue ?? children ?? ""}`);
    output.parts.push(text.startsWith("\n") ? `\n${text}` : text);
  } else if (tag === "select") {
    const { selected } = output;
    output.selected = props.value ?? props.defaultValue;
    renderNode(children, output);
    output.selected = selected;
  } else {
    // HTML ignores a line break at the start of these (HTML §13.1.2.5).
    if ((tag === "pre" || tag === "listing") && typeof children === "string" && children.startsWith("\n"))
      output.parts.push("\n");
    renderNode(children, output);
  }
}
