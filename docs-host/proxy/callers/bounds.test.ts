import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { defaultLimits } from "../limits/limits.ts";
import { createBounds } from "./bounds.ts";
import { clientKey } from "./client-address.ts";

describe("the call limits", () => {
  it("allow a client a number of concurrent calls, and another one after a call ends", () => {
    const bounds = createBounds({ ...defaultLimits, clientParallel: 2 });
    const first = bounds.enter("a");
    expect([first.ok, bounds.enter("a").ok]).toEqual([true, true]);
    expect(bounds.enter("a")).toEqual({ ok: false, cause: "too-many-parallel" });
    expect(bounds.enter("b").ok).toBe(true);
    if (first.ok) first.leave();
    expect(bounds.enter("a").ok).toBe(true);
  });

  it("release a call once, even if it ends twice", () => {
    const bounds = createBounds({ ...defaultLimits, clientParallel: 2 });
    const first = bounds.enter("a");
    bounds.enter("a");
    if (first.ok) for (let count = 0; count < 3; count += 1) first.leave();
    expect([bounds.enter("a").ok, bounds.enter("a").ok]).toEqual([true, false]);
  });

  it("allow a client as many calls again once all of its calls have ended", () => {
    const bounds = createBounds({ ...defaultLimits, clientParallel: 2 });
    for (let round = 0; round < 3; round += 1) {
      const calls = ["a", "a"].map((client) => bounds.enter(client));
      expect(calls.map(({ ok }) => ok)).toEqual([true, true]);
      for (const call of calls) if (call.ok) call.leave();
    }
  });

  it("limit the concurrent calls of all clients together", () => {
    const bounds = createBounds({ ...defaultLimits, parallel: 2 });
    expect([bounds.enter("a").ok, bounds.enter("b").ok]).toEqual([true, true]);
    expect(bounds.enter("c")).toEqual({ ok: false, cause: "proxy-busy" });
  });

  it("limit calls per minute for each client and each host separately, and return the wait time", () => {
    const bounds = createBounds({ ...defaultLimits, clientPerMinute: 2, hostPerMinute: 1 });
    const waits = [];
    for (const client of ["a", "a", "a", "b"]) waits.push(bounds.spendClient(client) !== undefined);
    for (const host of ["a", "a", "b"]) waits.push(bounds.spendHost(host) !== undefined);
    expect(waits).toEqual([false, false, true, false, false, true, false]);
    expect(bounds.spendClient("a")).toBeGreaterThan(0);
  });
});

describe("the client key", () => {
  const request = (remoteAddress: string | undefined, forwarded?: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
    const request = new IncomingMessage(socket);
    if (forwarded !== undefined) request.headers["x-forwarded-for"] = forwarded;
    return request;
  };

  it.each([
    ["203.0.113.9", undefined, 0, "203.0.113.9"],
    ["::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", undefined, 0, "2001:db8:1:2::/64"],
    ["fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
    [undefined, undefined, 0, "unknown"],
    ["10.0.0.1", "1.1.1.1", 0, "10.0.0.1"],
    ["10.0.0.1", "6.6.6.6, 1.1.1.1", 1, "1.1.1.1"],
    ["10.0.0.1", "6.6.6.6, 1.1.1.1, 10.0.0.2", 2, "1.1.1.1"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["10.0.0.1", "1.1.1.1", 3, "10.0.0.1"],
    ["10.0.0.1", "made up", 1, "unknown"],
  ])("at %s, forwarded for %s, behind %i trusted hops is %s", (remoteAddress, forwarded, trustedHops, key) => {
    expect(clientKey(request(remoteAddress, forwarded), trustedHops)).toBe(key);
  });
});
