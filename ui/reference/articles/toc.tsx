import type { ReactElement } from "react";
import { siteTexts } from "#ui/text";

/** A heading of a page and where it is. */
export interface TocEntry {
  readonly id: string;
  readonly title: string;
  /** Of the heading, such as 3 for `h3`. */
  readonly level: 2 | 3 | 4 | 5 | 6;
}

interface TocProps {
  readonly entries: readonly TocEntry[];
}

/** The headings of this page; nothing is drawn when there are fewer than two. */
export function Toc({ entries }: TocProps): ReactElement | null {
  const { text } = siteTexts();
  if (entries.length < 2) return null;
  return (
    <nav className="toc" aria-labelledby="toc-title">
      {/* It is read as the name of the landmark. */}
      <p id="toc-title" className="small-head" aria-hidden="true">
        {text("onThisPage")}
      </p>
      <ul>
        {entries.map(({ id, title, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
