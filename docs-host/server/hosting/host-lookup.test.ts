import { describe, expect, it } from "vitest";
import type { HostedSite } from "#generated/types";
import { hostLookup } from "./host-lookup.ts";

const site = (revision: number): HostedSite => ({
  ...{ type: "docs", docsId: "d", orgId: "acme", url: "a.example", canonicalUrl: "a.example", basePath: "", revision },
  ...{ isPrivate: false, isPreview: false, isArchived: false },
});

/** A lookup with a registry that has one site at `a.example`, and answers when the test lets it. */
function open() {
  let [time, revision] = [0, 1];
  let answers: "at once" | "late" | "never" = "at once";
  const asked: string[] = [];
  const hosts = new Set(["a.example"]);
  const late: (() => void)[] = [];
  const impatient: (() => void)[] = [];
  const lookUp = hostLookup({
    now: () => time,
    sleep: () => new Promise((done) => impatient.push(done)),
    ask: async (host) => {
      asked.push(host);
      if (answers === "never") throw new Error("no answer");
      const found = hosts.has(host) ? [site(revision)] : [];
      if (answers === "late") await new Promise<void>((done) => late.push(done));
      return found;
    },
  });
  const revisionAt = async (host: string): Promise<number | string | undefined> => {
    const sites = await lookUp(host);
    return sites?.map((one) => (one.type === "docs" ? one.revision : "api"))[0] ?? (sites ? "none" : undefined);
  };
  return {
    asked,
    revisionAt,
    publish: (host = "a.example") => {
      hosts.add(host);
      revision += 1;
    },
    pass: (ms: number) => {
      time += ms;
    },
    answer: (how: typeof answers) => {
      answers = how;
    },
    finish: () => {
      for (const done of late.splice(0)) done();
    },
    runOutOfPatience: () => {
      for (const done of impatient.splice(0)) done();
    },
  };
}

describe("the sites at a host", () => {
  it("are asked for once in a moment, and again by a request after it", async () => {
    const { asked, revisionAt, publish, pass } = open();
    expect(await Promise.all([revisionAt("a.example"), revisionAt("a.example")])).toEqual([1, 1]);
    pass(19);
    await revisionAt("a.example");
    expect(asked).toHaveLength(1);
    publish();
    pass(2);
    expect(await revisionAt("a.example")).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it("never come from a lookup before the request", async () => {
    const { asked, revisionAt, publish, pass, answer, finish } = open();
    await revisionAt("a.example");
    answer("late");
    pass(100);
    const before = revisionAt("a.example");
    publish();
    pass(100);
    const after = revisionAt("a.example");
    finish();
    expect(await before).toBe(1);
    await expect.poll(() => asked.length).toBe(3);
    finish();
    expect(await after).toBe(2);
  });

  it("stay known while the registry does not answer, or takes too long", async () => {
    const { revisionAt, pass, answer, runOutOfPatience } = open();
    await revisionAt("a.example");
    answer("never");
    pass(60_000);
    expect(await revisionAt("a.example")).toBe(1);
    answer("late");
    pass(60_000);
    const waiting = revisionAt("a.example");
    await expect.poll(runOutOfPatience).toBeUndefined();
    expect(await waiting).toBe(1);
  });

  it("are known at once while the registry hangs, after one request has waited, until it answers again", async () => {
    const { asked, revisionAt, publish, pass, answer, finish, runOutOfPatience } = open();
    await revisionAt("a.example");
    answer("late");
    pass(60_000);
    const waiting = revisionAt("a.example");
    await expect.poll(runOutOfPatience).toBeUndefined();
    expect(await waiting).toBe(1);
    // Nobody runs out of patience any more.
    for (let n = 0; n < 5; n += 1) {
      pass(60_000);
      expect(await revisionAt("a.example")).toBe(1);
    }
    expect(asked).toHaveLength(2);
    publish();
    answer("at once");
    finish();
    await expect.poll(() => revisionAt("a.example")).toBe(2);
    publish();
    pass(60_000);
    expect(await revisionAt("a.example")).toBe(3);
  });

  it("are unknown if the registry has never answered, and are asked for by the next request", async () => {
    const { revisionAt, answer } = open();
    answer("never");
    expect(await revisionAt("a.example")).toBeUndefined();
    answer("at once");
    expect(await revisionAt("a.example")).toBe(1);
  });

  it("appear with the first request after they are published, although the host had no site before", async () => {
    const { revisionAt, publish, pass } = open();
    expect(await revisionAt("b.example")).toBe("none");
    publish("b.example");
    pass(21);
    expect(await revisionAt("b.example")).toBe(2);
  });
});

describe("invented hosts", () => {
  it("don't displace hosts with sites, and can't keep the registry busy", async () => {
    const { asked, revisionAt, pass, answer } = open();
    await revisionAt("a.example");
    for (let n = 0; n < 5000; n += 1) {
      await revisionAt(`${n}.invented.example`);
      pass(10);
    }
    expect(asked.length).toBeLessThan(50 * 51);
    // While many hosts are asked for, each is asked for less often.
    answer("never");
    expect(await revisionAt("a.example")).toBe(1);
  });

  it("that are asked for at the same time are unknown beyond a limit", async () => {
    const { asked, revisionAt, answer, finish } = open();
    answer("late");
    const all = Array.from({ length: 100 }, (_, n) => revisionAt(`${n}.invented.example`));
    finish();
    const answered = await Promise.all(all);
    expect(asked).toHaveLength(8);
    expect(answered.filter((one) => one === undefined)).toHaveLength(92);
  });
});
