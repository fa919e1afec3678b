import { describe, expect, it } from "vitest";
import { answerTo, call, openCall, readAnswer, startProxy } from "./caller.testing.ts";
import { startApi } from "./upstream.testing.ts";
import { proxyHeaders } from "./wire/wire.ts";

describe("closing the proxy", () => {
  it("waits for running calls and refuses new ones", async () => {
    let finish = () => {};
    const api = await startApi((_request, response) => {
      response.write("one ");
      finish = () => void response.end("two");
    });
    const { port, proxy } = await startProxy({ registered: [api.origin] });
    const outgoing = openCall(port, { url: `${api.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);
    const closed = proxy.close();
    expect(proxy.close()).toBe(closed);
    expect((await call(port, { url: `${api.origin}/` })).headers[proxyHeaders.cause]).toBe("closing");
    finish();
    expect((await readAnswer(incoming)).body.toString()).toBe("one two");
    await closed;
  });

  it.each([
    ["has no response yet", false],
    ["is receiving its response", true],
  ])("aborts a call that %s after a timeout", async (_what, answering) => {
    let arrived = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const api = await startApi((_request, response) => {
      if (answering) response.write("one ");
      arrived();
    });
    const { port, proxy, entries } = await startProxy({ registered: [api.origin], limits: { closeMs: 200 } });
    const outgoing = openCall(port, { url: `${api.origin}/` });
    outgoing.end();
    const begun = answerTo(outgoing);
    const answer = begun.then(readAnswer);
    await (answering ? begun : arrival);
    const ending = answer.then(
      ({ headers }) => headers[proxyHeaders.cause],
      () => "broken",
    );
    await proxy.close();
    expect(await ending).toBe(answering ? "broken" : "closing");
    expect(entries.map(({ cause }) => cause)).toEqual(["closing"]);
  });
});
