import { assign, setup } from "xstate";
import {
  type AuthState,
  answered,
  type Bindings,
  boundAfter,
  type Destination,
  editedAt,
  forget,
  formHolding,
  heldCredentialsOf,
  type SentTo,
  sentAlso,
  stillSentCredentials,
  withDefaults,
  withHidden,
  withoutBlanks,
  withoutDefaults,
} from "#engine/auth";

/** Events of the authorization card: the reader's actions, and `sent` when a request has taken secrets to a host. */
export type AuthCardEvent =
  | { readonly type: "toggle" }
  | { readonly type: "close" }
  /**
   * The values have changed. `renewed` if the page replaced an expired token on its own; `at` is the destination that
   * they were entered for, by default the current one.
   */
  | { readonly type: "change"; readonly state: AuthState; readonly renewed?: boolean; readonly at?: Destination }
  | { readonly type: "login" }
  | { readonly type: "reset" }
  /** Takes one of several sets of schemes, by its key. */
  | { readonly type: "choose"; readonly key: string }
  /** Forgets one secret, by the id of its holding. */
  | { readonly type: "forget"; readonly id: string }
  /** A login form, by its key, was filled in for a destination, or was cleared. */
  | { readonly type: "form"; readonly key: string; readonly at: Destination | undefined }
  /** The destination of requests has changed. Default values go to the `registered` origins only. */
  | { readonly type: "aim"; readonly destination: Destination; readonly registered: readonly string[] }
  /**
   * The reader answers whether credentials, by their ids, may go to a destination. Without an answer the question
   * returns.
   */
  | {
      readonly type: "answer";
      readonly ids: readonly string[];
      readonly destination: Destination;
      readonly answer: "send" | "withhold" | undefined;
    }
  | { readonly type: "sent"; readonly ids: readonly string[]; readonly host: string }
  /** Opens the card unless it is open. */
  | { readonly type: "open" }
  /** A token has ended and could not be renewed, which the open card tells. */
  | { readonly type: "ended" }
  /** True if secrets are only held in memory, so that a reload forgets them. */
  | { readonly type: "memoryOnly"; readonly on: boolean }
  /**
   * Values for empty fields, such as the token of a login to the site; `force` if the reader has just requested them.
   */
  | { readonly type: "defaults"; readonly state: AuthState; readonly force?: boolean }
  /** The reader logs out of the site: all entered values are removed. */
  | { readonly type: "logout" }
  /** Hides the login error. */
  | { readonly type: "dismiss" };

/** The state that survives a reload: credentials, the reader's choices, and the hosts that have received secrets. */
export interface SavedAuth {
  readonly credentials: AuthState;
  readonly chosen?: string | undefined;
  readonly sent: SentTo;
  /** Where credentials and login forms were entered, and which other hosts they may go to. */
  readonly bound: Bindings;
  /** The keys of the login forms that are filled in. */
  readonly forms: readonly string[];
  /** Ids of the defaults that the reader has removed. They are not filled in again. */
  readonly forgotten: readonly string[];
  readonly memoryOnly: boolean;
}

/**
 * Input of the machine. `initial` is restored by "Reset token to default"; `loginError` is the error that a login
 * returned.
 */
export interface AuthCardInput extends Aim {
  readonly saved: SavedAuth;
  readonly initial: AuthState;
  readonly loginError?: string | undefined;
}

/** Where requests go, see the event `aim`. */
interface Aim {
  readonly destination: Destination;
  readonly registered: readonly string[];
}

interface AuthCardContext extends SavedAuth, Aim {
  readonly initial: AuthState;
  /** True if a login to the site that the reader requested has just filled in its values. */
  readonly hasLoggedIn?: boolean;
  readonly loginError?: string | undefined;
}

const withCredentials = (
  context: AuthCardContext,
  credentials: AuthState,
  renewed = false,
): Partial<AuthCardContext> => ({
  credentials,
  sent: stillSentCredentials(context.sent, context.credentials, credentials),
  bound: boundAfter(context, credentials, renewed),
});

/** Returns the state after the reader entered or cleared values. A cleared default is not filled in again. */
function withEntered(context: AuthCardContext, entered: AuthState, renewed?: boolean): Partial<AuthCardContext> {
  const credentials = withoutBlanks(entered);
  const held = new Set(heldCredentialsOf(credentials).map(({ id }) => id));
  const filledIn = [...context.forgotten, ...heldCredentialsOf(context.initial).map(({ id }) => id)];
  const forgotten = [...new Set(filledIn)].filter((id) => !held.has(id));
  return { ...withCredentials(context, credentials, renewed), forgotten };
}

/** Returns the defaults that the reader has not removed. */
const wanted = (defaults: AuthState, forgotten: readonly string[]): AuthState => forgotten.reduce(forget, defaults);

/** Returns the state with other defaults; with `force` also those that the reader has removed. */
function withOtherDefaults(context: AuthCardContext, initial: AuthState, force: boolean): Partial<AuthCardContext> {
  const forgotten = force ? [] : context.forgotten;
  const before = wanted(context.initial, context.forgotten);
  const credentials = withDefaults(context.credentials, before, wanted(initial, forgotten), force);
  return { ...withCredentials({ ...context, initial }, credentials), initial, forgotten, hasLoggedIn: force };
}

/** Returns the state after a login form was filled in for a destination, or cleared if there is no destination. */
function withForm(context: AuthCardContext, key: string, at: Destination | undefined): Partial<AuthCardContext> {
  const id = formHolding(key);
  const forms = context.forms.filter((one) => one !== key);
  if (at !== undefined) {
    const before = context.forms.includes(key) ? context.bound[id] : undefined;
    return { forms: [...forms, key], bound: { ...context.bound, [id]: editedAt(before, at) } };
  }
  const { [id]: _, ...sent } = context.sent;
  const { [id]: __, ...bound } = context.bound;
  return { forms, sent, bound };
}

const forgetting = (context: AuthCardContext, id: string): Partial<AuthCardContext> => {
  const form = context.forms.find((key) => formHolding(key) === id);
  if (form !== undefined) return withForm(context, form, undefined);
  return withEntered(context, forget(context.credentials, id));
};

/** Stores the state without its defaults, which the site supplies again at each load. */
const keepState = {
  type: "keep",
  params: ({ context }: { readonly context: AuthCardContext }): SavedAuth => ({
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
    keep: (_, _params: SavedAuth) => {},
  },
  guards: {
    /** Returns true if an event about a form changes anything. */
    isNews: (
      { context: { forms, bound } },
      { key, at }: { readonly key: string; readonly at: Destination | undefined },
    ) => {
      const binding = forms.includes(key) ? bound[formHolding(key)] : undefined;
      return at === undefined ? forms.includes(key) : editedAt(binding, at) !== binding;
    },
  },
}).createMachine({
  id: "authCard",
  initial: "closed",
  context: ({ input: { saved, initial, loginError, destination, registered } }) => ({
    ...saved,
    destination,
    registered,
    credentials: withDefaults(saved.credentials, {}, wanted(initial, saved.forgotten)),
    initial,
    loginError,
  }),
  on: {
    change: {
      actions: [
        assign(({ context, event: { state, renewed, at = context.destination } }) =>
          withEntered({ ...context, destination: at }, withHidden(context, state), renewed),
        ),
        keepState,
      ],
    },
    forget: { actions: [assign(({ context, event }) => forgetting(context, event.id)), keepState] },
    form: {
      guard: { type: "isNews", params: ({ event }) => event },
      actions: [assign(({ context, event }) => withForm(context, event.key, event.at)), keepState],
    },
    aim: { actions: assign(({ event: { destination, registered } }) => ({ destination, registered })) },
    answer: {
      actions: [
        assign(({ context: { bound }, event: { ids, destination, answer } }) => ({
          bound: answered({ bound, destination }, ids, answer),
        })),
        keepState,
      ],
    },
    choose: { actions: [assign(({ event }) => ({ chosen: event.key })), keepState] },
    sent: {
      actions: [assign(({ context, event }) => ({ sent: sentAlso(context.sent, event.ids, event.host) })), keepState],
    },
    memoryOnly: { actions: [assign(({ event }) => ({ memoryOnly: event.on })), keepState] },
    defaults: {
      actions: [
        assign(({ context, event }) => withOtherDefaults(context, event.state, event.force ?? false)),
        keepState,
      ],
    },
    logout: {
      target: ".closed",
      actions: [assign({ credentials: {}, initial: {}, sent: {}, bound: {}, forms: [], forgotten: [] }), keepState],
    },
    ended: ".open",
    open: ".open",
    dismiss: { actions: assign({ loginError: undefined }) },
    reset: {
      target: ".closed",
      actions: [assign(({ context }) => ({ ...withCredentials(context, context.initial), forgotten: [] })), keepState],
    },
  },
  states: {
    closed: { on: { toggle: "open" } },
    open: { on: { toggle: "closed", close: "closed", login: "closed" } },
  },
});
