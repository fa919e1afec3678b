import { assign, fromPromise, setup } from "xstate";
import type { TokenGrant } from "#engine/auth";

/** A code that the reader confirms on another page (RFC 8628 §3.2). Durations are in seconds. */
export interface DeviceCode {
  readonly deviceCode: string;
  readonly userCode: string;
  /** Where the reader enters the code. */
  readonly verificationUri: string;
  /** The same with the code filled in. */
  readonly verificationUriComplete?: string;
  readonly expiresIn: number;
  readonly interval: number;
}

/** The response to one poll (RFC 8628 §3.5). */
export type DevicePoll =
  | { readonly kind: "granted"; readonly grant: TokenGrant }
  | { readonly kind: "pending" }
  | { readonly kind: "slowDown" };

/** The end of a login; without a grant and an error the code has expired. */
export interface DeviceResult {
  readonly grant?: TokenGrant;
  readonly error?: unknown;
}

/** An injected call failed. */
interface Failed {
  readonly event: { readonly error: unknown };
}

interface DeviceContext {
  readonly code: DeviceCode | undefined;
  /** Seconds between two polls. */
  readonly interval: number;
  readonly result: DeviceResult;
}

/** Seconds that `slow_down` adds to the interval (RFC 8628 §3.5). */
const slowDown = 5;

/** Timers count no further, in milliseconds: a longer one would end at once. */
const maxTimer = 2 ** 31 - 1;

/**
 * Logs in by a code that the reader confirms on another page or device (RFC 8628, docs/behavior.md#device-login): it
 * requests the code, shows it, and polls for the token until it is granted, refused or the code expires. The calls are
 * injected and must stop when their signals abort.
 */
export const deviceLoginMachine = setup({
  types: { context: {} as DeviceContext, output: {} as DeviceResult },
  actors: {
    requestCode: fromPromise<DeviceCode>(() => Promise.reject(new Error("set `requestCode` with .provide()"))),
    poll: fromPromise<DevicePoll, { readonly deviceCode: string }>(() =>
      Promise.reject(new Error("set `poll` with .provide()")),
    ),
  },
  actions: {
    take: assign((_, code: DeviceCode) => ({ code, interval: code.interval })),
    answered: assign(({ context: { interval, result } }, poll: DevicePoll) => ({
      interval: poll.kind === "slowDown" ? interval + slowDown : interval,
      result: poll.kind === "granted" ? { grant: poll.grant } : result,
    })),
    fail: assign((_, error: unknown) => ({ result: { error } })),
    /** Shows the code to the reader; injected. */
    show: (_, _code: DeviceCode) => {},
  },
  delays: {
    interval: ({ context }) => Math.min(context.interval * 1000, maxTimer),
    expiry: ({ context }) => Math.min((context.code?.expiresIn ?? 0) * 1000, maxTimer),
  },
}).createMachine({
  id: "deviceLogin",
  initial: "requesting",
  context: { code: undefined, interval: 0, result: {} },
  output: ({ context }) => context.result,
  states: {
    requesting: {
      invoke: {
        id: "request",
        src: "requestCode",
        onDone: {
          target: "confirming",
          actions: [
            { type: "take", params: ({ event }) => event.output },
            { type: "show", params: ({ event }) => event.output },
          ],
        },
        onError: { target: "ended", actions: { type: "fail", params: ({ event }: Failed) => event.error } },
      },
    },
    confirming: {
      initial: "waiting",
      after: { expiry: "ended" },
      states: {
        waiting: { after: { interval: "polling" } },
        polling: {
          invoke: {
            id: "poll",
            src: "poll",
            input: ({ context }) => ({ deviceCode: context.code?.deviceCode ?? "" }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === "granted",
                target: "#deviceLogin.ended",
                actions: { type: "answered", params: ({ event }) => event.output },
              },
              { target: "waiting", actions: { type: "answered", params: ({ event }) => event.output } },
            ],
            onError: {
              target: "#deviceLogin.ended",
              actions: { type: "fail", params: ({ event }: Failed) => event.error },
            },
          },
        },
      },
    },
    ended: { type: "final" },
  },
});
