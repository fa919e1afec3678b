import type { ListView } from "./list-part.ts";

/** Query parameters of a page that hold the view of a list. */
export const listFields = { list: "list", find: "find", from: "from", wide: "wide" } as const;

/** Maximum length of a search, in characters: the server runs the search of any address. */
export const maxFindLength = 100;

/**
 * Reads the view of a list from a query. Returns undefined if it names no list; replaces invalid values with defaults.
 */
export function listViewOf(query: URLSearchParams): ListView | undefined {
  const list = query.get(listFields.list);
  if (list === null || list === "") return undefined;
  const from = query.get(listFields.from) ?? "";
  return {
    list,
    find: (query.get(listFields.find) ?? "").trim().slice(0, maxFindLength),
    from: /^\d{1,9}$/.test(from) ? Number(from) : 0,
    wide: query.get(listFields.wide) === "true",
  };
}

/** Returns the id of the element around a list. No row has it: ids of rows begin with the id of their list. */
export const listElementId = (list: string): string => `list:${list}`;

/** Returns the address of a view of a list, relative to its page. */
export function listViewHref({ list, find, from, wide }: ListView): string {
  const query = new URLSearchParams({
    [listFields.list]: list,
    ...(find !== "" && { [listFields.find]: find }),
    ...(from > 0 && { [listFields.from]: String(from) }),
    ...(wide && { [listFields.wide]: "true" }),
  });
  // Keys in ids are percent-encoded already.
  return `?${query}#${listElementId(list)}`;
}
