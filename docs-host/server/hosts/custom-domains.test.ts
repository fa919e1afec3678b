import { expect, it } from "vitest";
import { customDomains } from "./custom-domains.ts";

function domainsOf(answers: { readonly [host: string]: boolean | "fails" }) {
  let time = 0;
  const lookups: string[] = [];
  const current = { ...answers };
  const lookUp = customDomains({
    now: () => time,
    isSiteAt: async (host) => {
      lookups.push(host);
      const answer = current[host] ?? false;
      if (answer === "fails") throw new Error("the registry is away");
      return answer;
    },
  });
  const advance = (ms: number, changes: typeof answers = {}): void => {
    time += ms;
    Object.assign(current, changes);
  };
  return { lookUp, lookups, advance };
}

it("looks a host up once and again when the result has expired", async () => {
  const { lookUp, lookups, advance } = domainsOf({ "docs.test": true });
  expect([await lookUp("docs.test"), await lookUp("evil.test")]).toEqual(["served", "not-served"]);
  advance(29_999);
  expect([await lookUp("docs.test"), await lookUp("evil.test")]).toEqual(["served", "not-served"]);
  expect(lookups).toEqual(["docs.test", "evil.test"]);
  advance(1, { "evil.test": true });
  expect(await lookUp("evil.test")).toBe("served");
  advance(270_000, { "docs.test": false });
  expect(await lookUp("docs.test")).toBe("not-served");
  expect(lookups).toEqual(["docs.test", "evil.test", "evil.test", "docs.test"]);
});

it("shares one lookup between concurrent callers", async () => {
  const { lookUp, lookups } = domainsOf({ "docs.test": true });
  expect(await Promise.all([lookUp("docs.test"), lookUp("docs.test")])).toEqual(["served", "served"]);
  expect(lookups).toEqual(["docs.test"]);
});

it("keeps the last result while lookups fail", async () => {
  const { lookUp, advance } = domainsOf({ "docs.test": true });
  expect([await lookUp("docs.test"), await lookUp("evil.test")]).toEqual(["served", "not-served"]);
  advance(300_000, { "docs.test": "fails", "evil.test": "fails" });
  expect([await lookUp("docs.test"), await lookUp("evil.test")]).toEqual(["served", "not-served"]);
});

it("returns unknown for a host whose lookup fails, and retries immediately", async () => {
  const { lookUp, advance } = domainsOf({ "docs.test": "fails" });
  expect(await lookUp("docs.test")).toBe("unknown");
  advance(0, { "docs.test": true });
  expect(await lookUp("docs.test")).toBe("served");
});

it("returns unknown instead of not-served while the lookups are saturated by invented hosts", async () => {
  const { lookUp } = domainsOf({ "docs.test": true });
  const junk = Array.from({ length: 8 }, (_, n) => lookUp(`junk-${n}.test`));
  expect(await lookUp("docs.test")).toBe("unknown");
  await Promise.all(junk);
  expect(await lookUp("docs.test")).toBe("served");
});

it("bounds the lookups for invented hosts and evicts no served domain for them", async () => {
  const { lookUp, lookups } = domainsOf({ "docs.test": true });
  expect(await lookUp("docs.test")).toBe("served");
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => lookUp(`at-once-${n}.test`)));
  expect(answers).not.toContain("served");
  expect(lookups).toHaveLength(1 + 8);
  for (let n = 0; n < 1000; n += 1) await lookUp(`one-by-one-${n}.test`);
  const before = lookups.length;
  expect(await lookUp("docs.test")).toBe("served");
  expect(lookups).toHaveLength(before);
});
