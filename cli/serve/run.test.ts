import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { proxyHeaders } from "#docs-host/proxy";
import { proxyPath } from "#docs-host/server";
import type { Running } from "../running.ts";
import { readWords } from "./api.testing.ts";
import type { ServeArguments } from "./arguments.ts";
import { runServe } from "./run.ts";
import type { ServeDeps } from "./serve-deps.ts";

let folder = "";
let running: Running | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-serve-"));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

const said = { out: "", err: "", log: "" };

async function serve(...sources: readonly string[]): Promise<string | readonly string[]> {
  return serveEvery(0, ...sources);
}

/** Serves, and fetches addresses again at an interval in seconds. */
const serveEvery = (every: number, ...sources: readonly string[]) => serveWith({ every }, {}, ...sources);

async function serveWith(
  args: Partial<ServeArguments>,
  settings: Partial<ServeDeps>,
  ...sources: readonly string[]
): Promise<string | readonly string[]> {
  said.out = "";
  said.err = "";
  said.log = "";
  const started = await runServe(
    { sources, all: false, every: 0, allowed: [], servers: new Map(), direct: false, ...args },
    {
      folder,
      dataFolder: join(folder, "data"),
      port: 0,
      limits: {},
      log: pino(
        { base: null },
        {
          write: (line: string) => {
            said.log += line;
          },
        },
      ),
      assets: async () => ({
        page: {
          script: "/assets/e.js",
          styles: [],
          fonts: [],
          inline: { theme: "", earlyPlayground: "", loginReturn: "" },
        },
        playground: { scripts: [], styles: [] },
        home: { styles: [] },
        read: async () => undefined,
      }),
      out: (text) => {
        said.out += `${text}\n`;
      },
      err: (text) => {
        said.err += `${text}\n`;
      },
      readDescription: readWords,
      atOnce: 2,
      ...settings,
    },
  );
  if ("errors" in started) return started.errors;
  running = started;
  return /Docs {2}(\S+)/.exec(said.out)?.[1] ?? "";
}

const page = async (address: string): Promise<string> => (await fetch(address)).text();

/** Asks until the answer holds a text. */
async function until(address: string, text: string): Promise<string> {
  for (;;) {
    const answer = await page(address);
    if (answer.includes(text)) return answer;
    await sleep(20);
  }
}

it("serves a file, and updates the page when it changes", async () => {
  await writeFile(join(folder, "pets.yaml"), "list");
  const site = String(await serve("pets.yaml"));
  expect(said.out).toContain("pets: 1 endpoint, 0 types, read in");
  expect(await page(site)).toContain("Call list");
  await writeFile(join(folder, "pets.yaml"), "list\ncreate");
  await until(site, "Call create");
  expect(said.out).toContain("pets: 2 endpoints");
});

it("keeps the last good version of an unreadable file, reports it to both sides, and recovers", async () => {
  await writeFile(join(folder, "pets.yaml"), "list");
  const site = String(await serve("pets.yaml"));
  const changes = `${site}/api/callboard-docs/changes`;
  await writeFile(join(folder, "pets.yaml"), "broken");
  const reported = await until(changes, "You see the last version that could be read");
  expect(JSON.parse(reported).notices).toEqual([
    "pets.yaml: it can't be read as the description of an API. You see the last version that could be read.",
  ]);
  expect(await page(site)).toContain("Call list");
  expect(said.err).toContain("  pets.yaml:7:2  type  This is broken.");
  await writeFile(join(folder, "pets.yaml"), "mend");
  await until(site, "Call mend");
  expect(JSON.parse(await page(changes)).notices).toEqual([]);
});

it("keeps the last good version of a file if reading it throws, logs where, and recovers", async () => {
  await writeFile(join(folder, "pets.yaml"), "list");
  const site = String(await serve("pets.yaml"));
  const changes = `${site}/api/callboard-docs/changes`;
  await writeFile(join(folder, "pets.yaml"), "bug");
  await until(changes, "pets.yaml: an internal error occurred while reading it");
  expect(await page(site)).toContain("Call list");
  expect(JSON.parse(said.log)).toMatchObject({ event: "bug", error: "TypeError" });
  expect(said.log + said.err).not.toContain("s3cret");
  await writeFile(join(folder, "pets.yaml"), "create");
  await until(site, "Call create");
  expect(JSON.parse(await page(changes)).notices).toEqual([]);
});

it("keeps the last good version of an unreachable address, reports it once, and recovers", async () => {
  let word: string | undefined = "list";
  let asked = 0;
  const there = createServer((_, response) => {
    asked += 1;
    response.writeHead(word === undefined ? 503 : 200).end(word);
  }).listen(0, "127.0.0.1");
  await once(there, "listening");
  const site = String(await serveEvery(0.02, `http://127.0.0.1:${(there.address() as AddressInfo).port}/pets.yaml`));
  try {
    word = undefined;
    await until(`${site}/api/callboard-docs/changes`, "You see the last version that could be read");
    const before = asked;
    while (asked < before + 3) await sleep(20);
    expect(said.err.match(/the site shows its last valid version/g)).toHaveLength(1);
    expect(await page(site)).toContain("Call list");
    word = "create";
    await until(site, "Call create");
  } finally {
    there.close();
  }
});

it("lets a description from an address on this machine call the server that it came from, and no other one", async () => {
  const other = await upstream();
  const asked: string[] = [];
  let description = "";
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(description);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on TCP has an address with a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  description = `at ${url}/v1\nlist`;
  try {
    await writeFile(join(folder, "pets.yaml"), "list");
    const site = String(await serve(`${url}/shops.yaml`, "pets.yaml"));
    expect(await call(site, "shops", `${url}/v1/list`)).toBe(description);
    expect(await call(site, "pets", `${url}/v1/list`)).toBe("not-registered");
    await running?.stop();
    description = `at ${other.url}/v1\nlist`;
    expect(await call(String(await serve(`${url}/shops.yaml`)), "shops", `${other.url}/v1/list`)).toBe(
      "blocked-address",
    );
    expect(asked).toContain("/v1/list");
    expect(other.asked).toEqual([]);
  } finally {
    server.close();
    other.close();
  }
});

it("never allows a fetched description to reach this machine, even next to a file with the same server", async () => {
  const asked: (string | undefined)[] = [];
  const listen = async (server: Server): Promise<string> => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const own = createServer((request, response) => {
    asked.push(request.url);
    response.end("mine");
  });
  const ownUrl = `http://${await listen(own)}/v1`;
  const far = createServer((_, response) => response.end(`at ${ownUrl}\nlist`));
  try {
    await writeFile(join(folder, "pets.yaml"), `at ${ownUrl}\nlist`);
    const site = String(await serve("pets.yaml", `http://${await listen(far)}/shops.yaml`));
    expect(await call(site, "pets", `${ownUrl}/list`)).toBe("mine");
    expect(await call(site, "shops", `${ownUrl}/list`)).toBe("blocked-address");
    expect(asked).toEqual(["/v1/list"]);
  } finally {
    own.close();
    far.close();
  }
});

it.each<[string, Partial<ServeDeps>]>([
  ["a public origin", { origin: "https://docs.example" }],
  ["a further host", { hosts: ["docs.example"] }],
  ["a proxy in front of it", { trustedHops: 1 }],
])("with %s, calls a server of this machine that a file names only if the operator allows it", async (_, settings) => {
  const api = await upstream();
  try {
    await writeFile(join(folder, "pets.yaml"), `at ${api.url}/v1\nlist`);
    const free = await upstream();
    free.close();
    const port = Number(new URL(free.url).port);
    const reach = async (allowed: readonly string[]): Promise<string> => {
      await serveWith({ allowed }, { ...settings, port }, "pets.yaml");
      const reached = await call(`http://127.0.0.1:${port}`, "pets", `${api.url}/v1/list`);
      await running?.stop();
      return reached;
    };
    expect(await reach([])).toBe("blocked-address");
    expect(said.out).toContain(`The playground can't call ${api.url}: others may open this site.`);
    expect(await reach([api.url])).toBe("mine");
    expect(said.out).not.toContain("can't call");
    expect(api.asked).toEqual(["/v1/list"]);
  } finally {
    api.close();
  }
});

/** Starts an API on this machine that records the addresses of its requests. */
async function upstream(): Promise<{ readonly url: string; readonly asked: string[]; readonly close: () => void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("mine");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on TCP has an address with a port.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close: () => server.close() };
}

/** Calls an address as a page does; returns the cause of the refusal, or the body. */
async function call(site: string, api: string, url: string): Promise<string> {
  const headers = {
    origin: site,
    [proxyHeaders.url]: url,
    [proxyHeaders.method]: "GET",
    [proxyHeaders.forwarded]: "",
    [proxyHeaders.api]: api,
  };
  const answer = await fetch(site + proxyPath, { method: "POST", headers });
  return answer.headers.get(proxyHeaders.cause) ?? (await answer.text());
}

/** Sets a base URL as a page of an origin does. */
const setServer = (site: string, api: string, url: string, origin = site): Promise<Response> =>
  fetch(`${site}/api/callboard-docs/servers/${api}`, {
    method: "PUT",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ url }),
  });

const formOf = async (site: string, api: string) =>
  JSON.parse(await page(`${site}/api/callboard-docs/forms/${api}/list`));

describe("the base URL of a description that names no server", () => {
  it("is set in the playground, opens the proxy for it, and is remembered", async () => {
    const api = await upstream();
    try {
      await writeFile(join(folder, "pets.yaml"), "nowhere\nlist");
      const site = String(await serve("pets.yaml"));
      expect(await formOf(site, "pets")).toMatchObject({ server: "", endpoint: { environments: [] } });
      expect(await call(site, "pets", `${api.url}/v1/list`)).toBe("not-registered");
      const before = JSON.parse(await page(`${site}/api/callboard-docs/changes`)).definition;

      const answer = await setServer(site, "pets", `${api.url}/v1`);
      expect([answer.status, await answer.json()]).toEqual([200, { url: `${api.url}/v1` }]);
      const environments = [{ baseUrl: `${api.url}/v1` }];
      expect(await formOf(site, "pets")).toMatchObject({ server: `${api.url}/v1`, endpoint: { environments } });
      expect(JSON.parse(await page(`${site}/api/callboard-docs/changes`)).definition).not.toBe(before);
      expect(await call(site, "pets", `${api.url}/v1/list`)).toBe("mine");
      expect(await call(site, "pets", `${api.url}/other`)).toBe("not-registered");
      expect(api.asked).toEqual(["/v1/list"]);

      await running?.stop();
      const again = String(await serve("pets.yaml"));
      expect(said.out).toContain(`pets.yaml: requests go to ${api.url}/v1, as set in the playground`);
      expect(await formOf(again, "pets")).toMatchObject({ server: `${api.url}/v1` });
      expect((await setServer(again, "pets", "")).status).toBe(200);
      expect(await formOf(again, "pets")).toMatchObject({ server: "", endpoint: { environments: [] } });
      expect(await call(again, "pets", `${api.url}/v1/list`)).toBe("not-registered");
    } finally {
      api.close();
    }
  });

  it("completes only relative addresses, and only addresses of its API", async () => {
    await writeFile(join(folder, "pets.yaml"), "at /v1\nlist");
    await writeFile(join(folder, "shops.yaml"), "nowhere\nlist");
    await writeFile(join(folder, "whole.yaml"), "at https://whole.example/v1\nlist");
    const site = String(await serve("pets.yaml", "shops.yaml", "whole.yaml"));
    expect((await setServer(site, "pets", "http://localhost:3000")).status).toBe(200);
    expect((await setServer(site, "whole", "http://localhost:3000")).status).toBe(404);
    const baseUrls = async (api: string) =>
      (await formOf(site, api)).endpoint.environments.map(({ baseUrl }: { readonly baseUrl: string }) => baseUrl);
    expect(await baseUrls("pets")).toEqual(["http://localhost:3000/v1"]);
    expect(await baseUrls("shops")).toEqual([]);
    expect(await baseUrls("whole")).toEqual(["https://whole.example/v1"]);
    expect(await formOf(site, "whole")).not.toHaveProperty("server");
  });

  it("can't be set by a page of another site, nor by a form of one", async () => {
    await writeFile(join(folder, "pets.yaml"), "nowhere\nlist");
    const site = String(await serve("pets.yaml"));
    expect((await setServer(site, "pets", "http://localhost:3000", "https://evil.example")).status).toBe(403);
    expect((await setServer(site, "pets", "http://localhost:3000", "null")).status).toBe(403);
    const plain = { origin: site, "content-type": "text/plain" };
    const target = `${site}/api/callboard-docs/servers/pets`;
    const body = '{"url":"http://localhost:3000"}';
    expect((await fetch(target, { method: "PUT", headers: plain, body })).status).toBe(403);
    expect((await fetch(target, { method: "PUT", body })).status).toBe(403);
    const { "content-type": _, ...bare } = plain;
    expect(
      (await fetch(target, { method: "PUT", headers: { ...bare, "content-type": "application/json" } })).status,
    ).toBe(400);
    const large = { method: "PUT", headers: { ...bare, "content-type": "application/json" }, body: "x".repeat(10_000) };
    expect((await fetch(target, large)).status).toBe(413);
    expect(await formOf(site, "pets")).toMatchObject({ server: "" });
  });

  it.each<[string, Partial<ServeDeps>]>([
    ["a further host", { hosts: ["docs.example"] }],
    ["a proxy in front of it", { trustedHops: 1 }],
  ])("can't be set by readers of a site with %s", async (_, settings) => {
    await writeFile(join(folder, "pets.yaml"), "nowhere\nlist");
    const site = String(await serveWith({}, settings, "pets.yaml"));
    expect((await setServer(site, "pets", "http://localhost:3000")).status).toBe(404);
    expect(await formOf(site, "pets")).not.toHaveProperty("server");
  });

  it("may be an option of the command, which readers can't change", async () => {
    const api = await upstream();
    try {
      await writeFile(join(folder, "pets.yaml"), "at /v1\nlist");
      await writeFile(join(folder, "whole.yaml"), "at https://whole.example/v1\nlist");
      const servers = new Map([
        ["pets.yaml", api.url],
        ["whole.yaml", api.url],
      ]);
      const site = String(await serveWith({ servers }, {}, "pets.yaml", "whole.yaml"));
      expect(said.out).toContain(`pets.yaml: requests go to ${api.url}\n`);
      expect(said.out).toContain("whole.yaml: it names its servers; --server is ignored");
      expect(await call(site, "pets", `${api.url}/v1/list`)).toBe("mine");
      expect(await formOf(site, "pets")).not.toHaveProperty("server");
      expect((await setServer(site, "pets", "http://localhost:3000")).status).toBe(404);
    } finally {
      api.close();
    }
  });
});

it("serves several files as several APIs, each in its own part of the site", async () => {
  await writeFile(join(folder, "pets.yaml"), "list");
  await writeFile(join(folder, "shops.yaml"), "open");
  const site = String(await serve("pets.yaml", "shops.yaml"));
  const first = await page(site);
  expect(first).toContain('href="/pets"');
  expect(first).toContain('href="/shops"');
  expect(await page(`${site}/pets/list`)).toContain("Call list");
  expect((await fetch(`${site}/pets/open`)).status).toBe(404);
});

it("does not start with a missing or unreadable file, and reports every error", async () => {
  await writeFile(join(folder, "bad.yaml"), "broken");
  const errors = await serve("none.yaml", "bad.yaml");
  expect(errors).toEqual([
    expect.stringMatching(/none\.yaml: there is no such file$/),
    expect.stringMatching(/^bad\.yaml: it can't be read[^\n]*\n {2}bad\.yaml:7:2 {2}type {2}This is broken\.$/),
  ]);
});
