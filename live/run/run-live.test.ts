import { describe, expect, it } from "vitest";
import { checkIds } from "../check-ids.ts";
import type { Finding } from "../finding.ts";
import type { CheckedCall, RunOptions } from "../prober/index.ts";
import { runLive } from "./run-live.ts";
import { openShop, type Shop, sendTo, shopModel } from "./shop.testing.ts";

const model = await shopModel();

const usual: RunOptions = {
  seed: 7,
  checks: new Set(checkIds),
  allowWrites: true,
  concurrency: 1,
  cases: 3,
  baseUrl: "http://shop.localhost",
  credentials: { own: {} },
  headers: [],
};

async function test(shop: Shop, options: Partial<RunOptions> = {}, signal = new AbortController().signal) {
  const { send, sent } = sendTo(shop);
  let now = 0;
  const report = await runLive(
    model,
    { ...usual, ...options },
    {
      send,
      signal,
      clock: () => now,
      sleep: async (time) => {
        now += time;
      },
    },
  );
  return { report, sent, time: () => now };
}

const found = ({ report }: Awaited<ReturnType<typeof test>>) =>
  report.findings.map(({ check, endpoint }) => `${check} ${endpoint}`);

describe("a test of a running API", () => {
  it("finds nothing in an API that keeps its description", async () => {
    const tested = await test(openShop());
    expect(found(tested)).toEqual([]);
    expect(tested.report.ended).toBe("done");
    expect(tested.report.coverage.items.filter(({ kind, isCovered }) => kind === "operation" && !isCovered)).toEqual(
      [],
    );
  });

  it("sends the same requests for the same seed, whatever the concurrency", async () => {
    const [one, other, different] = [
      await test(openShop()),
      await test(openShop(), { concurrency: 5 }),
      await test(openShop(), { seed: 8 }),
    ];
    expect([...other.sent].sort()).toEqual([...one.sent].sort());
    expect([...different.sent].sort()).not.toEqual([...one.sent].sort());
  });

  it("sends only methods that change nothing unless writes are allowed", async () => {
    const { sent, report } = await test(openShop(), { allowWrites: false });
    expect(new Set(sent.map((line) => line.split(" ")[0]))).toEqual(new Set(["GET", "HEAD", "OPTIONS", "QUERY"]));
    expect(report.endpoints.filter(({ skipped }) => skipped === "unsafe").map(({ name }) => name)).toEqual([
      "POST /orders",
      "DELETE /orders/{id}",
    ]);
  });

  it.each([401, 403])("knows the endpoints that answered the credentials only with %i", async (status) => {
    const [shop, none] = [openShop(), new TextEncoder()];
    const expired: Shop = (request) => {
      if (request.method === "OPTIONS")
        return { kind: "answer", status: 204, headers: [], body: none.encode(), time: 1 };
      const received = shop(request);
      const isList = request.url.endsWith("/orders") && request.method === "GET";
      return isList && received.kind === "answer" ? { ...received, status } : received;
    };
    const { report } = await test(expired, { allowWrites: false });
    expect(report.endpoints.filter(({ isLockedOut }) => isLockedOut).map(({ name }) => name)).toEqual(["GET /orders"]);
    expect(report.endpoints.find(({ name }) => name === "GET /orders")?.statuses).toMatchObject({ 204: 2 });
  });

  it("counts the answers of one cause as one finding, with its smallest request", async () => {
    const shop = openShop();
    const broken: Shop = (request) => {
      const received = shop(request);
      const isMany = /"count": (?:[5-9]\d)/.test(String(request.body));
      return isMany && received.kind === "answer" && received.status === 201 ? { ...received, status: 500 } : received;
    };
    const { report } = await test(broken, { checks: new Set(["server-error"]), cases: 30 });
    expect(report.findings).toHaveLength(1);
    const [{ count = 0, steps = [] } = {}] = report.findings;
    expect(count).toBeGreaterThan(3);
    expect(steps).toHaveLength(1);
  });

  it("shrinks a sequence to the steps that show the fault", async () => {
    const shop = openShop();
    const broken: Shop = (request) =>
      request.method === "DELETE" && shop({ ...request, method: "GET" }).kind === "answer"
        ? withStatus(shop({ ...request, method: "GET" }), 204)
        : shop(request);
    const { report } = await test(broken, { checks: new Set(["found-after-delete"]), cases: 0 });
    const [finding] = report.findings;
    const methods = finding?.exchanges.map(({ request }) => request.method);
    expect(methods).toEqual(["POST", "DELETE", "GET"]);
  });

  it("sends generated calls only to endpoints with a check that reads their answers @nightly", async () => {
    const generated = async (checks: RunOptions["checks"]) => {
      const phases = new Set(["examples", "boundaries", "random"] as const);
      const { report } = await test(openShop(), { checks, phases });
      const prepared = await test(openShop(), { checks, phases: new Set() });
      return report.calls - prepared.report.calls;
    };
    expect(await generated(new Set(["update-lost", "pages-skip"]))).toBe(0);
    for (const check of [
      "leak",
      "valid-refused",
      "invalid-accepted",
      "malformed-body-accepted",
      "own-check",
    ] as const) {
      expect(await generated(new Set([check])), check).toBeGreaterThan(20);
    }
  });

  it("waits as Retry-After says, and sends the request again", async () => {
    const shop = openShop();
    let calls = 0;
    const limited: Shop = (request) => {
      calls += 1;
      if (calls % 10 !== 0) return shop(request);
      return { kind: "answer", status: 429, headers: [["retry-after", "3"]], body: new Uint8Array(), time: 1 };
    };
    const tested = await test(limited);
    expect(found(tested)).toEqual([]);
    expect(tested.time()).toBeGreaterThanOrEqual(3000 * Math.floor(tested.report.calls / 10 - 1));
  });

  it("keeps the rate, and ends with the calls or the time of its budget", async () => {
    const { report, time } = await test(openShop(), { calls: 50, rate: 10 });
    expect(report).toMatchObject({ calls: 50, ended: "calls" });
    expect(time()).toBeCloseTo(4900);
    expect((await test(openShop(), { rate: 10, time: 2000 })).report).toMatchObject({ calls: 21, ended: "time" });
  });

  it("begins with the form that is filled in, and calls the thing that its path names", async () => {
    const shop = openShop();
    for (const buyer of ["ada", "ben"]) {
      const headers = [["content-type", "application/json"]] as const;
      shop({ method: "POST", url: "http://shop.localhost/orders", headers, body: JSON.stringify({ buyer }) });
    }
    const read = model.endpoints.find(({ id, method }) => method === "GET" && id.endsWith("read"))?.id ?? "";
    const forms = new Map([[read, { value: { pathParameters: { id: 2 } }, selection: {} }]]);
    const { sent, report } = await test(shop, { endpoints: new Set([read]), forms, allowWrites: false });
    expect(report.findings).toEqual([]);
    expect(sent.filter((line) => line.startsWith("GET http://shop.localhost/orders/2 ")).length).toBeGreaterThan(3);
    expect(sent[0]).toBe("GET http://shop.localhost/orders/2 ");
    const without = await test(shop, { endpoints: new Set([read]), allowWrites: false });
    expect(without.sent.filter((line) => line.includes("/orders/2 "))).toEqual([]);
  });

  it("tells an observer of each checked call, and of each finding with its count", async () => {
    const checked: CheckedCall[] = [];
    const findings = new Map<string, Finding>();
    const counts: number[] = [];
    const shop = openShop();
    const broken: Shop = (request) =>
      /"count": [5-9]\d/.test(String(request.body)) ? withStatus(shop(request), 500, 201) : shop(request);
    const { send, sent } = sendTo(broken);
    const report = await runLive(
      model,
      { ...usual, checks: new Set(["server-error"]), cases: 30 },
      {
        send,
        signal: new AbortController().signal,
        clock: () => 0,
        sleep: async () => {},
        onCall: (one) => checked.push(one),
        onFinding: (finding) => {
          findings.set(`${finding.check} ${finding.cause}`, finding);
          counts.push(finding.count);
        },
      },
    );
    expect(checked).toHaveLength(sent.length);
    expect(checked.some(({ violations: [first] }) => first?.check === "server-error")).toBe(true);
    expect(checked.some(({ intent }) => intent.kind === "invalid")).toBe(true);
    expect([...findings.values()]).toEqual(report.findings);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
  });

  it("returns what was found when it is interrupted, and says if there is no server", async () => {
    const ending = new AbortController();
    let calls = 0;
    const broken: Shop = () => {
      calls += 1;
      if (calls === 5) ending.abort();
      return { kind: "answer", status: 500, headers: [], body: new Uint8Array(), time: 1 };
    };
    const { report } = await test(broken, {}, ending.signal);
    expect(report.ended).toBe("interrupted");
    expect(report.findings.length).toBeGreaterThan(0);
    const nowhere = await test(() => ({ kind: "none", reason: "refused", message: "no", time: 1 }));
    expect(nowhere.report).toMatchObject({ ended: "unreachable", calls: 1, findings: [] });
  });
});

const withStatus = (received: ReturnType<Shop>, status: number, before = 200): ReturnType<Shop> =>
  received.kind === "answer" && received.status === before
    ? { ...received, status, headers: [], body: new Uint8Array() }
    : received;
