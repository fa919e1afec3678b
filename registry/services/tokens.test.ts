import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bodyOf } from "#transport";
import { openRegistry } from "../registry.testing.ts";

describe("tokens", () => {
  it("are generated with 256 random bits and a prefix, and work immediately", async () => {
    const { client } = await openRegistry();
    const issued = bodyOf(await client().tokens.generate({ body: { orgId: "acme", scope: "publish" } }));
    expect(issued.token).toMatch(/^callboard_[A-Za-z0-9_-]{43}$/);
    expect(issued.id).toMatch(/^tok_[0-9a-f]{32}$/);
    const next = await client(issued.token).tokens.generate({ body: { orgId: "acme", scope: "more" } });
    expect(next.ok).toBe(true);
  });

  it("are stored only as hashes", async () => {
    const { client, folder } = await openRegistry();
    const { token } = bodyOf(await client().tokens.generate({ body: { orgId: "acme", scope: "publish" } }));
    for (const name of ["registry.db", "registry.db-wal"]) {
      expect((await readFile(join(folder, name))).includes(token)).toBe(false);
    }
  });

  it("stop working when they are revoked, and a second revocation changes nothing", async () => {
    const { client } = await openRegistry();
    const { id, token } = bodyOf(await client().tokens.generate({ body: { orgId: "acme", scope: "publish" } }));
    const own = client(token);
    expect(await own.tokens.revoke({ body: { orgId: "acme", tokenId: id } })).toMatchObject({ ok: true });
    expect(await own.tokens.generate({ body: { orgId: "acme", scope: "x" } })).toMatchObject({
      error: "UnauthorizedError",
      content: "The token has been revoked.",
    });
    expect(await client().tokens.revoke({ body: { orgId: "acme", tokenId: id } })).toMatchObject({ ok: true });
    expect(await client().tokens.revoke({ body: { orgId: "acme", tokenId: "tok_none" } })).toMatchObject({ ok: true });
  });

  it("can't create or revoke tokens of another organization", async () => {
    const { client, tokenOf } = await openRegistry();
    const globex = bodyOf(await client().tokens.generate({ body: { orgId: "globex", scope: "x" } }));
    const acme = client(await tokenOf("acme"));
    const refused = { error: "UserNotInOrgError", content: "The token belongs to acme, not to globex." };
    expect(await acme.tokens.generate({ body: { orgId: "globex", scope: "x" } })).toMatchObject(refused);
    expect(await acme.tokens.revoke({ body: { orgId: "globex", tokenId: globex.id } })).toMatchObject(refused);
    // Naming one's own organisation does not give access to the other's token either.
    await acme.tokens.revoke({ body: { orgId: "acme", tokenId: globex.id } });
    const ownToken = await client(globex.token).tokens.generate({ body: { orgId: "globex", scope: "x" } });
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
      body: '{"orgId":"callboard","scope":"x"}',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(answer.body).toMatchObject({ error: "UnauthorizedError", content: expect.stringContaining(why) });
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
    expect((await client().tokens.generate({ body: { orgId: "callboard", scope: "x" } })).ok).toBe(true);
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
    expect((await reopened.client().tokens.generate({ body: { orgId: "callboard", scope: "x" } })).ok).toBe(true);
    expect(
      await reopened.client(firstToken).tokens.generate({ body: { orgId: "callboard", scope: "x" } }),
    ).toMatchObject({
      content: "The token has been revoked.",
    });
  });
});

describe("rate limits", () => {
  const generate = { method: "POST", body: '{"orgId":"callboard","scope":"x"}' };

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

  it("apply to token creation for all clients, members included", async () => {
    const { client, tokenOf } = await openRegistry({ limits: { tokenCalls: { times: 2, seconds: 60 } } });
    await tokenOf("acme");
    await tokenOf("acme");
    const third = await client().tokens.generate({ body: { orgId: "acme", scope: "x" } });
    expect(third).toMatchObject({ ok: false, rawResponse: { status: 429 } });
  });
});
