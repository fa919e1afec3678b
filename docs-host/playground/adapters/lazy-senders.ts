import type { DirectSenderDeps } from "./direct.ts";
import type { ProxySenderDeps } from "./http.ts";
import type { Send } from "./send.ts";

const loadProxied = () => import("./http.ts");
const loadDirect = () => import("./direct.ts");

/** `proxySender`; its code is fetched with the first request, or before it. */
export const lazyProxySender =
  (proxyUrl: string, deps: ProxySenderDeps): Send =>
  async (plan, signal, listener) => {
    const { proxySender } = await loadProxied();
    return proxySender(proxyUrl, deps)(plan, signal, listener);
  };

/** `directSender`; its code is fetched with the first request, or before it. */
export const lazyDirectSender =
  (proxyUrl: string, deps: DirectSenderDeps): Send =>
  async (plan, signal, listener) => {
    const { directSender } = await loadDirect();
    return directSender(proxyUrl, deps)(plan, signal, listener);
  };

/** Preloads the senders before the first request; a failed load is reported when a sender is needed. */
export const preloadSender = (isDirect: boolean): void =>
  void (isDirect ? loadDirect() : loadProxied()).catch(() => undefined);
