import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Docs, nodeDocs as nodeDocsType, Visitor } from "#package/server";

/** Answers a request of Node by docs. `url` is the address before a router has shortened it. */
export function answerNode(
  docs: Docs,
  request: object,
  response: object,
  { url, ...visitor }: Visitor & { readonly url?: string | undefined },
): void {
  // Whatever a framework declares, it is what Node's own server gave.
  const [incoming, outgoing] = [request as IncomingMessage, response as ServerResponse];
  const answer = (asked: Request): Promise<Response> => {
    const whole = url === undefined || url === incoming.url ? asked : new Request(new URL(url, asked.url), asked);
    const { remoteAddress, localPort } = incoming.socket;
    return docs.fetch(whole, { address: remoteAddress, port: localPort, original: request, ...visitor });
  };
  getRequestListener(answer, { overrideGlobalObjects: false })(incoming, outgoing).catch(() => outgoing.destroy());
}

/** Returns the path of an address. */
export const pathOf = (url = "/"): string => url.split("?", 1)[0] ?? "";

/** Returns a handler of `node:http`. */
export const nodeDocs: typeof nodeDocsType = (docs) => (request, response, next) => {
  if (next === undefined || docs.handles(pathOf(request.url))) answerNode(docs, request, response, {});
  else next();
};
