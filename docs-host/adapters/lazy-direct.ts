import type { DirectPorts } from "./direct.ts";
import type { Send } from "./http.ts";

/** `directSender`, whose code is fetched with the first request: most sites send through the proxy. */
export const lazyDirectSender =
  (proxyUrl: string, ports: DirectPorts): Send =>
  async (plan, signal, listener) => {
    const { directSender } = await import("./direct.ts");
    return directSender(proxyUrl, ports)(plan, signal, listener);
  };
