import type { ReactElement } from "react";
import { useTranslator } from "#docs-host/site/translations";
import type { Sample } from "#engine/interpret";
import { formatPath } from "#engine/shape";
import { fillNodes, joinNodes } from "#ui/text";

interface SampleNoteProps {
  /** The samples shown above; several where one block shows several. */
  readonly samples: readonly Sample[];
}

/** At most this many missing properties are named; the others are counted. */
const maxNamed = 3;

/** A note on a sample that is shortened or incomplete; null for any other. */
export function SampleNote({ samples }: SampleNoteProps): ReactElement | null {
  const { text, language } = useTranslator();
  const missing = samples.flatMap((sample) => sample.missing);
  if (samples.some(({ value, isShortened }) => value === undefined && isShortened)) {
    return <p className="none">{text("Incomplete: a whole value is too large to show.")}</p>;
  }
  if (missing.length === 0) {
    if (!samples.some(({ isShortened }) => isShortened)) return null;
    return <p className="none">{text("Shortened: values further inside show only what is required.")}</p>;
  }
  const more = missing.length - maxNamed;
  const names = joinNodes(
    missing.slice(0, maxNamed).map((path) => <code key={formatPath(path)}>{formatPath(path)}</code>),
    "unit",
    language,
  );
  return (
    <p className="none">
      {fillNodes(text("Incomplete: a whole value is too large to show. Required, but omitted: {names}."), {
        names: more > 0 ? fillNodes(text("{names} and {count} more", { count: more }), { names }) : names,
      })}
    </p>
  );
}
