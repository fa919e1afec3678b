import type { ReactNode } from "react";
import { jsonCost, textCost } from "#engine/budget";
import type { Json } from "#engine/json";
import type { TypeId } from "#engine/shape";
import type { ListView } from "../lists/index.ts";
import type { Fact } from "./facts.ts";
import { emptySize, type Opening, type Size, widestOpening } from "./opening.ts";

/** Where a body is on its page. */
export interface Nesting {
  /** Which of the named types in it open. */
  readonly opening: Opening;
  /** The named types that are open around this place; a type never opens inside itself. */
  readonly trail: readonly TypeId[];
  /** The number of property lists around this path. */
  readonly depth: number;
  /** The id of this place, the start of all ids in it. */
  readonly at: string;
  /** The part of a long list that the reader asked for. */
  readonly view: ListView | undefined;
}

/** The description of one shape on a reference page. All but the label is lazy, so that a cycle ends. */
export interface Description {
  /** The type in a few words, named types linked. */
  readonly label: ReactNode;
  /** The same as text. */
  readonly text: string;
  /** True if the label needs brackets inside another one, such as the label of `string or null`. */
  readonly joined?: boolean;
  /** True if the label links to named types. */
  readonly named: boolean;
  readonly facts: (trail: readonly TypeId[]) => readonly Fact[];
  readonly initial: (trail: readonly TypeId[]) => Json | undefined;
  /** The size of the body, at most; empty if there is none. */
  readonly size: (opening: Opening) => Size;
  /** True if the body is so short that it is shown without a disclosure, such as a few values. */
  readonly isShort: (trail: readonly TypeId[]) => boolean;
  /** A summary of the body for the line that opens it, such as `4 properties`. */
  readonly holds: (trail: readonly TypeId[]) => string;
  readonly body: (nesting: Nesting) => ReactNode;
  /** The named types that there is no room to open in the body, as links; none of those without a page. */
  readonly closed: (nesting: Nesting) => readonly ClosedType[];
}

/** A named type that does not open where it is used. */
export interface ClosedType {
  readonly id: TypeId;
  readonly link: ReactNode;
}

/** The members of a description that most kinds leave empty. */
export const nothing = {
  named: false,
  facts: () => [],
  initial: () => undefined,
  size: () => emptySize,
  isShort: () => false,
  holds: () => "",
  body: () => null,
  closed: () => [],
} satisfies Omit<Description, "label" | "text">;

/** Describes a shape without a body: its name and its constraints. */
export const plain = (label: string, facts: readonly Fact[], initial: Json | undefined): Description => ({
  ...nothing,
  label,
  text: label,
  facts: () => facts,
  initial: () => initial,
});

/** Returns the size of a row without what is nested in it. */
export const rowSize = (
  name: string,
  { description = "", default: own }: { readonly description?: string; readonly default?: Json },
): Size => ({
  rows: 1,
  units: textCost(name) + Math.floor(description.length / 64) + (own === undefined ? 0 : jsonCost(own)),
});

/**
 * Where a body starts: with as many named types open inside each other as stay readable.
 *
 * @param bodies how many bodies its section has, which share what a section shows
 */
export const outermost = (
  description: Description,
  at: string,
  trail: readonly TypeId[] = [],
  bodies = 1,
  view: ListView | undefined = undefined,
): Nesting => ({
  opening: widestOpening(description.size, bodies),
  trail,
  depth: 0,
  at,
  view,
});
