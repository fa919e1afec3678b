import { setup } from "xstate";

/** Events of the playground's window. `address` says whether the URL has the explorer parameter. */
export type ExplorerEvent =
  | { readonly type: "address"; readonly explorer: boolean }
  | { readonly type: "open" }
  | { readonly type: "escape" }
  | { readonly type: "close" };

/**
 * Opens and closes the playground (docs/behavior.md#routes). The URL is the source of truth: `open` adds the parameter,
 * `escape` and `close` remove it by replacing the history entry, and the machine follows the URL.
 */
export const explorerMachine = setup({
  types: { events: {} as ExplorerEvent },
  actions: {
    /** Adds the explorer parameter as a new history entry; injected. */
    addParameter: () => {},
    /** Removes the parameter in the same history entry, without scrolling; injected. */
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
