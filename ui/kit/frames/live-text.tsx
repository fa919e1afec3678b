import { type ReactElement, useEffect, useState } from "react";

/** Time that an announcement stays on the page, in ms; long enough to be read out, as in `CopyButton`. */
const shownFor = 2000;

/** Props of an announcement. `turn` separates two equal texts, so that both are announced. */
export interface LiveTextProps {
  readonly text: string;
  readonly turn?: number;
}

/** Announces a text to screen readers, then removes it, so that it is not heard again by those who read on. */
export function LiveText({ text, turn = 0 }: LiveTextProps): ReactElement {
  const [heard, setHeard] = useState<string>();
  const now = text === "" ? "" : `${turn} ${text}`;
  useEffect(() => {
    if (now === "") {
      setHeard(undefined);
      return undefined;
    }
    const timer = setTimeout(() => setHeard(now), shownFor);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <span role="status" className="kit-hidden">
      {now !== "" && now !== heard && <span key={turn}>{text}</span>}
    </span>
  );
}
