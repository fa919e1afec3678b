import type { ReactElement, ReactNode } from "react";
import { siteTexts } from "#ui/text";

/** The content of a request or a response in one media type. */
interface MediaContent {
  readonly contentType: string;
  readonly content: ReactNode;
}

interface MediaTypesProps {
  readonly all: readonly MediaContent[];
  /** Groups the media types; unique on the page. */
  readonly name: string;
}

/** The media types of one message. The first is open; opening one closes the other, as with tabs, without a script. */
export function MediaTypes({ all, name }: MediaTypesProps): ReactElement {
  const { text } = siteTexts();
  const [first, second] = all;
  if (second === undefined) return <>{first?.content}</>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className="media-types" role="group" aria-label={text("mediaTypes")}>
      {all.map(({ contentType, content }, i) => (
        <details
          className="media-type" // biome-ignore lint/suspicious/noArrayIndexKey: two forms may share a media type, and none of them moves.
          key={i}
          name={name}
          open={i === 0}
        >
          <summary>
            <code>{contentType}</code>
          </summary>
          {content}
        </details>
      ))}
    </div>
  );
}
