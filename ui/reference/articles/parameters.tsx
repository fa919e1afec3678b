import type { ReactElement } from "react";
import type { Property } from "#engine/shape";
import { type Guide, ShapeBody } from "../shapes/index.ts";
import { Section } from "./section.tsx";

interface ParametersProps {
  readonly id: string;
  readonly title: string;
  readonly properties: readonly Property[];
  readonly guide: Guide;
}

/** A section of parameters; nothing is drawn if there is none. */
export function Parameters({ id, title, properties, guide }: ParametersProps): ReactElement | null {
  if (properties.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ShapeBody shape={{ kind: "object", properties }} guide={guide} at={id} named={false} />
    </Section>
  );
}
