import { useEffect, useSyncExternalStore } from "react";
import { atFirstSign } from "./at-first-sign.ts";

const fetchLists = () => import("./lists.ts").then(({ DropdownList, MenuList }) => ({ DropdownList, MenuList }));
type Lists = Awaited<ReturnType<typeof fetchLists>>;

let lists: Lists | undefined;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads what lists and menus are opened with; a load that failed is tried anew the next time. */
export function loadLists(): Promise<void> {
  coming ??= fetchLists().then(
    (loaded) => {
      lists = loaded;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * What lists and menus are opened with, as soon as it is there. It is asked for at the first sign that somebody uses
 * the page, so that opening a page does not wait for it and that it is there before anybody can press a button.
 */
export function useLists(): Lists | undefined {
  // A press on the button tries again, and says so if that fails too.
  useEffect(() => (lists === undefined ? atFirstSign(() => loadLists().catch(() => undefined)) : undefined), []);
  return useSyncExternalStore(
    subscribe,
    () => lists,
    () => lists,
  );
}
