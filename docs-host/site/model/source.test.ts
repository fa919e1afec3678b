import { expect, it } from "vitest";
import { buildSite } from "./build-site.ts";
import { revalidating, type SiteAnswer, type SiteError } from "./source.ts";

const siteOf = (hash: string): SiteAnswer => ({
  ok: true,
  site: buildSite({ hash, apis: new Map(), definition: { pages: {}, config: {} } }),
});
const siteError: SiteError = { message: "down", advice: "start it" };
const down: SiteAnswer = { ok: false, error: siteError };

/** A source that loads these results in order; the last one repeats. */
function sourceOf(...answers: readonly SiteAnswer[]) {
  const deps = { time: 0, loads: 0, errors: [] as SiteError[] };
  const source = revalidating({
    fetchSite: async () => {
      const answer = answers[Math.min(deps.loads, answers.length - 1)];
      deps.loads += 1;
      return answer ?? down;
    },
    now: () => deps.time,
    freshFor: 100,
    failedFor: 10,
    onError: (error) => deps.errors.push(error),
  });
  const hash = async (): Promise<string> => {
    const answer = await source.load();
    return answer.ok ? answer.site.hash : answer.error.message;
  };
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return { deps, hash, settle, source };
}

it("shares one request between concurrent callers and caches it while fresh", async () => {
  const { deps, hash } = sourceOf(siteOf("1"));
  expect(await Promise.all([hash(), hash(), hash()])).toEqual(["1", "1", "1"]);
  deps.time = 99;
  expect(await hash()).toBe("1");
  expect(deps.loads).toBe(1);
});

it("returns a stale site immediately and the new one after revalidation", async () => {
  const { deps, hash, settle } = sourceOf(siteOf("1"), siteOf("2"));
  await hash();
  deps.time = 100;
  expect(await hash()).toBe("1");
  await settle();
  expect(await hash()).toBe("2");
  expect(deps.loads).toBe(2);
});

it("keeps the identity of an unchanged site", async () => {
  const { deps, source, settle } = sourceOf(siteOf("1"), siteOf("1"));
  const first = await source.load();
  deps.time = 100;
  await source.load();
  await settle();
  const second = await source.load();
  expect(first.ok && second.ok && first.site === second.site).toBe(true);
});

it("keeps the last site while the registry is down, and reports each failure", async () => {
  const { deps, hash, settle } = sourceOf(siteOf("1"), down, down, siteOf("2"));
  await hash();
  for (const time of [100, 110, 120]) {
    deps.time = time;
    expect(await hash()).toBe("1");
    await settle();
  }
  expect(await hash()).toBe("2");
  expect(deps.errors).toEqual([siteError, siteError]);
});

it("retries soon after a failure, but not on every request", async () => {
  const { deps, hash } = sourceOf(down, siteOf("1"));
  expect(await hash()).toBe("down");
  deps.time = 9;
  expect(await hash()).toBe("down");
  expect(deps.loads).toBe(1);
  deps.time = 10;
  expect(await hash()).toBe("1");
});
