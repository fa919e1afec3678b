import type { ForwardingProxy, ProxyOptions } from "./proxy.ts";

/**
 * Creates a proxy that its first call opens: the code of its HTTP client and of its channels takes as long to load as a
 * page takes to be rendered, and many sites are only read.
 *
 * @param onError receives the reason why it could not be opened; the call is cut off
 * @param load loads the code
 */
export function deferredProxy(
  options: ProxyOptions,
  onError: (error: unknown) => void,
  load: () => Promise<Pick<typeof import("./proxy.ts"), "createProxy">> = () => import("./proxy.ts"),
): ForwardingProxy {
  let opening: Promise<ForwardingProxy> | undefined;
  let isClosed = false;
  const opened = async (): Promise<ForwardingProxy> => {
    const { createProxy } = await load();
    const proxy = createProxy(options);
    // It then refuses the calls that came too late.
    if (isClosed) void proxy.close();
    return proxy;
  };
  /** Passes a call on, unless its caller has disconnected. */
  const pass = (
    act: (proxy: ForwardingProxy) => void,
    caller: { readonly destroyed: boolean; destroy: () => void },
  ) => {
    opening ??= opened();
    opening
      .then((proxy) => {
        if (!caller.destroyed) act(proxy);
      })
      .catch((error: unknown) => {
        onError(error);
        caller.destroy();
      });
  };
  return {
    handle: (request, response) => pass((proxy) => proxy.handle(request, response), response),
    upgrade: (request, socket, head) => pass((proxy) => proxy.upgrade(request, socket, head), socket),
    close: async () => {
      isClosed = true;
      await opening?.then(
        (proxy) => proxy.close(),
        () => undefined,
      );
    },
  };
}
