import { isList, isObject, type Json, own } from "#engine/json";

/** Returns true if an item has an id. */
const hasId = (item: Json | undefined): boolean =>
  item !== undefined && isObject(item) && ["id", "_id"].some((key) => own(item, key) !== undefined);

/** Names of lists of items. */
const itemNames = /^(?:items|entries|data|results?|values|records|elements|hits)$/i;

/**
 * Returns the key of the list with the items of a page: by its name, so that it is the same for an empty page, or else the
 * first one with ids, or the first that is not empty.
 */
export function itemsKey(body: Json): string | undefined {
  const lists = isObject(body) ? Object.entries(body).filter(([, member]) => isList(member)) : [];
  const listWith = (test: (items: readonly Json[]) => boolean) =>
    lists.find(([, member]) => isList(member) && test(member));
  const named = lists.find(([key]) => itemNames.test(key));
  return (named ?? listWith(([first]) => hasId(first)) ?? listWith(({ length }) => length > 0) ?? lists[0])?.[0];
}

/** Returns the items of a page, at the root or in a member; undefined without a list. */
export function itemsOf(body: Json): readonly Json[] | undefined {
  if (isList(body)) return body;
  const key = itemsKey(body);
  const items = key === undefined || !isObject(body) ? undefined : own(body, key);
  return items !== undefined && isList(items) ? items : undefined;
}
