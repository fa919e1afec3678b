import { limits } from "#engine/limits";
import type { Naming } from "../buttons/index.ts";

/** One thing to choose. `note` is a short mark such as `Deprecated`. */
export interface Option {
  readonly label: string;
  readonly description?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * Options by position. Every array is one. So is a view that makes an option only when it is read, which spares a copy
 * of a list of thousands; a view must keep its identity between renders.
 */
export interface Options<O extends Option = Option> {
  readonly length: number;
  readonly at: (position: number) => O | undefined;
}

/** The entries that a long list counts, if not all. */
export interface Counted {
  /** The name of the counted things, in the plural. */
  readonly noun: string;
  /** The positions of entries that are not counted, such as commands. */
  readonly others: ReadonlySet<number>;
}

/** Returns true if a list of options is virtual: only the rows in sight are in the page. */
export const isLong = ({ length }: Pick<Options, "length">): boolean => length > limits.maxWholeListLength;

/** Returns all options as an array; for lists that are not long. */
export const optionsIn = <O extends Option>(options: Options<O>): readonly O[] =>
  Array.from({ length: options.length }, (_, position) => options.at(position)).filter(
    (option) => option !== undefined,
  );

/** A choice of one among several, by position, so that texts may be equal or empty. */
export interface ChoosingProps extends Naming {
  readonly options: Options;
  /** The position of the selected option; undefined if none is selected. */
  readonly selected: number | undefined;
  readonly onSelect: (position: number) => void;
  readonly isInvalid?: boolean;
  /** The text of a closed list without a selection. */
  readonly placeholder?: string;
}
