import type { Change } from "./change.ts";
import type { Level } from "./level.ts";

/** The sections of a report, most severe first: the levels, with additions apart from other compatible changes. */
export const sections = [
  "breaks-wire",
  "breaks-source",
  "behaves-otherwise",
  "adds",
  "docs-only",
] as const satisfies readonly (Level | "adds")[];

/** One of `sections`. */
export type Section = (typeof sections)[number];

/** Returns the section of a change. */
export const sectionOf = ({ level, rule }: Pick<Change, "level" | "rule">): Section =>
  level === "behaves-otherwise" && /-(?:added|accepted)$/u.test(rule) ? "adds" : level;
