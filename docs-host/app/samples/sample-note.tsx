import { Fragment, type ReactElement } from "react";
import type { Sample } from "#engine/interpret";
import { formatPath } from "#engine/shape";

interface SampleNoteProps {
  /** The samples shown above; several where one block shows several. */
  readonly samples: readonly Sample[];
}

/** At most this many missing properties are named; the others are counted. */
const mostNamed = 3;

/** A note on a sample that is shortened or incomplete; null for any other. */
export function SampleNote({ samples }: SampleNoteProps): ReactElement | null {
  const missing = samples.flatMap((sample) => sample.missing);
  if (samples.some(({ value, isShortened }) => value === undefined && isShortened)) {
    return <p className="none">Incomplete: a whole value is too large to show.</p>;
  }
  if (missing.length === 0) {
    if (!samples.some(({ isShortened }) => isShortened)) return null;
    return <p className="none">Shortened: values further inside show only what is required.</p>;
  }
  const more = missing.length - mostNamed;
  return (
    <p className="none">
      Incomplete: a whole value is too large to show. Required, but omitted:{" "}
      {missing.slice(0, mostNamed).map((path, i) => (
        <Fragment key={formatPath(path)}>
          {i === 0 ? null : ", "}
          <code>{formatPath(path)}</code>
        </Fragment>
      ))}
      {more > 0 ? ` and ${more} more` : null}.
    </p>
  );
}
