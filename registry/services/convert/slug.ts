import { slugOf } from "#engine/text";

/** Turns a title or an id into a part of an address; `item` if it has neither letters nor digits. */
export const urlSlug = (text: string): string => slugOf(text) || "item";
