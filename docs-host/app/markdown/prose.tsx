import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { type ComponentProps, createElement, type ReactElement } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { CodeText, type Language } from "#ui/code";
import { parseMarkdown, type SafeElement, type SafeTree, textOf } from "./tree.ts";

/** The rendering of markdown headings: in the page's own outline, or as bold lines in short texts. */
export type Headings = "page" | "lines";

const outward = /^(?:[a-z]+:)?\/\//i;

function Link({ node: _, ...props }: ComponentProps<"a"> & { node?: unknown }): ReactElement {
  return <a {...props} {...(outward.test(props.href ?? "") ? { rel: "noreferrer" } : {})} />;
}

function Image({ node: _, alt = "", ...props }: ComponentProps<"img"> & { node?: unknown }): ReactElement {
  return <img {...props} alt={alt} loading="lazy" referrerPolicy="no-referrer" />;
}

const languages: { readonly [name: string]: Language } = {
  json: "json",
  bash: "shell",
  console: "shell",
  curl: "shell",
  sh: "shell",
  shell: "shell",
};

/** The language that a block of code names in its first line. */
function languageOf(pre: SafeElement | undefined): Language {
  const code = pre?.children.find((child) => child.type === "element");
  const classes = code?.type === "element" ? code.properties.className : undefined;
  const name = String(Array.isArray(classes) ? classes[0] : "").replace("language-", "");
  return Object.hasOwn(languages, name) ? (languages[name] ?? "text") : "text";
}

function Code({ node }: { readonly node?: SafeElement }): ReactElement {
  const text = node === undefined ? "" : textOf(node).replace(/\n$/, "");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <pre tabIndex={0}>
      <code>
        <CodeText code={text} language={languageOf(node)} />
      </code>
    </pre>
  );
}

function Table({ node: _, ...props }: ComponentProps<"table"> & { node?: unknown }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <div className="table-frame" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

const levels = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** The page has its own `h1`, so headings of the text start one level below it. */
const lowered: Components = Object.fromEntries(
  levels.map((tag, i) => {
    const lower = levels[Math.max(1, i)] ?? "h6";
    return [tag, ({ node: _, ...props }: ComponentProps<"h2"> & { node?: unknown }) => createElement(lower, props)];
  }),
);

const asLines: Components = Object.fromEntries(
  levels.map((tag) => [
    tag,
    ({ node: _, children }: ComponentProps<"h2"> & { node?: unknown }) => (
      <p>
        <strong>{children}</strong>
      </p>
    ),
  ]),
);

const common: Components = { a: Link, img: Image, pre: Code, table: Table };

/** Turns a safe tree into elements. */
export const drawTree = (tree: SafeTree, headings: Headings): ReactElement =>
  toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    ignoreInvalidStyle: true,
    // The drawing of code reads the tree itself.
    passNode: true,
    components: { ...common, ...(headings === "page" ? lowered : asLines) },
  });

/** Renders a short text in markdown, such as a description: without headings of the page, HTML or scripts. */
export const prose = (markdown: string): ReactElement => (
  <div className="prose">{drawTree(parseMarkdown(markdown), "lines")}</div>
);
