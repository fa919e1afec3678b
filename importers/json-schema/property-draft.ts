import type { Property } from "#engine/shape";

/** A property while it is being made. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

export type PropertyDraft = Draft<Property>;
