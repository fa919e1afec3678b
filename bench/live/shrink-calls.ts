import { targetsOf } from "#live";
import { exchangerOf, proberOf } from "../../live/prober/index.ts";
import { knownValues, resourcesOf } from "../../live/resources/index.ts";
import { openShop, type Shop, sendTo, shopModel } from "../../live/run/shop.testing.ts";
import { scriptsOf } from "../../live/sequences/scripts.ts";
import { trySequence } from "../../live/sequences/try-sequence.ts";

/** The random sequences of 12 operations, which are the last ones of each seed. */
const randomCount = 6;

/** A shop that answers DELETE with 204 and removes nothing. */
function keepingShop(): Shop {
  const shop = openShop();
  return (request) => {
    const found = request.method === "DELETE" ? shop({ ...request, method: "GET" }) : undefined;
    if (found?.kind !== "answer" || found.status !== 200) return shop(request);
    return { ...found, status: 204, headers: [], body: new Uint8Array() };
  };
}

/** Counts the calls that each random sequence which shows a fault needs: its own, and those that shrink it. */
export async function shrinkCalls(seeds: number): Promise<readonly number[]> {
  const targets = targetsOf(await shopModel());
  const counts: number[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    for (const resource of resourcesOf(targets)) {
      const scripts = [...scriptsOf(resource, { seed, known: knownValues(targets), hasOther: false })];
      for (const operations of scripts.slice(-randomCount)) {
        const { send, sent } = sendTo(keepingShop());
        const options = {
          ...{ seed, checks: new Set(["found-after-delete"] as const), allowWrites: true, concurrency: 1, headers: [] },
          ...{ baseUrl: "http://shop.localhost", credentials: { own: {} } },
        };
        const deps = { send, clock: () => 0, sleep: async () => {}, signal: new AbortController().signal };
        const prober = proberOf(targets, options, exchangerOf(options, deps));
        await trySequence(resource, operations, prober);
        if (prober.findings.size() > 0) counts.push(sent.length);
      }
    }
  }
  return counts;
}
