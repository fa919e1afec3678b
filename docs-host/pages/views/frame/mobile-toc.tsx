import type { ReactElement } from "react";
import type { TocEntry } from "#ui/reference";
import { siteTexts } from "#ui/text";

/** The contents of a page above its text, for narrow screens; nothing if there are fewer than two headings. */
export function MobileToc({ entries }: { readonly entries: readonly TocEntry[] }): ReactElement | null {
  const text = siteTexts().text;
  if (entries.length < 2) return null;
  return (
    <details className="mobile-toc">
      <summary>{text("onThisPage")}</summary>
      <ul>
        {entries.map(({ id, title, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
