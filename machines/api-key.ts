import { assign, fromPromise, setup } from "xstate";
import { errorMessage } from "#engine/error-message";
import { limits } from "#engine/limits";

/** The site's answer about its login (docs/behavior.md#site-login); parts that the site does not give are absent. */
export interface ApiKeyInjection {
  readonly enabled: boolean;
  readonly authenticated: boolean;
  readonly accessToken?: string | undefined;
  readonly authorizationUrl?: string | undefined;
  readonly returnToQueryParam: string;
}

/** `ask` requests the state before the next interval: the reader is back at the page, or is about to send. */
export type ApiKeyEvent = { readonly type: "ask" };

interface ApiKeyContext {
  /** The last answer; a failed call does not change it. */
  readonly known?: ApiKeyInjection | undefined;
  /** Why the last call gave no answer. */
  readonly problem?: string | undefined;
}

/**
 * Tracks whether the reader is logged in to the site, and with which token (docs/behavior.md#site-login). It asks at
 * once and every 300000 ms while the login is enabled, and stops for good when the site says that it is not. A failed
 * call changes nothing and is only logged. The request is injected and must stop when its signal aborts.
 */
export const apiKeyMachine = setup({
  types: { context: {} as ApiKeyContext, events: {} as ApiKeyEvent },
  actors: { askSite: fromPromise<ApiKeyInjection>(() => Promise.reject(new Error("set `askSite` with .provide()"))) },
  actions: {
    take: assign((_, known: ApiKeyInjection) => ({ known, problem: undefined })),
    fail: assign((_, problem: string) => ({ problem })),
    /** Called with every answer, also with a repeated one; injected. */
    learn: (_, _known: ApiKeyInjection) => {},
    /** Injected by the host, which alone logs. */
    logProblem: (_, _problem: string) => {},
  },
  guards: {
    knowsNothing: ({ context }) => context.known === undefined,
    isOff: ({ context }) => context.known?.enabled === false,
    isIn: ({ context }) => context.known?.authenticated === true,
  },
  delays: { refresh: limits.apiKeyRefresh },
}).createMachine({
  id: "apiKey",
  initial: "asking",
  context: {},
  states: {
    /** Asks the site; `context.known` is the previous answer during this. */
    asking: {
      invoke: {
        id: "ask",
        src: "askSite",
        onDone: {
          target: "settling",
          actions: [
            { type: "take", params: ({ event }) => event.output },
            { type: "learn", params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: "settling",
          actions: [
            { type: "fail", params: ({ event }) => errorMessage(event.error) },
            { type: "logProblem", params: ({ event }) => errorMessage(event.error) },
          ],
        },
      },
    },
    /** Goes on at once to the state that the last answer means. */
    settling: {
      always: [
        { guard: "knowsNothing", target: "unreachable" },
        { guard: "isOff", target: "disabled" },
        { guard: "isIn", target: "authenticated" },
        { target: "anonymous" },
      ],
    },
    unreachable: { on: { ask: "asking" }, after: { refresh: "asking" } },
    anonymous: { on: { ask: "asking" }, after: { refresh: "asking" } },
    authenticated: { on: { ask: "asking" }, after: { refresh: "asking" } },
    disabled: { type: "final" },
  },
});
