import type { TypeId } from "#engine/shape";
import type { Level } from "./level.ts";
import type { RuleId } from "./rules.ts";

/** The direction that a change affects: what callers send, what they read, both, or neither. */
export type Direction = "request" | "response" | "both" | "none";

/** The part of the version number that semantic versioning asks to raise. */
export type Bump = "MAJOR" | "MINOR" | "PATCH" | "NONE";

/** A location in one version of an API, with the text found there. */
export interface LocatedText {
  /** A JSON pointer by names, such as `/types/garden:Plant/properties/name`. */
  readonly pointer: string;
  /** The same for people: "property `name` of `Plant`". */
  readonly description: string;
  /** The part of the definition at this location that the change is about. */
  readonly text?: string;
}

/** One difference between two versions. */
export interface Change {
  readonly rule: RuleId;
  readonly level: Level;
  readonly direction: Direction;
  /** The endpoint that it is in, by its newer id; absent for types and for what belongs to the whole API. */
  readonly endpoint?: string;
  /** The channel that it is in, by its newer id. */
  readonly channel?: string;
  /** The webhook that it is in, by its newer id. */
  readonly webhook?: string;
  /** The named type that it is in, by its newer id. */
  readonly type?: TypeId;
  /** All affected endpoints, channels and webhooks, by newer id if there is one. */
  readonly endpoints: readonly string[];
  /** Absent if the older version has no such part. */
  readonly older?: LocatedText;
  /** Absent if the newer version has no such part. */
  readonly newer?: LocatedText;
  /** A sentence that names the old and the new state. */
  readonly message: string;
  /** An alternative for the maintainer, or what to announce to users of the API. */
  readonly advice?: string;
}

/** All differences of two versions, the most severe first, and the version number that they require. */
export interface Comparison {
  readonly changes: readonly Change[];
  readonly bump: Bump;
}
