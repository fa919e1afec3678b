import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { type ComponentProps, createElement, type ReactElement } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { parseMarkdown, type SafeTree } from "./tree.ts";

/** How headings of the markdown are drawn: in the page's own order, or as bold lines where the text is a remark. */
export type Headings = "page" | "lines";

const outward = /^(?:[a-z]+:)?\/\//i;

function Link({ node: _, ...props }: ComponentProps<"a"> & { node?: unknown }): ReactElement {
  return <a {...props} {...(outward.test(props.href ?? "") ? { rel: "noreferrer" } : {})} />;
}

function Image({ node: _, alt = "", ...props }: ComponentProps<"img"> & { node?: unknown }): ReactElement {
  return <img {...props} alt={alt} loading="lazy" referrerPolicy="no-referrer" />;
}

function Code({ node: _, ...props }: ComponentProps<"pre"> & { node?: unknown }): ReactElement {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
  return <pre {...props} tabIndex={0} />;
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

/** The page has one `h1` of its own, so headings of the text start one below it. */
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
    components: { ...common, ...(headings === "page" ? lowered : asLines) },
  });

/** Draws a remark in markdown, such as a description: no headings of the page, no HTML, nothing that runs. */
export const prose = (markdown: string): ReactElement => (
  <div className="prose">{drawTree(parseMarkdown(markdown), "lines")}</div>
);
