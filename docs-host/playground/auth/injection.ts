import { createActor, fromPromise, waitFor } from "xstate";
import { parseJson } from "#engine/json";
import { type ApiKeyInjection, apiKeyMachine } from "#machines";
import type { SessionStore } from "../adapters/session-store.ts";
import { loginInAddress } from "./address.ts";
import { injectionIn } from "./injection-answer.ts";

/** The state of the login to the site. It keeps its identity between changes. */
export interface InjectionStatus {
  readonly known: ApiKeyInjection | undefined;
  /** Why the last request to the site failed. */
  readonly problem: string | undefined;
}

/** The login to the site, as the pages of its readers know it: one for all playgrounds of a page. */
export interface Injection {
  readonly read: () => InjectionStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Calls a listener with each answer of the site, and at once if there is one; `force` is true after the reader has
   * logged in, and wants that token whatever was typed before. Returns the function that stops this.
   */
  readonly follow: (listener: (force: boolean) => void) => () => void;
  /** Waits until there is a recent answer, or a failure, before a request uses the token. */
  readonly ready: () => Promise<void>;
  readonly logIn: () => void;
  readonly logOut: () => void;
}

/** The dependencies of the login to the site. */
export interface InjectionDeps {
  readonly ask: (signal: AbortSignal) => Promise<Response>;
  readonly logoutUrl: string;
  readonly store: SessionStore;
  readonly now: () => number;
  readonly address: () => string;
  readonly leaveTo: (url: string) => void;
  /** Calls when the reader is back at the page. */
  readonly onReturn: (back: () => void) => void;
  readonly log: (problem: string) => void;
}

/** An older answer is requested again before a request is sent, in milliseconds; own choice. */
const lately = 60_000;
/** Time that a request waits for it, in milliseconds; own choice. */
const patience = 5000;
/** Where a tab notes that its reader has left to log in. */
const leftKey = "auth.left";

/** Starts asking who is logged in to the site. */
export function startInjection(deps: InjectionDeps): Injection {
  const { store } = deps;
  let requestedAt = Number.NEGATIVE_INFINITY;
  const machine = apiKeyMachine.provide({
    actors: {
      askSite: fromPromise(async ({ signal }) => {
        requestedAt = deps.now();
        const response = await deps.ask(signal);
        if (!response.ok) throw new Error(`The site responded to the login check with ${response.status}.`);
        const read = parseJson(await response.text());
        return injectionIn(read.ok ? read.value : null);
      }),
    },
    actions: { logProblem: (_, problem) => deps.log(problem) },
  });
  const actor = createActor(machine).start();
  let status: InjectionStatus = { known: undefined, problem: undefined };
  const read = (): InjectionStatus => {
    const { known, problem } = actor.getSnapshot().context;
    if (status.known !== known || status.problem !== problem) status = { known, problem };
    return status;
  };
  const ask = (): void => {
    if (actor.getSnapshot().status === "active") actor.send({ type: "ask" });
  };
  deps.onReturn(ask);

  /** The page's address without the result of a login (docs/behavior.md#site-login). */
  const here = (): string => {
    const { cleaned } = loginInAddress(deps.address());
    return cleaned === undefined ? deps.address() : new URL(cleaned, deps.address()).href;
  };
  const leave = (to: string): void => {
    const url = new URL(to, deps.address());
    url.searchParams.set(read().known?.returnToQueryParam ?? "state", here());
    deps.leaveTo(url.href);
  };

  const subscribe = (listener: () => void): (() => void) => {
    const listening = actor.subscribe(listener);
    return () => listening.unsubscribe();
  };
  return {
    read,
    subscribe,
    follow: (listener) => {
      let latest: ApiKeyInjection | undefined;
      const update = (): void => {
        const { known } = read();
        if (known === undefined || known === latest) return;
        latest = known;
        const hasReturned = takeLogin(store);
        listener(hasReturned && known.authenticated);
      };
      update();
      return subscribe(update);
    },
    ready: async () => {
      if (actor.getSnapshot().status !== "active") return;
      if (deps.now() - requestedAt >= lately) ask();
      // The last known state is used if the site does not answer in time.
      await waitFor(actor, (snapshot) => !snapshot.matches("asking"), { timeout: patience }).catch(() => {});
    },
    logIn: () => {
      const { authorizationUrl } = read().known ?? {};
      if (authorizationUrl === undefined) return;
      store.write(leftKey, true);
      leave(authorizationUrl);
    },
    logOut: () => leave(deps.logoutUrl),
  };
}

/** Returns true once after the reader has come back from a login. */
function takeLogin(store: SessionStore): boolean {
  const hasLeft = store.read(leftKey) === true;
  if (hasLeft) store.forget(leftKey);
  return hasLeft;
}
