import { createElement, type ReactElement, type ReactNode } from "react";
import { attributeText, booleanText, escapeText, isSafeName, type Props } from "./attributes.ts";
import { callComponent, type StaticContext, withHooks } from "./hooks.ts";

/** The kinds of elements and of types, as React marks them. Casts follow these marks, which types do not show. */
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

/** The markup that was written so far, and the value of the select around the next node. */
interface Output {
  text: string;
  selected: unknown;
}

/**
 * Renders an element like `renderToStaticMarkup` of React, in a fifth of its code and of its time. Ids of `useId` differ
 * from the ids that React makes. Elements of the head are written where they are, and images are not preloaded. Lazy
 * components that are not loaded yet show their fallback.
 */
export function renderMarkup(element: ReactNode): string {
  const output: Output = { text: "", selected: undefined };
  withHooks(() => renderNode(element, output));
  return output.text;
}

/** Markup by the props of the elements that were rendered to it. */
const rendered = new WeakMap<object, string>();

function RenderedOnce({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** Returns an element that is rendered once: its markup is repeated wherever the element is shown again. */
export const renderedOnce = (children: ReactNode): ReactElement => createElement(RenderedOnce, null, children);

function renderOnce(props: Props, output: Output): void {
  const known = rendered.get(props);
  const before = output.text;
  if (known === undefined) {
    output.text = "";
    renderNode(props.children, output);
    rendered.set(props, output.text);
  }
  output.text = before + (known ?? output.text);
}

function renderNode(node: unknown, output: Output): void {
  if (typeof node === "string") output.text += escapeText(node);
  else if (typeof node === "object" && node !== null) renderObject(node, output);
  else if (typeof node === "number" || typeof node === "bigint") output.text += node;
}

function renderObject(node: object, output: Output): void {
  if (Array.isArray(node)) {
    for (const child of node) renderNode(child, output);
    return;
  }
  // The mark of a node tells its type.
  const { $$typeof: kind } = node as Element;
  if (kind === kinds.element) renderElement(node as Element, output);
  else if (kind === kinds.context) renderNode((node as StaticContext)._currentValue2, output);
  else if (kind === kinds.lazy) renderNode(loaded(node as Lazy), output);
  else if (Symbol.iterator in node) for (const child of node as Iterable<unknown>) renderNode(child, output);
  else throw new TypeError(kind === kinds.portal ? "a portal has no static markup" : "an object is not a React node");
}

/** Returns the value of a lazy type; throws a promise while it loads. */
const loaded = ({ _init, _payload }: Lazy): unknown => _init(_payload);

function renderElement({ type, props }: Element, output: Output): void {
  if (typeof type === "string") renderTag(type, props, output);
  else if (type === RenderedOnce) renderOnce(props, output);
  else if (typeof type === "function") renderComponent(type as Component, props, output);
  else if (type === kinds.suspense) renderSuspense(props, output);
  // Fragments and such have only children.
  else if (typeof type === "symbol") renderNode(props.children, output);
  else renderMarked(type as Marked, props, output);
}

type Component = ((props: Props, ref?: unknown) => unknown) & {
  readonly toMarkup?: (props: Props) => string;
  readonly getDerivedStateFromProps?: (props: Props, state: unknown) => object | null;
  readonly contextType?: StaticContext;
};

interface ClassInstance {
  props: Props;
  state: unknown;
  context: unknown;
  readonly render: () => unknown;
}

/** Adds to a component the function that writes the same markup as its elements, in less time. */
export const withMarkup = <P extends object>(
  component: (props: P) => ReactNode,
  toMarkup: (props: P) => string,
): ((props: P) => ReactNode) => Object.assign(component, { toMarkup });

function renderComponent(type: Component, props: Props, output: Output): void {
  if (type.toMarkup === undefined) renderNode(component(type, props), output);
  else output.text += type.toMarkup(props);
}

function component(type: Component, props: Props): unknown {
  const { prototype } = type as { readonly prototype?: { readonly isReactComponent?: unknown } };
  if (!prototype?.isReactComponent) return callComponent(type, props, undefined);
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
  else if ("render" in type) renderNode(callComponent(type.render, props, props.ref ?? null), output);
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

/** As React does, shows the fallback for anything that fails or is not loaded yet. */
function renderSuspense({ children, fallback }: Props, output: Output): void {
  const { text, selected } = output;
  try {
    renderNode(children, output);
  } catch {
    Object.assign(output, { text, selected });
    renderNode(fallback, output);
  }
}

function renderTag(tag: string, props: Props, output: Output): void {
  if (!isSafeName(tag)) throw new TypeError(`invalid tag: ${tag}`);
  if (props.dangerouslySetInnerHTML !== undefined) throw new TypeError("markup of others is not rendered");
  output.text += `<${tag}${attributesOf(tag, props, output)}`;
  if (empty.has(tag)) {
    output.text += "/>";
    return;
  }
  output.text += ">";
  const write = contents[tag];
  if (write === undefined) renderNode(props.children, output);
  else write(props, output);
  output.text += `</${tag}>`;
}

const buttonProps = ["name", "formAction", "formEncType", "formMethod", "formTarget"];

/** Props that React writes after the others. */
const lastProps: { readonly [tag: string]: readonly string[] } = {
  input: buttonProps,
  button: buttonProps,
  form: ["action", "encType", "method", "target"],
};

/** Props that are written as content, or by a rule. */
const values: { readonly [tag: string]: readonly string[] } = {
  input: ["value", "checked"],
  textarea: ["value"],
  select: ["value"],
  option: ["selected"],
};

function attributesOf(tag: string, props: Props, output: Output): string {
  const last = lastProps[tag];
  const special = values[tag];
  let text = "";
  for (const name of Object.keys(props)) {
    if (!last?.includes(name) && !special?.includes(name)) text += attributeText(tag, name, props[name]);
  }
  for (const name of last ?? []) text += attributeText(tag, name, props[name]);
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

/** Returns the text of an option, a script or a style. */
const textIn = (children: unknown): string =>
  Array.isArray(children)
    ? children.map(textIn).join("")
    : typeof children === "string" || typeof children === "number"
      ? `${children}`
      : "";

/** HTML ignores a line break at the start of the content (HTML §13.1.2.5). */
const withLineBreak = (text: string): string => (text.startsWith("\n") ? `\n${text}` : text);

function renderLines({ children }: Props, output: Output): void {
  if (typeof children === "string") output.text += withLineBreak(escapeText(children));
  else renderNode(children, output);
}

/** Writes the content of elements with own rules. */
const contents: { readonly [tag: string]: (props: Props, output: Output) => void } = {
  pre: renderLines,
  listing: renderLines,
  textarea: ({ value, defaultValue, children }, output) => {
    output.text += withLineBreak(escapeText(`${value ?? defaultValue ?? children ?? ""}`));
  },
  select: ({ value, defaultValue, children }, output) => {
    const { selected } = output;
    output.selected = value ?? defaultValue;
    renderNode(children, output);
    output.selected = selected;
  },
  // Text that no tag may end (HTML §13.1.2.6): a letter of the tag is an escape of its language.
  script: ({ children }, output) => {
    output.text += textIn(children).replace(
      /(<\/?)(s)(cript)/gi,
      (_, start, letter, rest) => `${start}${letter === "s" ? "\\u0073" : "\\u0053"}${rest}`,
    );
  },
  style: ({ children }, output) => {
    output.text += textIn(children).replace(
      /(<\/?)(s)(tyle)/gi,
      (_, start, letter, rest) => `${start}${letter === "s" ? "\\73 " : "\\53 "}${rest}`,
    );
  },
};
