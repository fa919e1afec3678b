import type { HttpMethod } from "#engine/model";

/** An entry of the selector: an endpoint, or a channel, which has no method. */
export interface SelectorEntry {
  readonly kind: "endpoint" | "channel";
  readonly id: string;
  readonly apiId: string;
  readonly title: string;
  /** The address of its page. */
  readonly href: string;
  readonly method?: HttpMethod;
  /** True if its response is a stream. */
  readonly stream?: boolean;
  readonly deprecated?: boolean;
  /** The path with `{name}` for parameters. */
  readonly path: string;
}

/** Lines of a list: how many entries, and how many headings over them. */
export interface Lines {
  readonly entries: number;
  readonly headings: number;
}

/** The position of a part in its list: the number of entries before it, and in all. */
export interface ListPart {
  readonly before: Lines;
  readonly total: Lines;
}

/** A version of a product of a site, if that has several. */
export interface GroupVersion {
  /** The positions of the product and of the version in it. */
  readonly product: number;
  readonly version: number;
  readonly isDefault: boolean;
}

/** Entries under the headings they are in, outermost first. */
export interface SelectorGroup {
  readonly version?: GroupVersion;
  readonly trail: readonly string[];
  readonly entries: readonly SelectorEntry[];
}
