import type { ReactNode } from "react";
import type { TypeId, Types } from "#engine/shape";

/** Dependencies of a reference page: the named types, the addresses of their pages, and the rendering of text. */
export interface GuideParts {
  readonly types: Types;
  /** Returns the address of the page of a named type; undefined if it has none. */
  readonly typeHref: (id: TypeId) => string | undefined;
  /** Renders the markdown of a description. The host makes it safe. */
  readonly prose: (markdown: string) => ReactNode;
}
