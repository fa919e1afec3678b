import { describe, expect, it } from "vitest";
import { jsonHeaders, openRegistry } from "../../registry.testing.ts";

const nul = "\0";
const definition = { rootPackage: { endpoints: [], types: [], subpackages: [] }, types: {}, subpackages: {} };

describe("a text with U+0000", () => {
  it.each([
    ["GET", "/generators/versions/a%00b/1.0.0", undefined],
    ["GET", "/files/a%00b", undefined],
    ["POST", "/registry/api/register", { orgId: "callboard", apiId: `a${nul}`, definition }],
  ])("is refused where it is stored or looked up: %s %s", async (method, path, body) => {
    const { send, registry, log } = await openRegistry();
    const headers = jsonHeaders(registry.firstToken.token);
    const answer = await send(method, path, { headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: "BadRequestError", content: expect.stringContaining("U+0000") },
    ]);
    expect(log.filter(({ event }) => event === "bug")).toEqual([]);
  });

  it("is stored within a document", async () => {
    const { send, registry } = await openRegistry();
    const headers = jsonHeaders(registry.firstToken.token);
    const body = { id: "a", displayName: `name${nul}`, generatorType: { type: "sdk" }, dockerImage: "a/b" };
    const stored = await send("PUT", "/generators", { headers, body: JSON.stringify(body) });
    expect(stored.status).toBe(204);
    expect((await send("GET", "/generators/a")).body).toMatchObject({ displayName: `name${nul}` });
  });
});
