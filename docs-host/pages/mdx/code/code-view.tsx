import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import { itemAt } from "#engine/item-at";
import { CodeFrame, codeName } from "#ui/code";
import { escapeText, withMarkup } from "#ui/markup";
import type { CodeNode, PropValue } from "../component.ts";
import { type CodeLine, type CodeToken, highlight, maxColoredLength, type TimeBudget } from "./highlighter.ts";
import { readLineMarks } from "./line-marks.ts";
import { type CodeOptions, codeOptions, type LineRange } from "./options.ts";
import { type CodeRange, drawLine, matcherOf, textMatcher } from "./ranges.ts";

/** Names of shells. Their lines have prompts instead of numbers. */
const shells = /^(?:bash|sh|shell|shellscript|zsh|fish|curl|terminal)$/i;

/**
 * Returns the prompts of a shell before the lines of code: `$` before a command, `>` where it goes on, none before
 * comments. Undefined for code of no shell, and for code that has prompts.
 */
function promptsOf(code: string, language: string | undefined): readonly string[] | undefined {
  if (!shells.test(language ?? "") || /^\s*[$>] /m.test(code)) return undefined;
  let isInside = false;
  let quote = "";
  return code.split("\n").map((line) => {
    const isComment = !isInside && /^\s*(?:#|$)/.test(line);
    const prompt = isInside ? ">" : isComment ? "" : "$";
    if (isComment) return prompt;
    quote = quoteAfter(line, quote);
    isInside = quote !== "" || /(?:\\|&&|\|\|?|\(|\bdo|\bthen|\{)\s*$/.test(line);
    return prompt;
  });
}

/** Returns the quote that is open behind a line. */
function quoteAfter(line: string, before: string): string {
  let quote = before;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === "\\" && quote !== "'") at += 1;
    else if (quote === "" && (character === '"' || character === "'")) quote = character;
    else if (character === quote) quote = "";
  }
  return quote;
}

/** The functions with which a block of code draws what is around its text. */
export interface CodeViewDeps {
  /** Returns the address of a link. */
  readonly address: (href: string) => string | undefined;
  /** Draws a text with a tip. */
  readonly tip: (tip: PropValue, text: ReactNode) => ReactNode;
  readonly styled: (properties: { readonly [name: string]: string | number }) => string | undefined;
  readonly budget: TimeBudget;
  /** Returns the name of a language for readers. */
  readonly languageName: (language: string | undefined) => string;
}

type Extra = { readonly [name: string]: PropValue };

/** Draws a block of code: colored, with numbers, marked and dimmed lines, and a bar if it has a title. */
export function codeView(node: CodeNode, extra: Extra | undefined, deps: CodeViewDeps): ReactElement {
  const options = codeOptions(node.meta, extra);
  const marked = readLineMarks(node.code);
  const language = typeof extra?.language === "string" ? extra.language : node.language;
  const label = codeName(options.title ?? deps.languageName(language), marked.code);
  const lines = marked.code.split("\n").length;
  const isLong = options.maxLines > 0 && lines > options.maxLines;
  const isPlain = marked.code.length > maxColoredLength;
  const focus = [...options.focus, ...marked.focus];
  const height = isLong && options.maxLines !== 20 ? deps.styled({ "--max-lines": options.maxLines }) : undefined;
  const prompts = options.hasLineNumbers ? promptsOf(marked.code, language) : undefined;
  const content = isPlain
    ? [marked.code]
    : drawLines(marked.code, language, deps.budget, {
        ranges: rangesIn(options, node, deps),
        marks: { ...marked, highlight: [...options.highlight, ...marked.highlight], focus },
        prompts,
        startLine: isLong ? options.startLine : 1,
      });
  return (
    <CodeFrame title={options.title} label={label}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset contains fields, this contains code. */}
      <pre
        tabIndex={0}
        role="group"
        aria-label={label}
        className={height}
        data-lines={isPlain ? undefined : ""}
        data-numbers={options.hasLineNumbers && !isPlain && prompts === undefined && lines > 1 ? "" : undefined}
        data-prompts={prompts === undefined || isPlain ? undefined : ""}
        data-dimmed={focus.length > 0 && !isPlain ? "" : undefined}
        data-wrapped={options.isWrapped ? "" : undefined}
        data-long={isLong ? "" : undefined}
      >
        <code>{createElement(Fragment, null, ...content)}</code>
      </pre>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
      {isLong ? (
        <label className="code-more">
          <input type="checkbox" aria-label={`Show all ${lines} lines: ${label}`} />
          <span aria-hidden="true">Show all {lines} lines</span>
        </label>
      ) : null}
    </CodeFrame>
  );
}

interface LineParts {
  readonly ranges: (line: string) => readonly CodeRange[];
  readonly marks: {
    readonly highlight: readonly LineRange[];
    readonly focus: readonly LineRange[];
    readonly inserted: readonly LineRange[];
    readonly deleted: readonly LineRange[];
  };
  readonly prompts: readonly string[] | undefined;
  readonly startLine: number;
}

const isIn = (ranges: readonly LineRange[], line: number): boolean =>
  ranges.some(([from, to]) => from <= line && line <= to);

function drawLines(
  code: string,
  language: string | undefined,
  budget: TimeBudget,
  parts: LineParts,
): readonly ReactNode[] {
  const { marks, prompts, startLine, ranges } = parts;
  const texts = code.split("\n");
  return highlight(code, language, budget).flatMap((line, i) => {
    const number = i + 1;
    const found = ranges(itemAt(texts, i));
    const mark = (["inserted", "deleted", "highlight"] as const).find((kind) => isIn(marks[kind], number));
    const element = createElement(
      "span",
      {
        className: "code-line",
        ...(mark && { "data-mark": mark }),
        ...(marks.focus.length > 0 && isIn(marks.focus, number) && { "data-focus": "" }),
        ...(prompts?.[i] && { "data-prompt": prompts[i] }),
        ...(startLine > 1 && startLine === number && { "data-start": "" }),
      },
      ...(found.length === 0
        ? [createElement(Tokens, { line })]
        : drawLine(line, found, drawToken, (inside) => createElement(Fragment, null, ...inside))),
    );
    return i === 0 ? [element] : ["\n", element];
  });
}

const drawToken = ({ text, kind }: CodeToken): ReactNode =>
  kind === undefined ? text : createElement("span", { className: `code-${kind}` }, text);

/** The tokens of a line. Most elements of a page with code are tokens, so that they are written without elements. */
const Tokens = withMarkup(
  ({ line }: { readonly line: CodeLine }) => createElement(Fragment, null, ...line.map(drawToken)),
  ({ line }) => {
    let markup = "";
    for (const { text, kind } of line) {
      markup += kind === undefined ? escapeText(text) : `<span class="code-${kind}">${escapeText(text)}</span>`;
    }
    return markup;
  },
);

/** Creates the search for the links and the tips of a block in a line. */
function rangesIn({ links }: CodeOptions, { tips = {} }: CodeNode, deps: CodeViewDeps): LineParts["ranges"] {
  const found = [
    ...links.flatMap(({ text, href }) => {
      const address = deps.address(href);
      const wrap = (inside: ReactNode): ReactNode => <a href={address}>{inside}</a>;
      return address === undefined ? [] : [{ find: matcherOf(text), wrap }];
    }),
    ...Object.entries(tips).map(([text, tip]) => ({
      find: textMatcher(text),
      wrap: (inside: ReactNode): ReactNode => deps.tip(tip, inside),
    })),
  ];
  if (found.length === 0) return () => [];
  return (line) => found.flatMap(({ find, wrap }) => find(line).map(([from, to]) => ({ from, to, wrap })));
}
