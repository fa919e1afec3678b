import { type ReactElement, useEffect, useId, useRef } from "react";
import { lateText } from "#locales/messages/late";
import { Dropdown } from "#ui/kit";

/** Media types to choose from, and the callback that gets the chosen one. */
export interface TypeChoice {
  readonly types: readonly string[];
  /** The position of the current one. */
  readonly selected: number;
  readonly onSelect: (type: string) => void;
}

/** Props of the choices of media types. */
export interface MediaChoicesProps {
  /** The content types of the request body; each has its own form. */
  readonly request: TypeChoice;
  /** The content types of the response. */
  readonly response: TypeChoice;
  /** True if the body's was just chosen: the form around it is another one, so the focus returns here. */
  readonly takesFocus: boolean;
}

/** Chooses the media types of a request and of its answer, each only if there are several. */
export function MediaChoices({ request, response, takesFocus }: MediaChoicesProps): ReactElement | null {
  if (request.types.length < 2 && response.types.length < 2) return null;
  return (
    <div className="play-types">
      <Choice label={lateText().contentType} {...request} takesFocus={takesFocus} />
      <Choice label={lateText().responseType} {...response} takesFocus={false} />
    </div>
  );
}

interface ChoiceProps extends TypeChoice {
  readonly label: string;
  readonly takesFocus: boolean;
}

function Choice({ label, types, selected, onSelect, takesFocus }: ChoiceProps): ReactElement | null {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  if (types.length < 2) return null;
  return (
    <div ref={frame} className="play-type-choice">
      <span id={id}>{label}</span>
      <Dropdown
        labelledBy={id}
        options={types.map((type) => ({ label: type }))}
        selected={selected}
        onSelect={(position) => {
          const next = types[position];
          if (next !== undefined && position !== selected) onSelect(next);
        }}
      />
    </div>
  );
}
