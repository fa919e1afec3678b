import { setup } from "xstate";

/** What may happen to the playground's window. `address` tells whether the address holds the explorer parameter. */
export type ExplorerEvent =
  | { readonly type: "address"; readonly explorer: boolean }
  | { readonly type: "open" }
  | { readonly type: "escape" }
  | { readonly type: "close" };

/**
 * The opening and closing of the playground (product.md §2 "Routes"). The address is the truth: `open` adds the
 * parameter, `escape` and `close` take it away by replacing the history entry, and what the address says is followed.
 */
export const explorerMachine = setup({
  types: { events: {} as ExplorerEvent },
  actions: {
    /** Adds the explorer parameter as a new history entry; lent. */
    addParameter: () => {},
    /** Takes the parameter away in the same history entry, without scrolling; lent. */
    removeParameter: () => {},
  },
  guards: {
    saysOpen: ({ event }) => event.type === "address" && event.explorer,
    saysClosed: ({ event }) => event.type === "address" && !event.explorer,
  },
}).createMachine({
  id: "explorer",
  initial: "closed",
  states: {
    closed: {
      on: {
        open: { target: "opened", actions: "addParameter" },
        address: { guard: "saysOpen", target: "opened" },
      },
    },
    opened: {
      on: {
        escape: { target: "closed", actions: "removeParameter" },
        close: { target: "closed", actions: "removeParameter" },
        address: { guard: "saysClosed", target: "closed" },
      },
    },
  },
});
