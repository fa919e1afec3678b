import { LoginFailedError } from "#machines";
import type { SessionStore } from "../../adapters/session-store.ts";
import { returnKey } from "../inline/names.ts";

/**
 * Leaves for a provider's page, and stores the address to return to. The promise never resolves; it rejects if the
 * reader comes back by the browser's own button, which shows this page unchanged, or if the signal aborts.
 */
export const leaveFor =
  (store: SessionStore) =>
  (url: string, signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => {
      const returnFromLogin = (): void =>
        reject(new LoginFailedError({ kind: "refused", detail: "The login was not completed." }));
      signal.addEventListener("abort", returnFromLogin, { once: true });
      addEventListener("pageshow", returnFromLogin, { once: true, signal });
      store.write(returnKey, location.pathname + location.search);
      location.assign(url);
    });
