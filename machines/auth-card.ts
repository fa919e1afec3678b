import { assign, setup } from "xstate";
import {
  type AuthState,
  forget,
  formHolding,
  holdingsOf,
  type SentTo,
  sentAlso,
  stillSent,
  withDefaults,
  withoutBlanks,
  withoutDefaults,
} from "#engine/auth";

/** Events of the authorization card: the reader's actions, and `sent` when a request has taken secrets to a host. */
export type AuthCardEvent =
  | { readonly type: "toggle" }
  | { readonly type: "close" }
  | { readonly type: "change"; readonly state: AuthState }
  | { readonly type: "login" }
  | { readonly type: "reset" }
  /** Takes one of several sets of schemes, by its key. */
  | { readonly type: "choose"; readonly key: string }
  /** Forgets one secret, by the id of its holding. */
  | { readonly type: "forget"; readonly id: string }
  /** A login form, by its key, holds something, or nothing any more. */
  | { readonly type: "form"; readonly key: string; readonly held: boolean }
  | { readonly type: "sent"; readonly ids: readonly string[]; readonly host: string }
  /** A token has ended and could not be renewed, which the open card tells. */
  | { readonly type: "ended" }
  /** True if secrets are kept in memory only, so that a reload forgets them. */
  | { readonly type: "memoryOnly"; readonly on: boolean }
  /**
   * The values for fields in which the reader has entered nothing, such as the token of a login to the site; `force` if
   * the reader has just asked for it.
   */
  | { readonly type: "defaults"; readonly state: AuthState; readonly force?: boolean }
  /** The reader logs out of the site: nothing that was entered remains. */
  | { readonly type: "logout" }
  /** Puts the login error away. */
  | { readonly type: "dismiss" };

/** The state that survives a reload: credentials, the reader's choices, and the hosts that have received secrets. */
export interface KeptAuth {
  readonly credentials: AuthState;
  readonly chosen?: string | undefined;
  readonly sent: SentTo;
  /** The keys of the login forms that are filled in. */
  readonly forms: readonly string[];
  /** The ids of what the reader has taken out of what was filled in: it does not come back by itself. */
  readonly forgotten: readonly string[];
  readonly memoryOnly: boolean;
}

/**
 * Input of the machine. `initial` is restored by "Reset token to default"; `loginError` is the error that a login
 * returned.
 */
export interface AuthCardInput {
  readonly kept: KeptAuth;
  readonly initial: AuthState;
  readonly loginError?: string | undefined;
}

interface AuthCardContext extends KeptAuth {
  readonly initial: AuthState;
  readonly loginError?: string | undefined;
}

const withCredentials = (context: AuthCardContext, credentials: AuthState): Partial<AuthCardContext> => ({
  credentials,
  sent: stillSent(context.sent, context.credentials, credentials),
});

/** Values that the reader entered or emptied: an emptied default is not filled in again. */
function withEntered(context: AuthCardContext, entered: AuthState): Partial<AuthCardContext> {
  const credentials = withoutBlanks(entered);
  const held = new Set(holdingsOf(credentials).map(({ id }) => id));
  const filledIn = [...context.forgotten, ...holdingsOf(context.initial).map(({ id }) => id)];
  const forgotten = [...new Set(filledIn)].filter((id) => !held.has(id));
  return { ...withCredentials(context, credentials), forgotten };
}

/** The defaults that the reader still wants. */
const wanted = (defaults: AuthState, forgotten: readonly string[]): AuthState => forgotten.reduce(forget, defaults);

/** Other defaults in the place of those before; with `force` also of those that were not wanted. */
function withOtherDefaults(context: AuthCardContext, initial: AuthState, force: boolean): Partial<AuthCardContext> {
  const forgotten = force ? [] : context.forgotten;
  const before = wanted(context.initial, context.forgotten);
  const credentials = withDefaults(context.credentials, before, wanted(initial, forgotten), force);
  return { ...withCredentials(context, credentials), initial, forgotten };
}

/** A form that is forgotten has gone nowhere. */
function withForm(context: AuthCardContext, key: string, held: boolean): Partial<AuthCardContext> {
  const forms = context.forms.filter((one) => one !== key);
  if (held) return { forms: [...forms, key] };
  const { [formHolding(key)]: _, ...sent } = context.sent;
  return { forms, sent };
}

const forgetting = (context: AuthCardContext, id: string): Partial<AuthCardContext> => {
  const form = context.forms.find((key) => formHolding(key) === id);
  if (form !== undefined) return withForm(context, form, false);
  return withEntered(context, forget(context.credentials, id));
};

/** Defaults are not kept: they come from where they came from, as long as they are to be had there. */
const keeping = {
  type: "keep",
  params: ({ context }: { readonly context: AuthCardContext }): KeptAuth => ({
    ...context,
    credentials: withoutDefaults(context.credentials, context.initial),
  }),
} as const;

/**
 * The authorization card, open or closed, and its credentials (docs/behavior.md#authorization-card). `Login` with a
 * token at hand closes it; so do Close and reset. Storage is injected.
 */
export const authCardMachine = setup({
  types: { context: {} as AuthCardContext, events: {} as AuthCardEvent, input: {} as AuthCardInput },
  actions: {
    /** Stores the credentials for this site (docs/behavior.md#credentials), or keeps them in memory only; injected. */
    keep: (_, _params: KeptAuth) => {},
  },
  guards: {
    /** The content of a form is not known in advance. */
    isNews: ({ context }, { key, held }: { readonly key: string; readonly held: boolean }) =>
      context.forms.includes(key) !== held,
  },
}).createMachine({
  id: "authCard",
  initial: "closed",
  context: ({ input: { kept, initial, loginError } }) => ({
    ...kept,
    credentials: withDefaults(kept.credentials, {}, wanted(initial, kept.forgotten)),
    initial,
    loginError,
  }),
  on: {
    change: { actions: [assign(({ context, event }) => withEntered(context, event.state)), keeping] },
    forget: { actions: [assign(({ context, event }) => forgetting(context, event.id)), keeping] },
    form: {
      guard: { type: "isNews", params: ({ event }) => event },
      actions: [assign(({ context, event }) => withForm(context, event.key, event.held)), keeping],
    },
    choose: { actions: [assign(({ event }) => ({ chosen: event.key })), keeping] },
    sent: {
      actions: [assign(({ context, event }) => ({ sent: sentAlso(context.sent, event.ids, event.host) })), keeping],
    },
    memoryOnly: { actions: [assign(({ event }) => ({ memoryOnly: event.on })), keeping] },
    defaults: {
      actions: [assign(({ context, event }) => withOtherDefaults(context, event.state, event.force ?? false)), keeping],
    },
    logout: {
      target: ".closed",
      actions: [assign({ credentials: {}, initial: {}, sent: {}, forms: [], forgotten: [] }), keeping],
    },
    ended: ".open",
    dismiss: { actions: assign({ loginError: undefined }) },
    reset: {
      target: ".closed",
      actions: [assign(({ context }) => ({ ...withCredentials(context, context.initial), forgotten: [] })), keeping],
    },
  },
  states: {
    closed: { on: { toggle: "open" } },
    open: { on: { toggle: "closed", close: "closed", login: "closed" } },
  },
});
