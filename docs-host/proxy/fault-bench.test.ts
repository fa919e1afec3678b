import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Fault, type FaultBench, faultLimits, faults, startFaultBench } from "../../e2e/targets/fault-bench.ts";
import { someOf } from "../../tooling/tier.ts";
import { answerTo, call, openCall, readAnswer, startProxy } from "./caller.testing.ts";
import { proxyHeaders } from "./wire/wire.ts";

let bench: FaultBench;
beforeAll(async () => {
  bench = await startFaultBench();
});
afterAll(() => bench.close());

describe("an API that", () => {
  it.for<[string, Fault]>(someOf(Object.entries(faults), 14))(
    "%s ends only its own call, with the expected cause",
    async ([name, { end }]) => {
      const unhandled: unknown[] = [];
      const note = (error: unknown) => void unhandled.push(error);
      process.on("uncaughtException", note).on("unhandledRejection", note);
      onTestFinished(() => void process.off("uncaughtException", note).off("unhandledRejection", note));
      const { port } = await startProxy({ registered: [bench.url], limits: faultLimits });

      const outgoing = openCall(port, { url: `${bench.url}/${name}` });
      outgoing.end();
      const incoming = await answerTo(outgoing);
      const reading = readAnswer(incoming);
      if (end.kind === "answered") {
        expect(incoming.headers[proxyHeaders.status]).toBe(String(end.status));
        const { body } = await reading;
        if (end.body !== undefined) expect(body.toString()).toBe(end.body);
      } else if (end.kind === "refused") {
        expect(JSON.parse((await reading).body.toString()).cause).toBe(end.cause);
      } else {
        await expect(reading).rejects.toMatchObject({ code: "ECONNRESET" });
        const requestId = String(incoming.headers[proxyHeaders.requestId]);
        const reported = await call(port, { own: { [proxyHeaders.ending]: requestId } });
        expect(reported.headers[proxyHeaders.cause]).toBe(end.cause);
      }

      // The page receives only the proxy's own header names as headers that a browser would act on.
      const acting = Object.keys(incoming.headers).filter((header) =>
        /cookie|refresh|site-data|location|link/.test(header),
      );
      expect(acting.filter((header) => !header.startsWith("x-callboard-response-"))).toEqual([]);
      expect((await call(port, { url: `${bench.url}/echo` })).headers[proxyHeaders.status]).toBe("200");
      expect(unhandled).toEqual([]);
    },
  );

  it("is aborted at any moment leaves the proxy serving", async () => {
    const { port, proxy, entries } = await startProxy({ registered: [bench.url], limits: faultLimits });
    await Promise.all(
      Object.keys(faults).flatMap((name) =>
        [0, 5, 40].map(async (ms) => {
          const outgoing = openCall(port, { url: `${bench.url}/${name}` });
          outgoing.on("response", (incoming) => incoming.on("error", () => {}).resume());
          outgoing.end();
          await new Promise((resolve) => setTimeout(resolve, ms));
          outgoing.destroy();
        }),
      ),
    );
    expect((await call(port, { url: `${bench.url}/echo` })).headers[proxyHeaders.status]).toBe("200");
    await proxy.close();
    expect(entries.filter(({ cause }) => cause === "internal")).toEqual([]);
  });
});
