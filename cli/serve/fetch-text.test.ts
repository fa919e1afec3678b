import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { FetchTextError, type TextFetcher, textFetcher } from "./fetch-text.ts";
import { defaultReadLimits } from "./read-limits.ts";

const open: (Server | TextFetcher)[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) {
    if ("listen" in one) {
      one.closeAllConnections();
      one.close();
    } else await one.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this sort.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function fetcher(...trusted: readonly string[]): TextFetcher {
  const made = textFetcher(trusted);
  open.push(made);
  return made;
}

describe("an address that the operator named", () => {
  it("may be plain http on this machine", async () => {
    const address = `${await serve((_, response) => response.end("openapi: 3.1.0"))}/api.yaml`;
    expect(await fetcher(address).fetch(address)).toMatchObject({ text: "openapi: 3.1.0", address });
  });

  it("is equal to one with a trailing dot in its host", async () => {
    const base = await serve((_, response) => response.end("text"));
    const dotted = base.replace("127.0.0.1", "localhost.");
    expect(await fetcher(`${dotted}/a`).fetch(dotted.replace("localhost.", "localhost"))).toMatchObject({
      text: "text",
    });
  });

  it("is requested again with its validators", async () => {
    const seen: unknown[] = [];
    const address = `${await serve((request, response) => {
      seen.push(request.headers["if-none-match"]);
      if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end("text");
    })}/a`;
    const { fetch, fetchIfChanged } = fetcher(address);
    const first = await fetch(address);
    expect(first).toMatchObject({ text: "text", validators: { etag: '"1"' } });
    expect(await fetchIfChanged(address, first.validators)).toBeUndefined();
    expect(await fetchIfChanged(address, { etag: '"0"' })).toMatchObject({ text: "text" });
    expect(seen).toEqual([undefined, '"1"', '"0"']);
  });

  it("may have a lower limit than a single text", async () => {
    const address = await serve((_, response) => response.end("a".repeat(10)));
    const { fetch, fetchIfChanged } = fetcher(address);
    expect(await fetch(address, { bytes: 10, message: "is too much" })).toMatchObject({ text: "a".repeat(10) });
    await expect(fetch(address, { bytes: 9, message: "is too much" })).rejects.toThrow("is too much");
    await expect(fetchIfChanged(address, {}, { bytes: 9, message: "is too much" })).rejects.toThrow("is too much");
  });

  it("that responds with 304 to an unconditional request is an error", async () => {
    const address = await serve((_, response) => response.writeHead(304).end());
    await expect(fetcher(address).fetch(address)).rejects.toThrow("answered with status 304");
  });

  it("may be compressed, up to the limit of the decompressed text", async () => {
    const base = await serve((request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      response.end(gzipSync(request.url === "/bomb" ? Buffer.alloc(defaultReadLimits.bytes + 1) : "packed"));
    });
    const { fetch } = fetcher(base);
    expect(await fetch(`${base}/good`)).toMatchObject({ text: "packed" });
    await expect(fetch(`${base}/bomb`)).rejects.toThrow(
      "is larger than 64 MB; to allow more, set CALLBOARD_READ_LIMITS=bytes=134217728",
    );
  });

  it("that sends undecodable bytes is reported, complete or truncated", async () => {
    const packed = gzipSync("openapi: 3.1.0".repeat(1000));
    const base = await serve((request, response) => {
      response.writeHead(200, { "content-encoding": request.url === "/br" ? "br" : "gzip" });
      response.end(request.url === "/cut" ? packed.subarray(0, packed.length - 10) : "plain text");
    });
    const { fetch } = fetcher(base);
    await expect(fetch(`${base}/plain`)).rejects.toThrow("responded with data that is not valid gzip");
    await expect(fetch(`${base}/cut`)).rejects.toThrow("responded with data that is not valid gzip");
    await expect(fetch(`${base}/br`)).rejects.toThrow("responded with the encoding br, which was not requested");
  });

  it("may redirect within its origin, up to a limit", async () => {
    const base = await serve((request, response) => {
      if (request.url === "/end") response.end("there");
      else response.writeHead(302, { location: request.url === "/once" ? "/end" : "/round" }).end();
    });
    const { fetch } = fetcher(base);
    expect(await fetch(`${base}/once`)).toMatchObject({ text: "there", address: `${base}/end` });
    await expect(fetch(`${base}/round`)).rejects.toThrow("redirects more than 5 times");
  });

  it.each([
    [404, "answered with status 404"],
    [500, "answered with status 500"],
  ])("that responds with %d is reported", async (status, reason) => {
    const address = await serve((_, response) => response.writeHead(status).end("no"));
    await expect(fetcher(address).fetch(address)).rejects.toThrow(reason);
  });
});

describe("any other address", () => {
  it("must be https", async () => {
    const inner = await serve((_, response) => response.end("inner"));
    const { fetch } = fetcher("https://docs.example/api.yaml");
    for (const address of [inner, "http://docs.example/b.yaml", "ftp://docs.example/c.yaml"]) {
      await expect(fetch(address)).rejects.toThrow("is not https");
    }
  });

  it("must be public: neither this machine nor a private network, in any notation", async () => {
    const { fetch } = fetcher("https://docs.example/api.yaml");
    for (const host of ["127.0.0.1", "2130706433", "10.1.2.3", "169.254.169.254", "[::1]", "[::ffff:7f00:1]"]) {
      const reading = fetch(`https://${host}:1/x.json`);
      await expect(reading).rejects.toThrow(FetchTextError);
      await expect(reading).rejects.toThrow("or at a private one that is not listed on the command line");
    }
  });

  it("is rejected as a redirect target of the operator's own address, too", async () => {
    const inner = await serve((_, response) => response.end("inner"));
    const base = await serve((_, response) => response.writeHead(302, { location: inner }).end());
    await expect(fetcher(base).fetch(base)).rejects.toThrow("is not https");
  });

  it("contains no user name and no password", async () => {
    await expect(fetcher().fetch("https://ada:secret@docs.example/x.json")).rejects.toThrow(
      "contains a user name or a password",
    );
  });
});
