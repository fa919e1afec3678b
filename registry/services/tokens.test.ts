import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bodyOf } from "#transport";
import { openRegistry } from "../registry.testing.ts";
import { isOnPostgres, storedRows } from "../store/store.testing.ts";

describe("tokens", () => {
  it("are generated with 256 random bits and a prefix, and work immediately", async () => {
    const { client } = await openRegistry();
    const issued = bodyOf(await client().tokens.generate({ body: { orgId: "acme", scope: "admin" } }));
    expect(issued.token).toMatch(/^callboard_[A-Za-z0-9_-]{43}$/);
    expect(issued.id).toMatch(/^tok_[0-9a-f]{32}$/);
    const next = await client(issued.token).tokens.generate({ body: { orgId: "acme", scope: "admin" } });
    expect(next.ok).toBe(true);
  });

  it("are stored only as hashes", async () => {
    const { client, folder } = await openRegistry();
    const { token } = bodyOf(await client().tokens.generate({ body: { orgId: "acme", scope: "admin" } }));
    const rows = await storedRows(folder);
    expect(rows).toContain("admin");
    expect(rows).not.toContain(token);
    for (const name of isOnPostgres() ? [] : ["registry.db", "registry.db-wal"]) {
      expect((await readFile(join(folder, name))).includes(token)).toBe(false);
    }
  });

  it("stop working when they are revoked, and a second revocation changes nothing", async () => {
    const { client } = await openRegistry();
    const { id, token } = bodyOf(await client().tokens.generate({ body: { orgId: "acme", scope: "admin" } }));
    const own = client(token);
    expect(await own.tokens.revoke({ body: { orgId: "acme", tokenId: id } })).toMatchObject({ ok: true });
    expect(await own.tokens.generate({ body: { orgId: "acme", scope: "read" } })).toMatchObject({
      error: "UnauthorizedError",
      content: "The token has been revoked.",
    });
    expect(await client().tokens.revoke({ body: { orgId: "acme", tokenId: id } })).toMatchObject({ ok: true });
    expect(await client().tokens.revoke({ body: { orgId: "acme", tokenId: "tok_none" } })).toMatchObject({ ok: true });
  });

  it("can't create or revoke tokens of another organization", async () => {
    const { client, tokenOf } = await openRegistry();
    const globex = bodyOf(await client().tokens.generate({ body: { orgId: "globex", scope: "admin" } }));
    const acme = client(await tokenOf("acme"));
    const refused = { error: "UserNotInOrgError", content: "The token belongs to acme, not to globex." };
    expect(await acme.tokens.generate({ body: { orgId: "globex", scope: "read" } })).toMatchObject(refused);
    expect(await acme.tokens.revoke({ body: { orgId: "globex", tokenId: globex.id } })).toMatchObject(refused);
    // Naming one's own organization does not give access to the other's token either.
    await acme.tokens.revoke({ body: { orgId: "acme", tokenId: globex.id } });
    const ownToken = await client(globex.token).tokens.generate({ body: { orgId: "globex", scope: "read" } });
    expect(ownToken.ok).toBe(true);
  });

  it.each([
    ["no header", undefined, "No registry token was sent"],
    ["an empty header", "", "No registry token was sent"],
    ["another scheme", "Basic dXNlcjpwYXNz", "contains no bearer token"],
    ["the token without a scheme", "TOKEN", "contains no bearer token"],
    ["the token under another scheme", "Token TOKEN", "contains no bearer token"],
    ["two tokens", "Bearer TOKEN TOKEN", "contains no bearer token"],
    ["an unknown token", `Bearer callboard_${"a".repeat(43)}`, "is unknown"],
  ])("are required: %s is refused", async (_, header, why) => {
    const { registry, send } = await openRegistry();
    const authorization = header?.replaceAll("TOKEN", registry.firstToken.token);
    const answer = await send("POST", "/tokens/generate", {
      body: '{"orgId":"callboard","scope":"read"}',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(answer.body).toMatchObject({ error: "UnauthorizedError", content: expect.stringContaining(why) });
  });

  it("have one of the scopes; any other text is refused", async () => {
    const { client } = await openRegistry();
    for (const scope of ["", "Read", "read publish", "everything"]) {
      expect(await client().tokens.generate({ body: { orgId: "acme", scope } })).toMatchObject({
        failure: { statusCode: 400, body: { content: "`scope` must be one of read, publish, admin." } },
      });
    }
  });

  it("expire at the requested moment, and never after the token that creates them", async () => {
    let now = new Date("2026-11-21T08:00:00Z");
    const { client } = await openRegistry({ now: () => now });
    const create = (token: string | undefined, expiresAt?: string) =>
      client(token).tokens.generate({ body: { orgId: "acme", scope: "admin", ...(expiresAt && { expiresAt }) } });
    const first = bodyOf(await create(undefined, "2026-11-21T10:00:00+01:00"));
    expect(first.expiresAt).toBe("2026-11-21T09:00:00.000Z");
    expect(bodyOf(await create(first.token)).expiresAt).toBe("2026-11-21T09:00:00.000Z");
    expect(bodyOf(await create(first.token, "2026-11-21T08:30:00Z")).expiresAt).toBe("2026-11-21T08:30:00.000Z");
    for (const [expiresAt, content] of [
      ["2026-11-21T09:00:01Z", "The new token can't outlive"],
      ["2026-11-21T08:00:00Z", "must be in the future"],
    ] as const) {
      expect(await create(first.token, expiresAt)).toMatchObject({
        failure: { statusCode: 400, body: { content: expect.stringContaining(content) } },
      });
    }
    now = new Date("2026-11-21T08:59:59.999Z");
    expect((await create(first.token)).ok).toBe(true);
    now = new Date("2026-11-21T09:00:00Z");
    expect(await create(first.token)).toMatchObject({
      error: "UnauthorizedError",
      content: "The token expired at 2026-11-21T09:00:00.000Z.",
    });
  });

  it("are listed for administrators with their last use, which is written at most once a minute", async () => {
    let now = new Date("2026-11-21T08:00:00Z");
    const { client, folder, registry } = await openRegistry({ now: () => now });
    const issued = bodyOf(await client().tokens.generate({ body: { orgId: "acme", scope: "admin" } }));
    const callAt = async (moment: string): Promise<void> => {
      now = new Date(moment);
      bodyOf(await client(issued.token).dashboard.getDocsSitesForOrg({ body: { orgId: "acme" } }));
    };
    const lastUse = async () => {
      // The staff's token lists, so that the list does not use this one. Uses are written in the background.
      await expect.poll(async () => (await usesOf())[0], { timeout: 5000 }).not.toBeUndefined();
      return (await usesOf())[0];
    };
    const usesOf = async () =>
      bodyOf(await client().extensions.listTokens({ body: { orgId: "acme" } })).tokens.map((one) => one.lastUsedAt);
    expect(bodyOf(await client().extensions.listTokens({ body: { orgId: "acme" } })).tokens).toEqual([
      { id: issued.id, scope: "admin", createdAt: "2026-11-21T08:00:00.000Z" },
    ]);
    await callAt("2026-11-21T08:00:10Z");
    expect(await lastUse()).toBe("2026-11-21T08:00:10.000Z");
    await callAt("2026-11-21T08:01:09Z");
    await callAt("2026-11-21T08:01:10Z");
    await expect.poll(lastUse, { timeout: 5000 }).toBe("2026-11-21T08:01:10.000Z");
    bodyOf(await client().tokens.revoke({ body: { orgId: "acme", tokenId: issued.id } }));
    expect(await usesOf()).toEqual([]);
    await registry.close();
    expect(await storedRows(folder)).not.toContain("08:01:09");
  });

  it("are checked before the body is read", async () => {
    const { send } = await openRegistry();
    expect((await send("POST", "/tokens/generate", { body: "no JSON" })).status).toBe(401);
  });
});

describe("the first token", () => {
  it("is stored in a file that only its owner can read, and belongs to staff", async () => {
    const { registry, folder, client } = await openRegistry();
    const { token, file } = registry.firstToken;
    expect(file).toBe(join(folder, "token"));
    expect((await readFile(file, "utf8")).trim()).toBe(token);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await client().tokens.generate({ body: { orgId: "callboard", scope: "read" } })).ok).toBe(true);
  });

  it("stays the same when the registry is reopened", async () => {
    const first = await openRegistry();
    await first.registry.close();
    const reopened = await openRegistry({ dataFolder: first.folder });
    expect(reopened.registry.firstToken).toEqual(first.registry.firstToken);
  });

  it("is replaced if its file is missing, and the old one is revoked", async () => {
    const first = await openRegistry();
    const firstToken = first.registry.firstToken.token;
    await first.registry.close();
    await rm(join(first.folder, "token"));
    const reopened = await openRegistry({ dataFolder: first.folder });
    expect(reopened.registry.firstToken.token).not.toBe(firstToken);
    expect((await reopened.client().tokens.generate({ body: { orgId: "callboard", scope: "read" } })).ok).toBe(true);
    expect(
      await reopened.client(firstToken).tokens.generate({ body: { orgId: "callboard", scope: "read" } }),
    ).toMatchObject({
      content: "The token has been revoked.",
    });
  });
});

describe("rate limits", () => {
  const generate = { method: "POST", body: '{"orgId":"callboard","scope":"read"}' };

  it("block an address after too many refused tokens, while a valid token still passes", async () => {
    const { registry } = await openRegistry({ limits: { refusedTokens: { times: 2, seconds: 60 } } });
    const attempt = async (token: string, address: string) => {
      const request = new Request("http://registry.test/tokens/generate", {
        ...generate,
        headers: { authorization: `Bearer ${token}`, "x-forwarded-for": `${Math.random()}` },
      });
      return registry.fetch(request, { address });
    };
    expect((await attempt("bad", "192.0.2.1")).status).toBe(401);
    expect((await attempt("bad", "192.0.2.1")).status).toBe(401);
    const refused = await attempt("bad", "192.0.2.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: "TooManyRequestsError" });
    expect((await attempt("bad", "192.0.2.2")).status).toBe(401);
    expect((await attempt(registry.firstToken.token, "192.0.2.1")).status).toBe(200);
  });

  it("apply to all calls of a token and all requests of an address, but not to health checks", async () => {
    const limits = { callsOfToken: { times: 3, seconds: 60 }, requestsOfAddress: { times: 5, seconds: 60 } };
    const { registry, tokenOf } = await openRegistry({ limits });
    const token = await tokenOf("acme");
    const ask = async (path: string, address: string, bearer: string = token) => {
      const request = new Request(`http://registry.test${path}`, { headers: { authorization: `Bearer ${bearer}` } });
      const { status, headers, body } = await registry.fetch(request, { address });
      return [status, headers.get("retry-after") !== null, await new Response(body).text()] as const;
    };
    const list = "/v2/registry/docs/urls/list";
    const statuses = async (path: string, addresses: readonly string[]) => {
      const all: number[] = [];
      for (const address of addresses) all.push((await ask(path, address))[0]);
      return all;
    };
    expect(await statuses(list, ["192.0.2.1", "192.0.2.2", "192.0.2.1"])).toEqual([200, 200, 200]);
    const [status, hasWait, text] = await ask(list, "192.0.2.3");
    expect([status, hasWait]).toEqual([429, true]);
    expect(JSON.parse(text)).toEqual({
      error: "TooManyRequestsError",
      content: expect.stringMatching(/^Too many calls with this token\. Try again in \d+ s\.$/),
    });
    // Uploads and files need no token, and count for their address.
    expect(
      await statuses(
        "/files/none",
        Array.from({ length: 4 }, () => "192.0.2.1"),
      ),
    ).toEqual([404, 404, 404, 429]);
    expect(
      await statuses(
        "/health",
        Array.from({ length: 9 }, () => "192.0.2.1"),
      ),
    ).toEqual(Array(9).fill(200));
    expect((await ask(list, "192.0.2.4", registry.firstToken.token))[0]).toBe(200);
  });

  it("apply to token creation for all clients, members included", async () => {
    const { client, tokenOf } = await openRegistry({ limits: { tokenCalls: { times: 2, seconds: 60 } } });
    await tokenOf("acme");
    await tokenOf("acme");
    const third = await client().tokens.generate({ body: { orgId: "acme", scope: "read" } });
    expect(third).toMatchObject({ ok: false, rawResponse: { status: 429 } });
  });
});
