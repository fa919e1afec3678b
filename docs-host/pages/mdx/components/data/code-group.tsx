import type { CodeNode, DrawComponent, Drawing, MdxElement, PropValue } from "../../component.ts";
import { tabList } from "../blocks/index.ts";
import { languageChoices, languageName } from "../languages.ts";
import { codeIn, isBlank } from "../nodes.ts";
import { classOf } from "../props.ts";
import { filled } from "./template.ts";

/** Attributes that a block of code takes from the component around it. */
type Extra = { readonly [name: string]: PropValue };

/** Adds numbers to labels that several blocks have. */
function numbered(labels: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return labels.map((label) => {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return count === 1 ? label : `${label} ${count}`;
  });
}

/** Draws several code blocks as tabs. All pages select the same language. */
function codeTabs(element: MdxElement, code: readonly CodeNode[], drawing: Drawing, extra: Extra = {}) {
  const labels = code.map((one) => drawing.codeLabel(one, extra));
  const titles = numbered(code.map((one, i) => labels[i]?.title ?? languageName(one.language)));
  const choices = languageChoices(code.map(({ language }, i) => ({ language, group: labels[i]?.group })));
  return tabList({
    className: classOf(element, drawing, "mdx-tabs mdx-code-tabs"),
    label: "Code examples",
    parts: code.map((one, i) => ({
      id: drawing.claimId(titles[i] ?? "code"),
      title: titles[i],
      choice: choices[i],
      // The tab has the title.
      body: drawing.code(one, { ...extra, title: "" }),
    })),
  });
}

/** Draws what is in a group of code: tabs, or the block itself if there is one. */
function group(element: MdxElement, drawing: Drawing, extra?: Extra) {
  const inside = filled(element);
  const code = codeIn(inside);
  const [only, second] = code;
  if (only === undefined) return drawing.draw(inside);
  const texts = inside.filter((node) => !isBlank(node) && codeIn([node]).length === 0);
  return (
    <>
      {drawing.draw(texts)}
      {second === undefined ? drawing.code(only, extra) : codeTabs(element, code, drawing, extra)}
    </>
  );
}

const drawGroup: DrawComponent = (element, drawing) => group(element, drawing);

/** A code block with the attributes of the component: around one or more fences, or around text. */
const drawBlock: DrawComponent = (element, drawing) => {
  const { children: _, className: __, ...extra } = element.props;
  if (codeIn(element.children).length > 0) return group(element, drawing, extra);
  const code = textIn(element);
  if (code === undefined) return drawing.draw(element.children);
  const language = element.props.language ?? element.props.lang;
  return drawing.code({ kind: "code", code, meta: "", ...(typeof language === "string" && { language }) }, extra);
};

/** Returns the code of a component without a fence: an attribute, or text alone. */
function textIn({ props, children }: MdxElement): string | undefined {
  if (typeof props.code === "string") return props.code;
  const texts = children.map((node) => (node.kind === "text" ? node.text : undefined));
  return texts.length > 0 && texts.every((text) => text !== undefined)
    ? texts.join("").replace(/^\n/, "").trimEnd()
    : undefined;
}

/** `CodeBlock` and `CodeGroup`. */
export const codeComponents = { CodeBlock: drawBlock, CodeGroup: drawGroup };
