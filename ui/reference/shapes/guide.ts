import type { ReactNode } from "react";
import type { Shape, TypeId, Types } from "#engine/shape";
import type { ListView } from "../lists/index.ts";
import { describer } from "./describe.ts";
import type { Description } from "./description.ts";

/** Dependencies of a reference page: the named types, the addresses of their pages, and the rendering of text. */
export interface GuideParts {
  readonly types: Types;
  /** The address of a named type's page; without one the name stands alone. */
  readonly typeHref: (id: TypeId) => string | undefined;
  /** Draws markdown that somebody else wrote; the host answers for its safety. */
  readonly prose: (markdown: string) => ReactNode;
}

/** The parts together with the one reading of shapes that all components of a page share. */
export interface Guide extends GuideParts {
  readonly describe: (shape: Shape) => Description;
  /** The part of a long list that the reader asked for. */
  readonly view?: ListView | undefined;
}

/** Creates a guide; each named type is described at most once for it. */
export const makeGuide = (parts: GuideParts): Guide => ({ ...parts, describe: describer(parts) });
