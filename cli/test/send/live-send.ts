import type { Send } from "#live";
import { channelSend, defaultQuiet } from "./channel-send.ts";
import { type HttpOptions, type HttpSend, httpSend } from "./http-send.ts";

/** Opens the connections of a run: requests go over HTTP, conversations over WebSocket. */
export function liveSend(options: HttpOptions): HttpSend {
  const http = httpSend(options);
  const channels = channelSend({ ...options, quiet: defaultQuiet });
  const send: Send = (request, signal) => (request.messages === undefined ? http.send : channels)(request, signal);
  return { ...http, send };
}
