import type { DirectPorts } from "./direct.ts";
import type { ProxyPorts, Send } from "./http.ts";

const loadProxied = () => import("./http.ts");
const loadDirect = () => import("./direct.ts");

/** `proxySender`, whose code is fetched with the first request, or before it. */
export const lazyProxySender =
  (proxyUrl: string, ports: ProxyPorts): Send =>
  async (plan, signal, listener) => {
    const { proxySender } = await loadProxied();
    return proxySender(proxyUrl, ports)(plan, signal, listener);
  };

/** `directSender`, whose code is fetched with the first request, or before it. */
export const lazyDirectSender =
  (proxyUrl: string, ports: DirectPorts): Send =>
  async (plan, signal, listener) => {
    const { directSender } = await loadDirect();
    return directSender(proxyUrl, ports)(plan, signal, listener);
  };

/** Loads what sends before the first request; what fails now is told when it is needed. */
export const preloadSender = (isDirect: boolean): void =>
  void (isDirect ? loadDirect() : loadProxied()).catch(() => undefined);
