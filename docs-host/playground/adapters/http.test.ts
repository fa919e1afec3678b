import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { plain } from "#engine/secret";
import { SendFailedError, type SendFailure } from "#machines";
import { pageOrigin, startProxy } from "../../proxy/caller.testing.ts";
import { findClosedPort, startApi, startScript } from "../../proxy/upstream.testing.ts";
import { causes } from "../../proxy/wire/causes.ts";
import { proxyHeaders } from "../../proxy/wire/wire.ts";
import { answerCut, badHeader, noProxy, proxyUnreachable } from "./failures.ts";
import { proxySender } from "./http.ts";
import { depsOf, failureOf, planFor, unstopped } from "./sending.testing.ts";

describe("sending through the proxy", () => {
  it("returns status, headers, body size and the time that the proxy measured", async () => {
    const api = await startApi((_request, response) => {
      response.writeHead(418, "Short and stout", { "content-type": "text/plain", "set-cookie": "a=b" }).end("tea é");
    });
    const { port } = await startProxy({ registered: [api.origin] });
    const send = proxySender(`http://127.0.0.1:${port}/proxy`, depsOf(pageOrigin));
    const sent = await send(planFor(`${api.origin}/`), unstopped);
    expect(sent).toMatchObject({
      ...{ status: 418, statusText: "Short and stout", size: 6, shown: { kind: "text", text: "tea é" } },
      headers: expect.arrayContaining([
        ["content-type", "text/plain"],
        ["set-cookie", "a=b"],
      ]),
    });
    expect(sent.time).toBeGreaterThan(0);
  });

  it("reports the headers that the proxy did not forward", async () => {
    const seen: IncomingHttpHeaders[] = [];
    const api = await startApi((request, response) => {
      seen.push(request.headers);
      response.end();
    });
    const { port } = await startProxy({ registered: [api.origin] });
    const send = proxySender(`http://127.0.0.1:${port}/`, depsOf(pageOrigin));
    const names = ["X-Real-IP", "X-Pot", "Forwarded"];
    const headers = names.map((name) => ({ name, value: plain("x") }));
    expect((await send(planFor(`${api.origin}/`, { headers }), unstopped)).unsent).toEqual(["x-real-ip", "forwarded"]);
    expect(seen).toMatchObject([{ "x-pot": "x" }]);
    expect(await send(planFor(`${api.origin}/`), unstopped)).not.toHaveProperty("unsent");
  });

  it("reports a refusal of the proxy with cause, responsible party and advice", async () => {
    const { port } = await startProxy({ registered: [] });
    const { status: _, ...refusal } = causes["not-registered"];
    const send = proxySender(`http://127.0.0.1:${port}/`, depsOf(pageOrigin));
    expect(await failureOf(send(planFor("http://api.example/"), unstopped))).toEqual({
      cause: "not-registered",
      ...refusal,
    });
  });

  it("names the API of the request, so that environments of other APIs don't apply", async () => {
    const api = await startApi((_request, response) => response.end("hi"));
    const environments = [{ apiId: "plants/ü", environmentId: "live", baseUrl: api.origin }];
    const { port } = await startProxy({ environments: async () => environments, reachable: [api.origin] });
    const send = (apiId: string) =>
      proxySender(`http://127.0.0.1:${port}/`, { ...depsOf(pageOrigin), apiId })(planFor(`${api.origin}/`), unstopped);
    expect(await send("plants/ü")).toMatchObject({ shown: { text: "hi" } });
    expect((await failureOf(send("water"))).cause).toBe("not-registered");
  });

  it("reports why a response was cut off", async () => {
    const peer = await startScript(["HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf"], (socket) => socket.end());
    const { port } = await startProxy({ registered: [peer.origin] });
    const send = proxySender(`http://127.0.0.1:${port}/`, depsOf(pageOrigin));
    expect((await failureOf(send(planFor(`${peer.origin}/`), unstopped))).cause).toBe("upstream-vanished");
  });

  it("reports a cut response if the proxy disconnects in the middle of it", async () => {
    const peer = await startScript(
      [
        `HTTP/1.1 200 OK\r\n${proxyHeaders.status}: 200\r\n${proxyHeaders.requestId}: id\r\ncontent-length: 9\r\n\r\nhalf`,
      ],
      (socket) => socket.end(),
    );
    expect(
      await failureOf(proxySender(peer.origin, depsOf(pageOrigin))(planFor("http://api.example/"), unstopped)),
    ).toEqual(answerCut);
  });

  const nowhere = async () => `http://127.0.0.1:${await findClosedPort()}/`;
  const notFound = async () => (await startApi((_request, response) => response.writeHead(404).end("<html>"))).origin;
  it.each<[string, () => Promise<string>, SendFailure]>([
    ["nothing listens", nowhere, proxyUnreachable],
    ["another server answers", notFound, noProxy(404)],
  ])("reports when %s at the proxy address", async (_what, findUrl, failure) => {
    const send = proxySender(await findUrl(), depsOf(pageOrigin));
    expect(await failureOf(send(planFor("http://api.example/"), unstopped))).toEqual(failure);
  });

  it.each([
    ["x-a", "line\nbreak"],
    ["x a", "1"],
    ["x-a", "€"],
  ])("names the header that can't be sent: %j with value %j", async (name, value) => {
    const send = proxySender("http://127.0.0.1:1/", depsOf(pageOrigin));
    const plan = planFor("http://api.example/", { headers: [{ name, value: plain(value) }] });
    expect(await failureOf(send(plan, unstopped))).toEqual(badHeader(name.toLowerCase()));
  });

  it("aborts the request to the API when the caller aborts", async () => {
    let closed: () => void = () => {};
    const wasClosed = new Promise<void>((done) => {
      closed = done;
    });
    const stop = new AbortController();
    const api = await startApi((request) => {
      request.once("close", closed);
      stop.abort();
    });
    const { port } = await startProxy({ registered: [api.origin] });
    const send = proxySender(`http://127.0.0.1:${port}/`, depsOf(pageOrigin));
    await expect(send(planFor(`${api.origin}/`), stop.signal)).rejects.toBeInstanceOf(SendFailedError);
    await wasClosed;
  });
});
