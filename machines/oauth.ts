import { assign, fromPromise, setup } from "xstate";
import type { TokenGrant } from "#engine/auth";
import { errorMessage } from "#engine/error-message";
import { limits } from "#engine/limits";
import type { DeviceCode } from "./device-login.ts";
import { LoginFailedError, type LoginProblem } from "./login-failed.ts";

/** Events of a login. `expired` asks for a new token in the background; `device` has a code for the reader to confirm. */
export type OAuthEvent =
  | { readonly type: "fetch" }
  | { readonly type: "expired" }
  | { readonly type: "device"; readonly code: DeviceCode }
  | { readonly type: "cancel" }
  | { readonly type: "logout" };

interface OAuthContext {
  readonly problem?: LoginProblem | undefined;
  /** The code that a running login waits for. */
  readonly device?: DeviceCode | undefined;
}

const problemOf = (error: unknown): LoginProblem =>
  error instanceof LoginFailedError ? error.problem : { kind: "refused", detail: errorMessage(error) };

/**
 * Fetches an OAuth token (docs/behavior.md#oauth-login). The call is injected and must stop when its signal aborts; so
 * is the handling of the token. A login by hand closes the card, a refresh in the background does not.
 */
export const oauthMachine = setup({
  types: { context: {} as OAuthContext, events: {} as OAuthEvent },
  actors: {
    getToken: fromPromise<TokenGrant, { readonly background: boolean }>(() =>
      Promise.reject(new Error("set `getToken` with .provide()")),
    ),
  },
  actions: {
    /** Stores a token in the credentials; injected. */
    granted: (_, _grant: TokenGrant) => {},
    /** Removes the token from the credentials; injected. */
    revoked: () => {},
    closeCard: () => {},
    /** Injected by the host, which alone logs. */
    logProblem: (_, _problem: LoginProblem) => {},
    forget: assign({ problem: undefined }),
    take: assign((_, problem: LoginProblem) => ({ problem })),
    showCode: assign((_, device: DeviceCode) => ({ device })),
    hideCode: assign({ device: undefined }),
  },
  guards: { isUnreadable: (_, { kind }: LoginProblem) => kind === "unreadable" },
  delays: { thanks: limits.authCardThanks },
}).createMachine({
  id: "oauth",
  initial: "idle",
  context: {},
  on: {
    fetch: { target: ".loggingIn", reenter: true },
    logout: { target: ".idle", actions: ["forget", "revoked"] },
  },
  states: {
    idle: { on: { expired: "refreshing" } },
    loggingIn: {
      entry: "forget",
      invoke: {
        id: "login",
        src: "getToken",
        input: { background: false },
        onDone: { target: "done", actions: { type: "granted", params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: "isUnreadable", params: ({ event }) => problemOf(event.error) },
            target: "failed",
            actions: [
              { type: "take", params: ({ event }) => problemOf(event.error) },
              { type: "logProblem", params: ({ event }) => problemOf(event.error) },
              "closeCard",
            ],
          },
          {
            target: "failed",
            actions: [
              { type: "take", params: ({ event }) => problemOf(event.error) },
              { type: "logProblem", params: ({ event }) => problemOf(event.error) },
            ],
          },
        ],
      },
      exit: "hideCode",
      on: { cancel: "idle", device: { actions: { type: "showCode", params: ({ event }) => event.code } } },
    },
    done: { after: { thanks: { target: "idle", actions: "closeCard" } } },
    refreshing: {
      entry: "forget",
      invoke: {
        id: "refresh",
        src: "getToken",
        input: { background: true },
        onDone: { target: "idle", actions: { type: "granted", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: [
            { type: "take", params: ({ event }) => problemOf(event.error) },
            { type: "logProblem", params: ({ event }) => problemOf(event.error) },
          ],
        },
      },
    },
    failed: { on: { expired: "refreshing", cancel: { target: "idle", actions: "forget" } } },
  },
});
