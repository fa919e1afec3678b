import type { ReactElement } from "react";
import { sampler } from "#engine/interpret";
import { printJson } from "#engine/json";
import type { Shape, Types } from "#engine/shape";
import { CodeFigure } from "#ui/code";
import { siteTexts } from "#ui/text";
import { SampleNote } from "./sample-note.tsx";

interface SampleBlockProps {
  readonly title: string;
  /** The accessible name of the sample. */
  readonly label: string;
  readonly types: Types;
  readonly shape: Shape;
}

/** A sample of a shape as JSON. */
export function SampleBlock({ title, label, types, shape }: SampleBlockProps): ReactElement {
  const write = siteTexts().text;
  const samples = sampler(types)([{ shape }]);
  const value = samples[0]?.value;
  if (value === undefined) return <p className="none">{write("thereIsNoExample")}</p>;
  return (
    <div className="example">
      <CodeFigure title={title} label={label} language="json" text={printJson(value, 2)} />
      <SampleNote samples={samples} />
    </div>
  );
}
