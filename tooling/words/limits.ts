/** The share of the files of a room that may have a construction to avoid, in percent. */
export const defaultLimit = 5;

/** Limits of rooms that are above the common limit. A limit may only go down. */
export const limits: { readonly [room: string]: number } = {
  ".": 58,
  deploy: 31,
  docs: 31,
  "docs-host": 100,
  "docs-host/pages": 39,
  "docs-host/site": 11,
  "docs-project": 20,
  examples: 9,
  idl: 100,
};
