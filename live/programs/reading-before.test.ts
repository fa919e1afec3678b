import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import type { JsonObject } from "#engine/json";
import { someOf } from "../../tooling/tier.ts";
import type { Call } from "../call.ts";
import { callOf } from "../cases/index.ts";
import { type CheckId, checkIds } from "../check-ids.ts";
import { checkReplay, type Failure, failureOf, replayFailure } from "../failures/index.ts";
import { exchangerOf, proberOf } from "../prober/index.ts";
import { requestOf } from "../requests/index.ts";
import { runLive } from "../run/run-live.ts";
import { targetsOf } from "../targets/index.ts";
import { type ClinicFault, clinicModel, openClinic, sendByFetch } from "./clinic.testing.ts";
import { writeProgram } from "./index.ts";
import { runTests } from "./run-vitest.testing.ts";

const targets = targetsOf(clinicModel);
const targetOf = (id: string) => defined(targets.find(({ endpoint }) => endpoint.id === id));
const buildAt = (baseUrl: string) => (call: Call) =>
  requestOf(targetOf(call.endpoint), call, { baseUrl, credentials: { own: {} }, headers: [] });

/** Tests a clinic with a fault, and returns the failures of a check. */
async function failuresOf(fault: ClinicFault, check: CheckId, count = 0): Promise<readonly Failure[]> {
  const clinic = await openClinic(fault, count);
  try {
    const { findings } = await runLive(
      clinicModel,
      {
        ...{ seed: 3, checks: new Set([check]), allowWrites: true, concurrency: 1, cases: 1, settle: 0 },
        ...{ baseUrl: clinic.url, credentials: { own: {} }, headers: [] },
        phases: new Set(["sequences"] as const),
      },
      { send: sendByFetch, clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
    );
    const facts = { server: clinic.url, definition: "", seed: 3, model: clinicModel, secrets: [] };
    const found = findings.filter((one) => one.check === check);
    return found.map((one) => failureOf(one, { ...facts, build: buildAt(clinic.url) }));
  } finally {
    await clinic.close();
  }
}

/** Makes a failure again at a new clinic, by a replay and by its exported test. */
async function made(failure: Failure, fault: ClinicFault | undefined, count: number) {
  const clinic = await openClinic(fault, count);
  try {
    const target = targetOf(defined(failure.steps.at(-1)).endpoint);
    const { outcome } = await replayFailure(failure, {
      ...{ build: buildAt(clinic.url), send: sendByFetch, secrets: [], sleep: async () => undefined },
      check: (exchanges) => checkReplay(failure, exchanges, { target, secrets: [] }),
    });
    const { failed, skipped } = await runTests(writeProgram("vitest", [failure]), { SERVER: clinic.url });
    return [outcome.kind, failed.length > 0 ? "failed" : skipped.length > 0 ? "skipped" : "passed"];
  } finally {
    await clinic.close();
  }
}

it("follows the cursors of new pages to a thing that was removed @nightly", async () => {
  const [failure] = await failuresOf("remains", "listed-after-delete", 4);
  for (const count of someOf([0, 1, 30, 9], 2)) {
    expect(await made(defined(failure), "remains", count)).toEqual(["same", "failed"]);
    expect(await made(defined(failure), undefined, count)).toEqual(["passed", "passed"]);
  }
});

it("knows nothing of a change of a thing that is missing", async () => {
  const body = '{"name":"Mia","weight":201}';
  const failure: Failure = {
    ...{
      server: "http://a.example",
      definition: "",
      seed: 3,
      check: "invalid-accepted",
      endpoint: "PUT /patients/{id}",
    },
    ...{
      cause: "maximum at body.weight",
      message: "It was accepted.",
      expected: { kind: "status", statuses: ["4XX"] },
    },
    steps: [
      {
        endpoint: "replace",
        form: { value: { pathParameters: { id: "7" }, body: { name: "Mia", weight: "201" } }, selection: {} },
        ...{ credentials: "own", takes: [] },
        request: {
          ...{ method: "PUT", url: "http://a.example/patients/7", headers: [["Content-Type", "application/json"]] },
          body: { kind: "text", text: body, size: body.length },
        },
        answer: { kind: "answer", status: 200, headers: [], body: { kind: "text", text: "{}", size: 2 } },
      },
    ],
  };
  expect(await made(failure, "weight", 0)).toEqual(["not-made", "skipped"]);
  expect(await made(failure, "weight", 7)).toEqual(["same", "failed"]);
  expect(await made(failure, undefined, 7)).toEqual(["passed", "passed"]);
});

it("creates only the item of a list that is wrong @nightly", async () => {
  const failures = await failuresOf("text", "wrong-body");
  const failure = defined(failures.find(({ endpoint }) => endpoint === "GET /patients"));
  expect(failure.steps.map(({ request }) => request.method)).toEqual(["POST", "GET"]);
  expect(await made(failure, "text", 0)).toEqual(["same", "failed"]);
  expect(await made(failure, undefined, 0)).toEqual(["passed", "passed"]);
});

it.each([
  ["if that sent the wrong value", "changed text", { name: "Mia", weight: "5" }, ["POST", "PUT", "GET"]],
  ["unless it was created with the same value", "text", { name: "Leo", weight: "4" }, ["POST", "GET"]],
] as const)("changes the item of a list as before, %s", async (_, fault, body, methods) => {
  const clinic = await openClinic(fault);
  try {
    const options = {
      ...{ seed: 3, checks: new Set(checkIds), allowWrites: true, concurrency: 1, cases: 1, headers: [] },
      ...{ baseUrl: clinic.url, credentials: { own: {} } },
    };
    const { signal } = new AbortController();
    const deps = { send: sendByFetch, clock: () => 0, sleep: async () => {}, signal };
    const prober = proberOf(targets, options, exchangerOf(options, deps));
    const send = (id: string, value: JsonObject) =>
      prober.send(targetOf(id), callOf(targetOf(id), { value, selection: {} }));
    await send("create", { body: { name: "Mia", weight: "4" } });
    await send("replace", { pathParameters: { id: "1" }, body });
    await send("list", {});
    const facts = { server: clinic.url, definition: "", seed: 3, model: clinicModel, secrets: [] };
    const [found] = prober.findings.all();
    const failure = failureOf(defined(found), { ...facts, build: buildAt(clinic.url) });
    expect(failure.steps.map(({ request }) => request.method)).toEqual(methods);
    expect(await made(failure, fault, 0)).toEqual(["same", "failed"]);
    expect(await made(failure, undefined, 0)).toEqual(["passed", "passed"]);
  } finally {
    await clinic.close();
  }
});
