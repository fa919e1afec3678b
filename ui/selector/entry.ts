import type { HttpMethod } from "#engine/model";

/** What one can switch to: an endpoint, or a channel, which has no method. */
export interface SelectorEntry {
  readonly kind: "endpoint" | "channel";
  readonly id: string;
  readonly title: string;
  /** The address of its page. */
  readonly href: string;
  readonly method?: HttpMethod;
  /** Whether its answer comes bit by bit. */
  readonly stream?: boolean;
  /** The path with `{name}` for parameters. */
  readonly path: string;
}

/** Entries under the headings they stand in, outermost first. */
export interface SelectorGroup {
  readonly trail: readonly string[];
  readonly entries: readonly SelectorEntry[];
}
