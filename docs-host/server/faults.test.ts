import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { createProxy } from "#docs-host/proxy";
import { someOf } from "../../tooling/tier.ts";
import type { SiteAnswer } from "../site/model/source.ts";
import { createDocsApp } from "./app.ts";
import { openAssets } from "./assets/index.ts";
import { siteEnvironments } from "./environments.ts";
import { oneSite } from "./hosting/index.ts";
import { createSiteServer, proxyPath } from "./listen.ts";
import { sampleSite } from "./sample.testing.ts";

interface Served {
  readonly server: Server;
  readonly port: number;
  readonly get: (path: string) => Promise<Response>;
  /** The folder of client assets. */
  readonly files: string;
  readonly bugs: readonly unknown[];
  /** Errors that would have ended the process. */
  readonly crashes: readonly unknown[];
}

/** The sample site behind a real server, with real files. */
async function serve(load: () => Promise<SiteAnswer> = async () => ({ ok: true, site: sampleSite })): Promise<Served> {
  const crashes: unknown[] = [];
  const note = (error: unknown): void => void crashes.push(error);
  process.on("uncaughtException", note).on("unhandledRejection", note);
  onTestFinished(() => void process.off("uncaughtException", note).off("unhandledRejection", note));

  const folder = await mkdtemp(join(tmpdir(), "callboard-site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = join(folder, "assets");
  await mkdir(join(folder, ".vite"));
  await mkdir(join(folder, "inline"));
  for (const name of ["theme", "early-playground", "login-return"]) {
    await writeFile(join(folder, "inline", `${name}.js`), `${name}();`);
  }
  await mkdir(files);
  await writeFile(join(files, "entry-1.js"), "go()".repeat(100_000));
  await writeFile(
    join(folder, ".vite", "manifest.json"),
    '{"docs-host/client/entry.ts":{"file":"assets/entry-1.js","isEntry":true}}',
  );

  const bugs: unknown[] = [];
  const { server, serve: answerFor } = createSiteServer({ onError: (error) => crashes.push(error) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const origin = `http://127.0.0.1:${port}`;
  const source = { load };
  const proxy = createProxy({
    environments: siteEnvironments(source),
    privateOrigins: [],
    pageOrigins: [origin],
    log: () => {},
  });
  const app = createDocsApp({
    sites: oneSite(source),
    assets: await openAssets(folder),
    proxyUrl: proxyPath,
    origin,
    onBug: (error) => bugs.push(error),
  });
  answerFor({ app, proxy, hasProxy: async () => true });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await proxy.close();
  });
  return { server, port, get: (path) => fetch(origin + path), files, bugs, crashes };
}

describe("an unreadable file", () => {
  it("fails only the requests that need it, and is read again once it is back", async () => {
    const { get, files, bugs, crashes } = await serve();
    rmSync(join(files, "entry-1.js"));
    expect((await get("/assets/entry-1.js")).status).toBe(500);
    expect((await get("/welcome")).status).toBe(200);
    writeFileSync(join(files, "entry-1.js"), "back");
    expect(await (await get("/assets/entry-1.js")).text()).toBe("back");
    expect(bugs).toEqual([expect.objectContaining({ code: "ENOENT" })]);
    expect(crashes).toEqual([]);
  });
});

describe("a site that fails to load", () => {
  it.each([
    [
      "throws",
      () => {
        throw new Error("s3cret");
      },
    ],
    ["rejects", () => Promise.reject(new Error("s3cret"))],
    [
      "rejects asynchronously",
      () => new Promise<never>((_, reject) => setImmediate(() => reject(new Error("s3cret")))),
    ],
  ])("because loading %s fails only the requests that need it", async (_, fail) => {
    let isFailing = true;
    const { get, bugs, crashes } = await serve(async () => {
      if (isFailing) return fail();
      return { ok: true, site: sampleSite };
    });
    const paths = ["/welcome", "/api/callboard-docs/health", "/api/callboard-docs/forms/plants/plants.create"];
    for (const path of paths) {
      const answer = await get(path);
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toContain("s3cret");
    }
    expect(bugs).toHaveLength(paths.length);
    expect((await get("/assets/entry-1.js")).status).toBe(200);
    isFailing = false;
    expect((await get("/welcome")).status).toBe(200);
    expect(crashes).toEqual([]);
  });
});

describe("a client that disconnects", () => {
  it.each(
    someOf(
      [
        ["a page", "GET /welcome HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n"],
        ["a file", "GET /assets/entry-1.js HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n"],
        ["a call with a body", "POST /api/callboard-docs/health HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf"],
        [
          "an upgrade without a handler",
          "GET /welcome HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
        ],
        ["an upgrade to HTTP/2", "GET /welcome HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n"],
      ] as const,
      2,
    ),
  )("in the middle of %s affects only that request", async (_, text) => {
    const { port, get, crashes } = await serve();
    for (let n = 0; n < 60; n += 1) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(text.slice(0, Math.ceil((text.length * ((n % 20) + 1)) / 20)));
      if (n % 20 === 19) await Promise.race([once(socket, "data"), turn()]);
      for (let turnsWaited = 0; turnsWaited < n % 5; turnsWaited += 1) await turn();
      if (n % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }
    expect((await get("/welcome")).status).toBe(200);
    expect(crashes).toEqual([]);
  });
});
