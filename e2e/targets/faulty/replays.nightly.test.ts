import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { planCall, sentRequest, targetsOf } from "#live";
import { checkReplay, type Failure, failureFromText, failureOf, failureText, replayFailure } from "#live/failures";
import { someOf } from "../../../tooling/tier.ts";
import { type Bench, openBench, testServer } from "./bench.testing.ts";
import { documentFaults } from "./faults/documents.ts";
import { namedThingFaults } from "./faults/named-things.ts";

/** Builds requests as the run did. */
function builderOf({ model, request }: Bench) {
  const targets = new Map(targetsOf(model).map((target) => [target.endpoint.id, target]));
  return (call: Parameters<typeof planCall>[1]) =>
    sentRequest(planCall(defined(targets.get(call.endpoint)), call, request));
}

/** Makes a saved failure again at a new server, and returns what came of it. */
async function replayed(failure: Failure, name: string): Promise<string> {
  const bench = await openBench(name);
  const target = defined(targetsOf(bench.model).find(({ endpoint }) => endpoint.id === failure.steps.at(-1)?.endpoint));
  const { outcome } = await replayFailure(failure, {
    ...{ build: builderOf(bench), send: bench.send, secrets: [], sleep: bench.time.wait },
    check: (exchanges) => checkReplay(failure, exchanges, { target, secrets: [] }),
  });
  return outcome.kind;
}

/**
 * Files compare the last answer as a whole where nothing more is known (docs/failures.md): at a new server, lists have
 * other items, and which parcel is the third one depends on those before.
 */
const inNumbers = new Set(["second-put-listed-twice", "location-given-again"]);
const cases = [...namedThingFaults, ...documentFaults]
  .filter(({ name }) => !inNumbers.has(name))
  .map(({ name, check, server = "" }) => [name, check, server] as const);

it.each(someOf(cases, 2))(
  "the file of the fault %s shows it again at a new server, and passes at the correct one",
  async (name, check, server) => {
    const bench = await openBench(name);
    const findings = await testServer(name, { seed: 1, cases: 4 });
    const finding = defined(findings.find((one) => one.check === check));
    expect(finding.steps).toHaveLength(finding.exchanges.length);
    expect(finding.steps.length).toBeLessThanOrEqual(6);
    const facts = { server: bench.request.baseUrl, definition: "", seed: 1, model: bench.model, secrets: [] };
    const read = failureFromText(failureText(failureOf(finding, { ...facts, build: builderOf(bench) })));
    if (!read.ok) throw new Error(read.error);
    expect([await replayed(read.failure, name), await replayed(read.failure, server)]).toEqual(["same", "passed"]);
  },
);
