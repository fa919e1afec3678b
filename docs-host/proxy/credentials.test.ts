import { expect, it } from "vitest";
import { call, startProxy } from "./caller.testing.ts";
import { startApi } from "./upstream.testing.ts";

it.each([
  ["adds the operator's headers", { Authorization: "Bearer s3cret" }, {}, "Bearer s3cret"],
  ["keeps a header that the reader entered", { authorization: "Bearer s3cret" }, { Authorization: "own" }, "own"],
  ["adds nothing for a reader without a session", undefined, {}, undefined],
])("%s", async (_, added, headers, seen) => {
  let received: string | undefined;
  const api = await startApi(({ headers: { authorization } }, response) => {
    received = authorization;
    response.end("fine");
  });
  const { port, entries } = await startProxy({ registered: [api.origin], credentials: async () => added });
  const answer = await call(port, { url: `${api.origin}/a`, headers });
  expect([answer.status, received]).toEqual([200, seen]);
  expect(JSON.stringify([answer.headers, entries])).not.toContain("s3cret");
});

it.each([
  ["fails", async () => Promise.reject(new Error("s3cret"))],
  ["gives a header that is never sent", async () => ({ "X-Forwarded-For": "s3cret" })],
  ["gives a value that can't be written", async () => ({ authorization: "s3cret\r\nx: y" })],
])("refuses the call, and logs no value, if the session %s", async (_, credentials) => {
  let calls = 0;
  const api = await startApi((_request, response) => {
    calls += 1;
    response.end();
  });
  const { port, entries, entry } = await startProxy({ registered: [api.origin], credentials });
  const answer = await call(port, { url: `${api.origin}/a` });
  expect([answer.status, calls]).toEqual([500, 0]);
  await entry(({ cause }) => cause === "internal");
  expect(JSON.stringify([answer.headers, String(answer.body), entries])).not.toContain("s3cret");
});

it.each([
  ["leaves the reader's header alone", { Authorization: "own" }, { Authorization: "Bearer s3cret" }, ["own"]],
  ["leaves the reader's key alone", { "X-API-Key": "own" }, { "x-api-key": "s3cret" }, ["own"]],
  [
    "adds a header with a name that is another header's value",
    { "X-Kind": "x-api-key" },
    { "x-api-key": "s3cret" },
    ["s3cret"],
  ],
])("%s, and sends one line of each name", async (_, headers, added, values) => {
  let received: readonly string[] = [];
  const api = await startApi(({ rawHeaders }, response) => {
    received = rawHeaders;
    response.end("fine");
  });
  const { port } = await startProxy({ registered: [api.origin], credentials: async () => added });
  await call(port, { url: `${api.origin}/a`, headers });
  const [name = ""] = Object.keys(added);
  const isName = (text: string, i: number): boolean => i % 2 === 0 && text.toLowerCase() === name.toLowerCase();
  expect(received.flatMap((text, i) => (isName(text, i) ? [received[i + 1]] : []))).toEqual(values);
});

it("adds nothing to a request that the API sends back", async () => {
  const received: (string | undefined)[] = [];
  const api = await startApi((request, response) => {
    received.push(request.method, request.headers.authorization);
    response.end();
  });
  const { port } = await startProxy({
    registered: [api.origin],
    credentials: async () => ({ authorization: "s3cret" }),
  });
  expect((await call(port, { url: `${api.origin}/a`, method: "TRACE" })).status).toBe(200);
  expect(received).toEqual(["TRACE", undefined]);
});
