import { logoutUrl, pageBase } from "#docs-host/site/page-data";
import type { SessionStore } from "../adapters/session-store.ts";
import { type Injection, startInjection } from "./injection.ts";

/** Starts the login to the site with the functions of the browser. `url` answers who is logged in. */
export const pageInjection = (url: string, store: SessionStore): Injection =>
  startInjection({
    ask: (signal) => fetch(url, { signal }),
    logoutUrl: logoutUrl(pageBase()),
    store,
    now: () => Date.now(),
    address: () => location.href,
    leaveTo: (address) => location.assign(address),
    onReturn: (back) => {
      document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && back());
      addEventListener("pageshow", ({ persisted }) => persisted && back());
    },
    log: (problem) => console.warn(`callboard: login: ${problem}`),
  });
