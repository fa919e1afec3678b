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

/** What a reader does at the authorization card, and `sent`: a request that has just taken secrets to a host. */
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
  /** Whether secrets are kept in memory alone, so that a reload forgets them. */
  | { readonly type: "memoryOnly"; readonly on: boolean }
  /**
   * What is filled in where the reader has entered nothing else, such as the token of a login to the site; `force` where
   * the reader has just asked for it.
   */
  | { readonly type: "defaults"; readonly state: AuthState; readonly force?: boolean }
  /** The reader logs out of the site: nothing that was entered stays (security rule 17). */
  | { readonly type: "logout" }
  /** Puts the login error away. */
  | { readonly type: "dismiss" };

/** What outlives a reload: credentials, and beside them what was chosen and where secrets have gone. */
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

/** What the card starts with. `initial` is what "Reset token to default" brings back, `loginError` came back from a login. */
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

/** What the reader has entered or emptied: of a default that is not there any more it is known that it is not wanted. */
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
 * The authorization card: open or closed (product.md §4), and the credentials it holds. `Login` with a token at hand
 * closes it; so do Close and reset. Keeping is lent.
 */
export const authCardMachine = setup({
  types: { context: {} as AuthCardContext, events: {} as AuthCardEvent, input: {} as AuthCardInput },
  actions: {
    /** Keeps the credentials for this site (product.md §3: session storage), or in memory alone; lent. */
    keep: (_, _params: KeptAuth) => {},
  },
  guards: {
    /** What is told of a form is not known already. */
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
