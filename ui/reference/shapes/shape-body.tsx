import type { ReactElement } from "react";
import type { Shape, TypeId } from "#engine/shape";
import { outermost } from "./description.ts";
import { FactList } from "./fact-list.tsx";
import type { Guide } from "./guide.ts";
import { valueFacts } from "./value-facts.ts";

interface ShapeBodyProps {
  readonly shape: Shape;
  readonly guide: Guide;
  /** The start of all ids in it. */
  readonly at: string;
  /** The named types around this body: they do not open inside themselves. */
  readonly trail?: readonly TypeId[];
  /** True if the type is named above; on its own page it is the title. */
  readonly named?: boolean;
  /** The number of bodies in its section. */
  readonly bodies?: number;
}

/** A whole shape as a part of a page: its type, its rules, and all that is in it. */
export function ShapeBody({ shape, guide, at, trail = [], named = true, bodies = 1 }: ShapeBodyProps): ReactElement {
  const description = guide.describe(shape);
  const nesting = outermost(description, at, trail, bodies, guide.view);
  return (
    <div className="shape">
      {named ? <p className="type">{description.label}</p> : null}
      <FactList facts={valueFacts(description, trail, guide.texts)} />
      {description.body(nesting)}
    </div>
  );
}
