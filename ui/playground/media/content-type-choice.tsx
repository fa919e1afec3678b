import { type ReactElement, useEffect, useId, useRef } from "react";
import { Dropdown } from "#ui/kit";
import { lateWords } from "../../late-words.ts";

/** Props of the choice of a media type. */
export interface ContentTypeChoiceProps {
  readonly contentTypes: readonly string[];
  /** The position of the current one. */
  readonly selected: number;
  readonly onSelect: (contentType: string) => void;
  /** True if the choice was just made: the form around it is another one, so the focus returns here. */
  readonly takesFocus: boolean;
}

/** Chooses the media type of a request body; each has its own form. */
export function ContentTypeChoice(props: ContentTypeChoiceProps): ReactElement {
  const { contentTypes, selected, onSelect, takesFocus } = props;
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  return (
    <div ref={frame} className="play-content-type">
      <span id={id}>{lateWords.contentType}</span>
      <Dropdown
        labelledBy={id}
        options={contentTypes.map((label) => ({ label }))}
        selected={selected}
        onSelect={(position) => {
          const next = contentTypes[position];
          if (next !== undefined && position !== selected) onSelect(next);
        }}
      />
    </div>
  );
}
