import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import type { CrawlAnswer } from "./crawl-site.ts";

/** Creates the function that sends requests to a docs host as a browser does that resolves `host` to it. */
export function docsHost(port: number, host: string): (path: string) => Promise<CrawlAnswer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const get = (path: string): Promise<CrawlAnswer> =>
    new Promise((done, fail) => {
      const outgoing = request({ agent, host: "127.0.0.1", port, path, headers: { host } }, (incoming) => {
        const { statusCode: status = 0, headers } = incoming;
        const { location, "content-type": contentType = "" } = headers;
        buffer(incoming).then((bytes) => done({ status, contentType, location, bytes }), fail);
      });
      outgoing.on("error", (error: NodeJS.ErrnoException) => {
        // A server closes idle connections at any moment; browsers send the request again by another one.
        if (outgoing.reusedSocket && error.code === "ECONNRESET") get(path).then(done, fail);
        else fail(error);
      });
      outgoing.end();
    });
  return get;
}
