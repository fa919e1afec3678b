import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { channelTargetsOf, requestOf } from "#live";
import { checkReplay, type Failure, failureFromText, failureOf, failureText, replayFailure } from "#live/failures";
import { someOf } from "../../../../tooling/tier.ts";
import { openChannels, testChannel } from "./channel-bench.testing.ts";
import { allowedChecks, channelFaults, correctChannels, startChannel } from "./index.ts";

it.each(correctChannels.map(({ name }) => name))("nothing is reported on the correct channel %s", async (name) => {
  const findings = await testChannel(name, 1);
  expect(findings.map(({ check, endpoint, message }) => `${check} ${endpoint}: ${message}`)).toEqual([]);
});

/** Makes a saved failure again at a new server, and returns what came of it. */
async function replayed(failure: Failure, name: string): Promise<string> {
  const { model, credentials, url, close } = await startChannel(name);
  const { target } = defined(channelTargetsOf(model)[0]);
  const request = { baseUrl: url, headers: [], credentials: { own: credentials } };
  const { outcome } = await replayFailure(failure, {
    ...{
      build: (call) => requestOf(target, call, request),
      send: openChannels(name),
      secrets: [],
      sleep: async () => undefined,
    },
    check: (exchanges) => checkReplay(failure, exchanges, { target, secrets: [] }),
  });
  await close();
  return outcome.kind;
}

it.each(someOf(channelFaults, 2).map(({ name, server, check }) => [name, server, check] as const))(
  "the fault %s is found, and no other one; its file shows it again, and passes at the correct one",
  async (name, server, check) => {
    const findings = await testChannel(name, 1);
    expect(findings.map((one) => one.check).filter((id) => !allowedChecks(name).has(id))).toEqual([]);
    const finding = defined(findings.find((one) => one.check === check));
    const { model } = await startChannel(server).then(async (started) => {
      await started.close();
      return started;
    });
    const facts = { server: "http://bench.example", definition: "", seed: 1, model, secrets: [] };
    const read = failureFromText(failureText(failureOf(finding, facts)));
    if (!read.ok) throw new Error(read.error);
    expect([await replayed(read.failure, name), await replayed(read.failure, server)]).toEqual(["same", "passed"]);
  },
);

it("no message is sent unless writes are allowed", async () => {
  const [cut, greeting] = [
    await testChannel("cut-on-invalid", 1, false),
    await testChannel("undocumented-greeting", 1, false),
  ];
  expect(cut).toEqual([]);
  expect(new Set(greeting.map(({ check }) => check))).toEqual(new Set(["wrong-message"]));
});
