import { expect, it } from "vitest";
import { customDomains } from "./custom-domains.ts";

function domainsOf(answers: { readonly [host: string]: boolean | "fails" }) {
  let time = 0;
  const asked: string[] = [];
  const current = { ...answers };
  const isServed = customDomains({
    now: () => time,
    isSiteAt: async (host) => {
      asked.push(host);
      const answer = current[host] ?? false;
      if (answer === "fails") throw new Error("the registry is away");
      return answer;
    },
  });
  const later = (ms: number, changes: typeof answers = {}): void => {
    time += ms;
    Object.assign(current, changes);
  };
  return { isServed, asked, later };
}

it("asks once for a host, and again when the answer is old", async () => {
  const { isServed, asked, later } = domainsOf({ "docs.test": true });
  expect([await isServed("docs.test"), await isServed("evil.test")]).toEqual([true, false]);
  later(29_999);
  expect([await isServed("docs.test"), await isServed("evil.test")]).toEqual([true, false]);
  expect(asked).toEqual(["docs.test", "evil.test"]);
  later(1, { "evil.test": true });
  expect(await isServed("evil.test")).toBe(true);
  later(270_000, { "docs.test": false });
  expect(await isServed("docs.test")).toBe(false);
  expect(asked).toEqual(["docs.test", "evil.test", "evil.test", "docs.test"]);
});

it("asks once for questions at the same time", async () => {
  const { isServed, asked } = domainsOf({ "docs.test": true });
  expect(await Promise.all([isServed("docs.test"), isServed("docs.test")])).toEqual([true, true]);
  expect(asked).toEqual(["docs.test"]);
});

it("keeps to its last answer while nobody can be asked", async () => {
  const { isServed, later } = domainsOf({ "docs.test": true, "other.test": "fails" });
  expect([await isServed("docs.test"), await isServed("other.test")]).toEqual([true, false]);
  later(300_000, { "docs.test": "fails" });
  expect(await isServed("docs.test")).toBe(true);
});

it("bounds what made-up hosts cost, and forgets no domain for them", async () => {
  const { isServed, asked } = domainsOf({ "docs.test": true });
  expect(await isServed("docs.test")).toBe(true);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => isServed(`at-once-${n}.test`)));
  expect(answers.every((answer) => !answer)).toBe(true);
  expect(asked).toHaveLength(1 + 8);
  for (let n = 0; n < 1000; n += 1) await isServed(`one-by-one-${n}.test`);
  const before = asked.length;
  expect(await isServed("docs.test")).toBe(true);
  expect(asked).toHaveLength(before);
});
