import { assign, setup } from "xstate";
import {
  type AuthState,
  forget,
  formHolding,
  type SentTo,
  sentAlso,
  stillSent,
  withDefaults,
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
  /** A login form of an endpoint holds something, or nothing any more. */
  | { readonly type: "form"; readonly endpointId: string; readonly held: boolean }
  | { readonly type: "sent"; readonly ids: readonly string[]; readonly host: string }
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
  /** The endpoints whose login forms are filled in, by their ids. */
  readonly forms: readonly string[];
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

/** A form that is forgotten has gone nowhere. */
function withForm(context: AuthCardContext, endpointId: string, held: boolean): Partial<AuthCardContext> {
  const forms = context.forms.filter((one) => one !== endpointId);
  if (held) return { forms: [...forms, endpointId] };
  const { [formHolding(endpointId)]: _, ...sent } = context.sent;
  return { forms, sent };
}

const forgetting = (context: AuthCardContext, id: string): Partial<AuthCardContext> => {
  const form = context.forms.find((endpointId) => formHolding(endpointId) === id);
  if (form !== undefined) return withForm(context, form, false);
  return withCredentials(context, withBlanks(forget(context.credentials, id), context.initial));
};

/** What a reader has forgotten does not come back by itself while the page is there. */
const withBlanks = (state: AuthState, { bearerAuth, basicAuth }: AuthState): AuthState => ({
  ...(bearerAuth && { bearerAuth: { token: "" } }),
  ...(basicAuth && { basicAuth: { username: "", password: "" } }),
  ...state,
});

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
    isNews: ({ context }, { endpointId, held }: { readonly endpointId: string; readonly held: boolean }) =>
      context.forms.includes(endpointId) !== held,
  },
}).createMachine({
  id: "authCard",
  initial: "closed",
  context: ({ input: { kept, initial, loginError } }) => ({
    ...kept,
    credentials: withDefaults(kept.credentials, {}, initial),
    initial,
    loginError,
  }),
  on: {
    change: { actions: [assign(({ context, event }) => withCredentials(context, event.state)), keeping] },
    forget: { actions: [assign(({ context, event }) => forgetting(context, event.id)), keeping] },
    form: {
      guard: { type: "isNews", params: ({ event }) => event },
      actions: [assign(({ context, event }) => withForm(context, event.endpointId, event.held)), keeping],
    },
    choose: { actions: [assign(({ event }) => ({ chosen: event.key })), keeping] },
    sent: {
      actions: [assign(({ context, event }) => ({ sent: sentAlso(context.sent, event.ids, event.host) })), keeping],
    },
    memoryOnly: { actions: [assign(({ event }) => ({ memoryOnly: event.on })), keeping] },
    defaults: {
      actions: [
        assign(({ context, event }) => ({
          ...withCredentials(
            context,
            withDefaults(context.credentials, context.initial, event.state, event.force ?? false),
          ),
          initial: event.state,
        })),
        keeping,
      ],
    },
    logout: {
      target: ".closed",
      actions: [assign({ credentials: {}, initial: {}, sent: {}, forms: [] }), keeping],
    },
    dismiss: { actions: assign({ loginError: undefined }) },
    reset: {
      target: ".closed",
      actions: [assign(({ context }) => withCredentials(context, context.initial)), keeping],
    },
  },
  states: {
    closed: { on: { toggle: "open" } },
    open: { on: { toggle: "closed", close: "closed", login: "closed" } },
  },
});
