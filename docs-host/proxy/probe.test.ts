import { describe, expect, it } from "vitest";
import { call, pageOrigin, startProxy } from "./caller.testing.ts";
import { startApi } from "./upstream.testing.ts";
import { proxyHeaders } from "./wire/wire.ts";

const probe = { [proxyHeaders.look]: "cors" };

/** An API that records its requests, and responds with a header block and a long body. */
async function startRecorder() {
  const requests: unknown[] = [];
  const api = await startApi((request, response) => {
    const { origin, authorization, "access-control-request-headers": headers } = request.headers;
    requests.push({ method: request.method, origin, authorization, headers, sent: request.headers["content-length"] });
    response.writeHead(200, { "access-control-allow-origin": "https://other.example" }).end("x".repeat(5_000_000));
  });
  return { api, requests };
}

describe("a CORS probe", () => {
  it.each([false, true])(
    "is sent with the origin of the page and returns headers only (probe only: %s)",
    async (probeOnly) => {
      const { api, requests } = await startRecorder();
      const { port, entry } = await startProxy({ registered: [api.origin], probeOnly });
      const answer = await call(port, {
        ...{ url: `${api.origin}/`, method: "OPTIONS", own: probe, body: "never sent" },
        headers: {
          "Access-Control-Request-Method": "PUT",
          "Access-Control-Request-Headers": "x-a",
          Authorization: "Bearer s3cret",
          Origin: "https://someone.else",
        },
      });
      expect(requests).toEqual([
        { method: "OPTIONS", origin: pageOrigin, authorization: undefined, headers: "x-a", sent: undefined },
      ]);
      expect(answer.headers["x-callboard-response-access-control-allow-origin"]).toBe("https://other.example");
      expect(answer.body).toHaveLength(0);
      expect((await entry(() => true)).cause).toBeUndefined();
    },
  );

  it("can't change anything at the API", async () => {
    const { api, requests } = await startRecorder();
    const { port } = await startProxy({ registered: [api.origin] });
    const answer = await call(port, { url: `${api.origin}/`, method: "DELETE", own: probe });
    expect(answer.headers[proxyHeaders.cause]).toBe("bad-method");
    expect(requests).toEqual([]);
  });

  it("goes to registered environments only", async () => {
    const { api, requests } = await startRecorder();
    const { port } = await startProxy({ registered: [] });
    const answer = await call(port, { url: `${api.origin}/`, own: probe });
    expect(answer.headers[proxyHeaders.cause]).toBe("not-registered");
    expect(requests).toEqual([]);
  });
});
