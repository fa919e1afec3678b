import { createActor, fromPromise, waitFor } from "xstate";
import { type Destination, loggedInWith, loggedOut, type OAuthState, oauthOf } from "#engine/auth";
import { type DeviceCode, oauthMachine } from "#machines";
import type { LoginStatus, OAuthLogin, OAuthWay } from "#ui/auth";
import { flowLogin } from "./flow-login.ts";
import type { OAuthScheme } from "./oauth-scheme.ts";
import type { LoginDeps } from "./started-auth.ts";
import { endpointLogin } from "./token-endpoint.ts";

/** Starts the login of a scheme; its tokens go to the card. */
export async function startLogin(
  scheme: OAuthScheme,
  deps: LoginDeps,
): Promise<{ readonly login: OAuthLogin; readonly stop: () => void }> {
  const { card } = deps;
  const call = await (scheme.kind === "oAuth" ? endpointLogin(scheme, deps) : flowLogin(scheme, deps));
  const oauth = (): OAuthState => oauthOf(scheme, card.getSnapshot().context.credentials);
  const put = (next: OAuthState, granted?: { readonly renewed: boolean; readonly at: Destination }): void =>
    card.send({ type: "change", state: { ...card.getSnapshot().context.credentials, oauth: next }, ...granted });
  /** The destination of requests when the last token was requested, and whether the reader requested it. */
  let requested = { renewed: false, at: card.getSnapshot().context.destination };
  let way: OAuthWay["kind"] | undefined;

  const actor = createActor(
    oauthMachine.provide({
      actors: {
        getToken: fromPromise(({ input: { background }, signal }) => {
          requested = { renewed: background, at: card.getSnapshot().context.destination };
          const showCode = (code: DeviceCode): void => actor.send({ type: "device", code });
          return call.getToken({ oauth: oauth(), way, background, signal, showCode });
        }),
      },
      actions: {
        granted: (_, grant) => put(loggedInWith(oauth(), grant), requested),
        revoked: () => put(loggedOut(oauth())),
        closeCard: () => card.send({ type: "close" }),
        logProblem: (_, { kind, detail }) => {
          // A question to the reader is not a failure.
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
    const { problem, device } = context;
    if (known.phase !== phase || known.problem !== problem || known.device !== device)
      known = { phase, problem, device };
    return known;
  };

  return {
    login: {
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
