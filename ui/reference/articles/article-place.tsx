import { createContext, createElement, type ReactElement, type ReactNode, useContext } from "react";

/** The place of an article on a page that has several. */
interface ArticlePlaceValue {
  /** Starts the ids of its parts, so that they are unique on the page. */
  readonly prefix: string;
  /** Number of levels by which its headings are deeper. */
  readonly depth: number;
}

/** The place of the article around a component; a separate page by default. */
export const ArticlePlace = createContext<ArticlePlaceValue>({ prefix: "", depth: 0 });

/** Returns the function that completes the ids of an article. */
export function useArticleIds(): (id: string) => string {
  const { prefix } = useContext(ArticlePlace);
  return (id) => prefix + id;
}

interface HeadingProps {
  /** The level on a page with one article. */
  readonly level: 1 | 2 | 3;
  readonly id?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading of an article, at the level that its place on the page gives it. */
export function Heading({ level, children, ...attributes }: HeadingProps): ReactElement {
  const { depth } = useContext(ArticlePlace);
  return createElement(`h${Math.min(6, level + depth)}`, attributes, children);
}
