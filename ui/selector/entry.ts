import type { HttpMethod } from "#engine/model";

/** An entry of the selector: an endpoint, or a channel, which has no method. */
export interface SelectorEntry {
  readonly kind: "endpoint" | "channel";
  readonly id: string;
  readonly title: string;
  /** The address of its page. */
  readonly href: string;
  readonly method?: HttpMethod;
  /** True if its response is a stream. */
  readonly stream?: boolean;
  /** The path with `{name}` for parameters. */
  readonly path: string;
}

/** Lines of a list: how many entries, and how many headings over them. */
export interface Lines {
  readonly entries: number;
  readonly headings: number;
}

/** Where some entries that stand together are in their list: what comes before them, and what there is in all. */
export interface ListPart {
  readonly before: Lines;
  readonly total: Lines;
}

/** Entries under the headings they are in, outermost first. */
export interface SelectorGroup {
  readonly trail: readonly string[];
  readonly entries: readonly SelectorEntry[];
}
