import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { namedSecrets, planCall, sentRequest, targetsOf } from "#live";
import { checkReplay, failureOf, replayFailure } from "#live/failures";
import { writeProgram } from "#live/programs";
import { failedTests } from "../../../live/programs/run-vitest.testing.ts";
import { someOf } from "../../../tooling/tier.ts";
import { type Bench, openBench, testServer } from "./bench.testing.ts";
import { endpointsOf } from "./endpoints-of.testing.ts";
import { createFaulty, faults, startFaulty } from "./index.ts";

/** Builds requests as the run did. */
function builderOf({ model, request }: Bench) {
  const targets = new Map(targetsOf(model).map((target) => [target.endpoint.id, target]));
  return (call: Parameters<typeof planCall>[1]) =>
    sentRequest(planCall(defined(targets.get(call.endpoint)), call, request));
}

/** Faults with a file that no program can check soon: it needs a stream, a limit of requests, or half a minute. */
const unwritten = new Set(["event-without-amount", "limit-without-time", "job-runs-forever"]);

const cases = faults
  .filter(({ name }) => !unwritten.has(name))
  .map(({ name, check, server = "plants" }) => [name, check, server] as const);

it.each(someOf(cases, 1))(
  "the test file and the replay of the fault %s fail at a new server, and pass at the correct one",
  async (name, check, server) => {
    const bench = await openBench(name);
    const found = await testServer(name, {
      seed: 1,
      cases: 4,
      ...(server === "plants" && { endpoints: await endpointsOf(name) }),
    });
    const { credentials } = createFaulty(name);
    const secrets = namedSecrets(credentials);
    const facts = { server: bench.request.baseUrl, definition: "", seed: 1, model: bench.model, secrets };
    const failures = found
      .filter((one) => one.check === check)
      .map((one) => failureOf(one, { ...facts, build: builderOf(bench) }));
    // A fault may show in several ways, one of which no program can check.
    const failure = defined(failures.find(({ expected }) => expected.kind !== "unknown") ?? failures[0]);
    const text = writeProgram("vitest", [failure]);
    const env = Object.fromEntries(secrets.map((one) => [one.name.replaceAll("-", "_").toUpperCase(), one.text]));
    const failing = async (which: string): Promise<readonly string[]> => {
      const served = await startFaulty(which);
      try {
        return await failedTests(text, { ...env, SERVER: served.url });
      } finally {
        await served.close();
      }
    };
    const replayed = async (which: string): Promise<string> => {
      const fresh = await openBench(which);
      const target = defined(
        targetsOf(fresh.model).find(({ endpoint }) => endpoint.id === failure.steps.at(-1)?.endpoint),
      );
      const { outcome } = await replayFailure(failure, {
        ...{ build: builderOf(fresh), send: fresh.send, secrets, sleep: fresh.time.wait },
        check: (exchanges) => checkReplay(failure, exchanges, { target, secrets: secrets.map((one) => one.text) }),
      });
      return outcome.kind;
    };
    expect([await failing(name), await failing(server)], text).toEqual([[expect.any(String)], []]);
    // A thing that is missing shows nothing.
    const fixed = name === "error-in-success" ? "not-made" : "passed";
    expect([await replayed(name), await replayed(server)], text).toEqual(["same", fixed]);
  },
);
