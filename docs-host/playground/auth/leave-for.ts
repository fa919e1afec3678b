import { returnKey } from "#docs-host/pages/early";
import type { SessionStore } from "../adapters/session-store.ts";

/**
 * Leaves for a provider's page, and stores the address to return to. Resolves if the reader
 * comes back by the browser's own button, which shows this page unchanged, or if the signal aborts.
 */
export const leaveFor =
  (store: SessionStore) =>
  (url: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const returnFromLogin = (): void => resolve();
      signal.addEventListener("abort", returnFromLogin, { once: true });
      addEventListener("pageshow", returnFromLogin, { once: true, signal });
      store.write(returnKey, location.pathname + location.search);
      location.assign(url);
    });
