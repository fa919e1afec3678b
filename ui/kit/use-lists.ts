import { lazyModule, useLazyModule } from "./lazy-module.ts";

const lists = lazyModule(() => import("./lists.ts").then(({ DropdownList, MenuList }) => ({ DropdownList, MenuList })));

/** Loads what lists and menus of up to a hundred entries are opened with. */
export const loadLists = lists.load;

/** Returns what lists and menus of up to a hundred entries are opened with, once it is loaded. */
export const useLists = () => useLazyModule(lists);
