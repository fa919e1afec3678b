import { Fragment, type ReactNode } from "react";

/** Returns a text with markup in place of its names. */
export const fillNodes = (text: string, nodes: { readonly [name: string]: ReactNode }): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
    <Fragment key={i}>{i % 2 === 0 ? part : (nodes[part] ?? `{${part}}`)}</Fragment>
  ));

/** The English of lists has no comma before the last word. */
const tagOf = (language: string): string => (/^en(?:-|$)/.test(language) ? "en-GB" : language);

/** The way in which the items of a list belong together: all, one of them, or neither is said. */
export type ListKind = "conjunction" | "disjunction" | "unit";

/** Joins texts as a list of a language: `a, b or c`. */
export const joinTexts = (texts: readonly string[], type: ListKind, language: string): string =>
  new Intl.ListFormat(tagOf(language), { type }).format(texts);

/** Joins markup in the same way. */
export function joinNodes(nodes: readonly ReactNode[], type: ListKind, language: string): ReactNode {
  const names = nodes.map((_, i) => String(i));
  return new Intl.ListFormat(tagOf(language), { type }).formatToParts(names).map(({ type: kind, value }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a list have no other name and never move.
    <Fragment key={i}>{kind === "element" ? nodes[Number(value)] : value}</Fragment>
  ));
}
