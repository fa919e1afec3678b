import { type Actor, createActor, fromPromise, waitFor } from "xstate";
import { type Destination, loggedInWith, loggedOut, type OAuthState, oauthOf, type TokenGrant } from "#engine/auth";
import { type authCardMachine, oauthMachine } from "#machines";
import type { LoginMeans, LoginStatus, OAuthDialogue, OAuthWay } from "#ui/playground";
import type { AuthDeps } from "./auth-dialogue.ts";
import { flowLogin } from "./auth-flow-login.ts";
import { endpointLogin } from "./auth-token-endpoint.ts";
import type { OAuthScheme } from "./oauth-scheme.ts";

type Card = Actor<typeof authCardMachine>;

/** A way to get a token: the fields that the reader fills in, and the call. */
export interface LoginCall {
  readonly means: LoginMeans;
  readonly getToken: (order: LoginOrder) => Promise<TokenGrant>;
  /** Forgets what was filled in. */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** The dependencies of a login; `environment` returns the id of the one that requests go to. */
export interface LoginDeps extends AuthDeps {
  readonly environment: () => string;
  readonly card: Card;
}

/** The input of one call. `way` is the reader's login method. */
export interface LoginOrder {
  readonly oauth: OAuthState;
  readonly way: OAuthWay["kind"] | undefined;
  readonly background: boolean;
  readonly signal: AbortSignal;
}

/** Starts the login of a scheme and ties it to the card, which holds what comes of it. */
export async function startLogin(
  scheme: OAuthScheme,
  deps: LoginDeps,
): Promise<{ readonly dialogue: OAuthDialogue; readonly stop: () => void }> {
  const { card } = deps;
  const call = await (scheme.kind === "oAuth" ? endpointLogin(scheme, deps) : flowLogin(scheme, deps));
  const oauth = (): OAuthState => oauthOf(scheme, card.getSnapshot().context.credentials);
  const put = (next: OAuthState, granted?: { readonly renewed: boolean; readonly at: Destination }): void =>
    card.send({ type: "change", state: { ...card.getSnapshot().context.credentials, oauth: next }, ...granted });
  /** Where requests went when the last token was asked for, and whether the reader asked. */
  let asked = { renewed: false, at: card.getSnapshot().context.destination };
  let way: OAuthWay["kind"] | undefined;

  const actor = createActor(
    oauthMachine.provide({
      actors: {
        getToken: fromPromise(({ input: { background }, signal }) => {
          asked = { renewed: background, at: card.getSnapshot().context.destination };
          return call.getToken({ oauth: oauth(), way, background, signal });
        }),
      },
      actions: {
        granted: (_, grant) => put(loggedInWith(oauth(), grant), asked),
        revoked: () => put(loggedOut(oauth())),
        closeCard: () => card.send({ type: "close" }),
        logProblem: (_, { kind, detail }) => {
          // A question to the reader is no failure.
          if (kind !== "forgets" && kind !== "unconfirmed") deps.log({ cause: `oauth-${kind}`, message: detail });
        },
      },
    }),
  ).start();

  const marking = actor.subscribe((snapshot) => {
    const isLoggingIn = snapshot.matches("loggingIn");
    if (oauth().isLoggingIn !== isLoggingIn) put({ ...oauth(), isLoggingIn });
  });
  let known: LoginStatus = { phase: actor.getSnapshot().value, problem: undefined };
  const status = (): LoginStatus => {
    const { value: phase, context } = actor.getSnapshot();
    if (known.phase !== phase || known.problem !== context.problem) known = { phase, problem: context.problem };
    return known;
  };

  return {
    dialogue: {
      means: call.means,
      read: status,
      subscribe: (listener) => {
        const listening = actor.subscribe(listener);
        return () => listening.unsubscribe();
      },
      fetch: (wanted) => {
        way = wanted;
        actor.send({ type: "fetch" });
      },
      cancel: () => actor.send({ type: "cancel" }),
      logout: () => {
        call.forget();
        actor.send({ type: "logout" });
      },
      refresh: async () => {
        actor.send({ type: "expired" });
        await waitFor(actor, (snapshot) => !snapshot.matches("refreshing"));
      },
    },
    stop: () => {
      marking.unsubscribe();
      actor.stop();
      call.stop();
    },
  };
}
