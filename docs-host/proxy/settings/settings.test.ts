import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openEnvironmentFile } from "./environment-file.ts";
import { readSettings } from "./settings.ts";

const enough = {
  CALLBOARD_PROXY_ENVIRONMENTS: "/etc/environments.json",
  CALLBOARD_PAGE_ORIGINS: "https://docs.example",
};

describe("readSettings", () => {
  it("requires the environment file and the page origins, and has defaults for the rest", () => {
    expect(readSettings(enough)).toEqual({
      ok: true,
      settings: {
        ...{ port: 4002, host: undefined, trustedHops: 0, privateOrigins: [], hosts: [], limits: {} },
        ...{ environmentFile: "/etc/environments.json", pageOrigins: ["https://docs.example"] },
      },
    });
  });

  it("parses lists and numbers", () => {
    const verdict = readSettings({
      ...enough,
      ...{ PORT: "0", HOST: "127.0.0.1", CALLBOARD_TRUSTED_HOPS: "2", CALLBOARD_PROXY_LIMITS: "totalMs=5" },
      ...{
        CALLBOARD_PAGE_ORIGINS: "https://a.example, https://b.example",
        CALLBOARD_PRIVATE_ORIGINS: "http://localhost:4001",
        CALLBOARD_PRIVATE_RANGES: "10.1.0.0/16, 127.0.0.0/8",
        CALLBOARD_HOSTS: "Proxy.example., *.proxies.example",
      },
    });
    expect(verdict.ok && verdict.settings).toMatchObject({
      ...{ port: 0, host: "127.0.0.1", trustedHops: 2, limits: { totalMs: 5 } },
      ...{ pageOrigins: ["https://a.example", "https://b.example"], privateOrigins: ["http://localhost:4001"] },
      ...{ privateRanges: ["10.1.0.0/16", "127.0.0.0/8"] },
      // The origin that the proxy listens on is allowed as well.
      ...{ hosts: ["proxy.example", "*.proxies.example", "127.0.0.1"] },
    });
  });

  it("reports all errors at once", () => {
    const verdict = readSettings({ PORT: "http", CALLBOARD_TRUSTED_HOPS: "-1", CALLBOARD_PROXY_LIMITS: "a" });
    expect(verdict.ok ? [] : verdict.errors.map((error) => error.split(" ")[0])).toEqual([
      ...["PORT", "CALLBOARD_TRUSTED_HOPS", "CALLBOARD_PROXY_ENVIRONMENTS", "CALLBOARD_PAGE_ORIGINS"],
      "CALLBOARD_PROXY_LIMITS:",
    ]);
  });

  it.each([
    ["0.0.0.0", []],
    ["::", []],
    ["::1", ["[::1]"]],
    ["10.0.0.5", ["10.0.0.5"]],
    ["proxy.internal", ["proxy.internal"]],
  ])("derives the served host from HOST, unless it listens on every address: %s", (HOST, hosts) => {
    const verdict = readSettings({ ...enough, HOST });
    expect(verdict.ok && verdict.settings.hosts).toEqual(hosts);
  });

  it.each([
    [{ CALLBOARD_HOSTS: "https://proxy.example" }, /^CALLBOARD_HOSTS: "https:\/\/proxy\.example" is not a host name/],
    [
      { CALLBOARD_PRIVATE_RANGES: "10.0.0.1/8" },
      /^CALLBOARD_PRIVATE_RANGES: "10\.0\.0\.1\/8" is not the first address/,
    ],
  ])("rejects %j", (env, error) => {
    expect(readSettings({ ...enough, ...env })).toEqual({ ok: false, errors: [expect.stringMatching(error)] });
  });

  it.each(["70000", "1.5", "80 81"])("rejects the port %s", (PORT) => {
    expect(readSettings({ ...enough, PORT }).ok).toBe(false);
  });
});

describe("the environment file", () => {
  const write = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), "callboard-proxy-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, "environments.json");
    await writeFile(path, text);
    return path;
  };
  const one = { apiId: "a", environmentId: "live", baseUrl: "https://api.example/v1" };

  it("is cached until it changes", async () => {
    const path = await write(JSON.stringify([one, { ...one, protocol: "websocket" }]));
    const environments = openEnvironmentFile(path);
    const first = await environments();
    expect(first).toEqual([one, { ...one, protocol: "websocket" }]);
    expect(await environments()).toBe(first);
    await writeFile(path, "[]");
    await utimes(path, new Date(), new Date(Date.now() + 5_000));
    expect(await environments()).toEqual([]);
  });

  it.each([
    ["not json", [/JSON/]],
    ["{}", [/must contain a list/]],
    ['[1, {"apiId": "a"}]', [/entry 1: must be an object/, /entry 2: "environmentId"/, /entry 2: "baseUrl"/]],
    [JSON.stringify([{ ...one, baseUrl: "ftp://x" }]), [/entry 1: "baseUrl" must be an http, https, ws or wss URL/]],
    [JSON.stringify([{ ...one, baseUrl: "ws://x", protocol: "http" }]), [/entry 1: "baseUrl" .* not "http"/]],
    [JSON.stringify([{ ...one, protocol: "ws" }]), [/entry 1: "protocol" must be "http" or "websocket"/]],
  ])("that contains %s is rejected with every error", async (text, patterns) => {
    const path = await write(text);
    const errors = await openEnvironmentFile(path)().then(
      () => [],
      (error: unknown) => (error instanceof Error && "errors" in error ? error.errors : error),
    );
    expect(errors).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
  });

  it("that does not exist is rejected", async () => {
    await expect(openEnvironmentFile("/nowhere/environments.json")()).rejects.toThrow("/nowhere/environments.json");
  });
});
