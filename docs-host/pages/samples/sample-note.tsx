import type { ReactElement } from "react";
import type { Sample } from "#engine/interpret";
import { formatPath } from "#engine/shape";
import { fillNodes, joinNodes, siteTexts } from "#ui/text";

interface SampleNoteProps {
  /** The samples shown above; several where one block shows several. */
  readonly samples: readonly Sample[];
}

/** At most this many missing properties are named; the others are counted. */
const maxNamed = 3;

/** A note on a sample that is shortened or incomplete; null for any other. */
export function SampleNote({ samples }: SampleNoteProps): ReactElement | null {
  const { text, language } = siteTexts();
  const missing = samples.flatMap((sample) => sample.missing);
  if (samples.some(({ value, isShortened }) => value === undefined && isShortened)) {
    return <p className="none">{text("incompleteAWholeValue")}</p>;
  }
  if (missing.length === 0) {
    if (!samples.some(({ isShortened }) => isShortened)) return null;
    return <p className="none">{text("shortenedValuesFurtherInside")}</p>;
  }
  const more = missing.length - maxNamed;
  const names = joinNodes(
    missing.slice(0, maxNamed).map((path) => <code key={formatPath(path)}>{formatPath(path)}</code>),
    "unit",
    language,
  );
  return (
    <p className="none">
      {fillNodes(text("incompleteAWholeValueIs"), {
        names: more > 0 ? fillNodes(text("namesAndMore", { count: more }), { names }) : names,
      })}
    </p>
  );
}
