import { assign, setup } from "xstate";
import type { AuthState } from "#engine/auth";

/** What a reader does at the authorization card. */
export type AuthCardEvent =
  | { readonly type: "toggle" }
  | { readonly type: "close" }
  | { readonly type: "change"; readonly state: AuthState }
  | { readonly type: "login" }
  | { readonly type: "reset" };

/** What the card starts with: the state kept for this site, and the one that "Reset token to default" brings back. */
export interface AuthCardInput {
  readonly kept: AuthState;
  readonly initial: AuthState;
}

interface AuthCardContext {
  readonly credentials: AuthState;
  readonly initial: AuthState;
}

/**
 * The authorization card: open or closed (product.md §4), and the credentials it holds. `Login` with a token at hand
 * closes it; so do Close and reset. Keeping the state is lent.
 */
export const authCardMachine = setup({
  types: { context: {} as AuthCardContext, events: {} as AuthCardEvent, input: {} as AuthCardInput },
  actions: {
    /** Keeps the credentials for this site (product.md §3: session storage); lent. */
    keep: (_, _params: { readonly state: AuthState }) => {},
    change: assign(({ context, event }) => ({
      credentials: event.type === "change" ? event.state : context.credentials,
    })),
    restore: assign(({ context }) => ({ credentials: context.initial })),
  },
}).createMachine({
  id: "authCard",
  initial: "closed",
  context: ({ input }) => ({ credentials: input.kept, initial: input.initial }),
  on: {
    change: {
      actions: ["change", { type: "keep", params: ({ context }) => ({ state: context.credentials }) }],
    },
    reset: {
      target: ".closed",
      actions: ["restore", { type: "keep", params: ({ context }) => ({ state: context.credentials }) }],
    },
  },
  states: {
    closed: { on: { toggle: "open" } },
    open: { on: { toggle: "closed", close: "closed", login: "closed" } },
  },
});
