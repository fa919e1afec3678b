import type { Shape } from "#engine/shape";
import type { ListView } from "../lists/index.ts";
import { describer } from "./describe.ts";
import type { Description } from "./description.ts";
import type { GuideParts } from "./guide-parts.ts";

/** The parts, and the descriptions of shapes that all components of a page share. */
export interface Guide extends GuideParts {
  readonly describe: (shape: Shape) => Description;
  /** The part of a long list that the reader asked for. */
  readonly view?: ListView | undefined;
}

/** Creates a guide; each named type is described at most once for it. */
export const makeGuide = (parts: GuideParts): Guide => ({ ...parts, describe: describer(parts) });
