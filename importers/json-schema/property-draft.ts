import type { Property } from "#engine/shape";

/** A property that is being created. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

export type PropertyDraft = Draft<Property>;
