/** The share of the files of a room that may have a construction to avoid, in percent. */
export const defaultLimit = 5;

/** Limits of rooms that are above the common limit. A limit may only go down. */
export const limits: { readonly [room: string]: number } = {
  // One file: `en.json` has the texts of all rooms.
  locales: 8,
};
