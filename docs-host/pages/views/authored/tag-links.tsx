import type { ReactElement } from "react";
import { hrefOf, type Site } from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import { changelogHref } from "./changelog-part.ts";

interface TagLinksProps {
  readonly tags: readonly string[];
  /** The slug of the changelog. */
  readonly index: string;
  readonly site: Site;
}

/** The tags of an entry as links to all entries with the tag. */
export function TagLinks({ tags, index, site }: TagLinksProps): ReactElement | null {
  const text = siteTexts().text;
  if (tags.length === 0) return null;
  return (
    <ul className="entry-tags" aria-label={text("tags")}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={changelogHref(hrefOf(index), { number: 1, tag }, site.isStatic)}>{tag}</a>
        </li>
      ))}
    </ul>
  );
}
