import type { ReactElement, ReactNode } from "react";
import { isLeftToRight } from "#engine/text";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { type InlinePart, inlineParts } from "./inline-parts.ts";
import { VisibleText } from "./visible-text.tsx";

function Part({ part, links }: { readonly part: InlinePart; readonly links: boolean }): ReactElement {
  const inside = <VisibleText text={part.text} />;
  switch (part.kind) {
    case "text":
      return inside;
    case "code":
      return <code>{inside}</code>;
    case "strong":
      return <strong>{inside}</strong>;
    case "emphasis":
      return <em>{inside}</em>;
    case "link":
      return links ? (
        <a href={part.href} rel="noreferrer" target="_blank">
          {inside}
        </a>
      ) : (
        inside
      );
  }
}

/**
 * A description of an API as one paragraph with its inline markdown. HTML with the same meaning is drawn alike; no HTML
 * is run. Inside an option, which may
 * contain no link, `links` is false and only the label of a link is drawn.
 */
export function InlineText({
  children,
  links = true,
}: {
  readonly children: string;
  readonly links?: boolean;
}): ReactNode {
  const text = htmlToMarkdown(children);
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity, only a position
  const drawn = inlineParts(text).map((part, position) => <Part key={position} part={part} links={links} />);
  return isLeftToRight(text) ? drawn : <bdi>{drawn}</bdi>;
}
