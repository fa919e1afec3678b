import type { TypeId } from "#engine/shape";
import type { RuleId } from "./rules.ts";

/**
 * What a change does to those who use the API, gravest first: calls or answers no longer fit; calls fit but code that
 * was written against the API needs work; nothing breaks but the API acts otherwise or can do more; only words changed.
 */
export const levels = ["breaks-wire", "breaks-source", "behaves-otherwise", "docs-only"] as const;

/** One of `levels`. */
export type Level = (typeof levels)[number];

/** The side that a change is judged on: what callers send, what they read, both alike, or neither. */
export type Direction = "request" | "response" | "both" | "none";

/** The part of the version number that semantic versioning asks to raise. */
export type Bump = "MAJOR" | "MINOR" | "PATCH" | "NONE";

/** Where something stands in one version of an API, and what stands there. */
export interface Place {
  /** A JSON pointer by names, such as `/types/garden:Plant/properties/name`. */
  readonly pointer: string;
  /** The same for people: "property `name` of `Plant`". */
  readonly spoken: string;
  /** What stands there, as far as the change is about it. */
  readonly text?: string;
}

/** One difference between two versions. */
export interface Change {
  readonly rule: RuleId;
  readonly level: Level;
  readonly direction: Direction;
  /** The endpoint that it stands in, by its newer id; absent for types and for what belongs to the whole API. */
  readonly endpoint?: string;
  /** The channel that it stands in, by its newer id. */
  readonly channel?: string;
  /** The webhook that it stands in, by its newer id. */
  readonly webhook?: string;
  /** The named type that it stands in, by its newer id. */
  readonly type?: TypeId;
  /** Every endpoint, channel and webhook that it touches, by newer id where there is one. */
  readonly endpoints: readonly string[];
  /** Absent when the older version has no such thing. */
  readonly older?: Place;
  /** Absent when the newer version has no such thing. */
  readonly newer?: Place;
  /** What was and what is, as a sentence. */
  readonly message: string;
  /** What the maintainer can do instead, or should tell those who use the API. */
  readonly advice?: string;
}

/** All differences of two versions, the gravest first, and the version number that they ask for. */
export interface Comparison {
  readonly changes: readonly Change[];
  readonly bump: Bump;
}
