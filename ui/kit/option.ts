import type { Naming } from "./naming.ts";

/** One thing to choose. `note` is a short mark such as `Deprecated`. */
export interface Option {
  readonly label: string;
  readonly description?: string | undefined;
  readonly note?: string | undefined;
}

/** A choice of one among several, by position, so that equal or empty texts are no trouble. */
export interface ChoosingProps extends Naming {
  readonly options: readonly Option[];
  /** The position of the chosen option; nothing is chosen without it. */
  readonly selected: number | undefined;
  readonly onSelect: (position: number) => void;
  readonly isInvalid?: boolean;
  /** What a list that is folded says while nothing is chosen. */
  readonly placeholder?: string;
}
