import { lazyModule, useLazyModule } from "../loading/lazy-module.ts";

const lists = lazyModule(() => import("./lists.ts").then(({ DropdownList, MenuList }) => ({ DropdownList, MenuList })));

// A separate chunk, since few pages have a long list.
const longLists = lazyModule(() =>
  import("../long-list/index.ts").then(({ DropdownList, MenuList }) => ({ DropdownList, MenuList })),
);

/** Returns the parts that open lists and menus; above a hundred entries they use a virtual list. */
const listsOf = (isLong: boolean) => (isLong ? longLists : lists);

/** Loads what lists and menus are opened with. */
export const loadLists = (isLong = false): Promise<void> => listsOf(isLong).load();

/** Returns what lists and menus are opened with, once it is loaded. */
export const useLists = (isLong: boolean) => useLazyModule(listsOf(isLong));
