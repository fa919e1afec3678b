import { lazyModule, useLazyModule } from "../loading/index.ts";

const lists = lazyModule(() => import("./lists.ts").then(({ DropdownList, MenuList }) => ({ DropdownList, MenuList })));

// A chunk of its own, since few pages have a long list.
const longLists = lazyModule(() =>
  import("../long-list/index.ts").then(({ DropdownList, MenuList }) => ({ DropdownList, MenuList })),
);

/** Returns what lists and menus are opened with: those of more than a hundred entries with a virtual list. */
const listsOf = (isLong: boolean) => (isLong ? longLists : lists);

/** Loads what lists and menus are opened with. */
export const loadLists = (isLong = false): Promise<void> => listsOf(isLong).load();

/** Returns what lists and menus are opened with, once it is loaded. */
export const useLists = (isLong: boolean) => useLazyModule(listsOf(isLong));
