import type { ReactNode } from "react";
import type { ResponseLink } from "#engine/model";
import type { Property, TypeId, Types } from "#engine/shape";
import type { Texts } from "#ui/text";

/** The parts with their texts. */
export interface DescribedParts extends GuideParts {
  readonly texts: Texts;
}

/** Dependencies of a reference page: the named types, the addresses of their pages, and the rendering of text. */
export interface GuideParts {
  readonly types: Types;
  /** Returns the address of the page of a named type; undefined if the type has no page. */
  readonly typeHref: (id: TypeId) => string | undefined;
  /** The texts in the language of the page; English without them. */
  readonly texts?: Texts;
  /** Renders the markdown of a description. The host makes it safe. */
  readonly prose: (markdown: string) => ReactNode;
  /** Properties with this access are not described: they are not part of the message. */
  readonly hidden?: NonNullable<Property["access"]>;
  /** Returns the page of the call that a link of a response names; undefined if this API lacks it. */
  readonly linkTarget?: (link: ResponseLink) => { readonly href: string; readonly title: string } | undefined;
}
