import fc from "fast-check";
import { channelClosureOf } from "../engine/model/index.ts";
import type { Shape } from "../engine/shape/index.ts";
import { importDescription } from "../importers/index.ts";
import { isNightly } from "../tooling/tier.ts";
import { runPageLaw, tryOnPage } from "./model/page-law.ts";
import { playOnPage } from "./model/play.ts";
import { arbitraryForm, formOf } from "./model/random-form.ts";
import { openStage } from "./model/stage.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

/**
 * Performs random actions on forms of random shapes, on the real page by role and name, and compares with the engine.
 * `CALLBOARD_MODEL_RUNS` is the number of forms (by default 5, at night 60); a failure names `CALLBOARD_SEED` and
 * `CALLBOARD_MODEL_PATH`.
 */
const {
  CALLBOARD_MODEL_RUNS: runs = isNightly ? "60" : "3",
  CALLBOARD_SEED: seed = "20261121",
  CALLBOARD_MODEL_PATH: path,
} = process.env;

/** The most actions in a row, chosen because each takes a page about a tenth of a second. */
const maxActions = 8;

/** Time limit for the forms and for shrinking in milliseconds, unless a number of runs was requested. */
const budget = process.env.CALLBOARD_MODEL_RUNS === undefined ? 60_000 : 3_600_000;

/** Random forms belong to endpoints; all of them are tested on one page. */
const addresses = ({ site }: { readonly site: string }) => {
  const endpoint = `${site}/reference/tokens/generate-a-token`;
  return { endpoint, channel: endpoint };
};

test("after any sequence of edits to any form, the page shows the state that the engine computes", async ({
  context,
  running,
}) => {
  // A replay has no time limit.
  test.setTimeout(path ? 600_000 : budget + 45_000);
  const stage = await openStage(context, addresses(running));
  const command = (way: string): string =>
    `CALLBOARD_SEED=${seed} CALLBOARD_MODEL_PATH=${way} npx playwright test e2e/model.spec.ts`;
  let actions: unknown[] = [];
  const property = fc.asyncProperty(arbitraryForm, fc.array(fc.nat(), { maxLength: maxActions }), (form, turns) => {
    actions = [];
    const watch = { onAction: (action: unknown) => actions.push(action), onState: () => {} };
    return playOnPage(stage, form, { turns }, watch);
  });
  const details = await fc.check(property, {
    numRuns: Number(runs),
    seed: seed === "random" ? Math.trunc(Math.random() * 2 ** 31) : Number(seed),
    ...(path ? { path, endOnFailure: true } : { interruptAfterTimeLimit: budget }),
  });
  const [form] = details.counterexample ?? [];
  const messages = details.failed
    ? [
        String(details.errorInstance),
        `seed ${details.seed}, path ${details.counterexamplePath}`,
        `shape: ${JSON.stringify(form?.endpoint.request?.body)}`,
        `actions so far: ${JSON.stringify(actions)}`,
        `again: ${command(details.counterexamplePath ?? "")}`,
      ].join("\n")
    : "";
  expect(messages).toBe("");
  expect(details.numRuns).toBeGreaterThan(0);
});

test("a press that leaves an invalid field is not lost when the new issue moves the button @nightly", async ({
  context,
  running,
}) => {
  const stage = await openStage(context, addresses(running));
  const form = formOf({ kind: "map", key: { kind: "string" }, value: { kind: "uuid" } });
  const add = (key: string) => ({ do: "add a key", at: "/body", key });
  const watch = { onAction: () => {}, onState: () => {} };
  await playOnPage(stage, form, { actions: [add("k"), add("toString")] }, watch);
});

test("pasted text is inserted at the focus, not where text was selected last @nightly", async ({
  context,
  running,
}) => {
  const stage = await openStage(context, addresses(running));
  const map: Shape = { kind: "map", key: { kind: "string" }, value: { kind: "integer" } };
  const form = formOf({ kind: "object", properties: [{ key: "byKey", shape: map, optional: false }] });
  const actions = [
    { do: "add a key", at: "/body/byKey", key: "toString" },
    { do: "remove", at: "/body/byKey/toString" },
    { do: "paste", at: "/body", text: "{}" },
    { do: "paste by keys", at: "/body", text: '{"a":1.50}' },
  ];
  await playOnPage(stage, form, { actions }, { onAction: () => {}, onState: () => {} });
});

test("an added property is offered again after a value without it is pasted over the form @nightly", async ({
  context,
  running,
}) => {
  const stage = await openStage(context, addresses(running));
  const form = formOf({
    kind: "object",
    properties: [
      { key: "name", shape: { kind: "string" }, optional: false },
      { key: "notes", shape: { kind: "string" }, optional: true },
    ],
  });
  const add = { do: "add", at: "/body", key: "notes" };
  const watch = { onAction: () => {}, onState: () => {} };
  await playOnPage(stage, form, { actions: [add, { do: "paste", at: "/body", text: "{}" }, add] }, watch);
});

test("a page that loses typed text is detected, and shrunk to the one action that shows it @nightly", async ({
  context,
  running,
}) => {
  await context.addInitScript(() => {
    for (const type of ["input", "change"]) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  const stage = await openStage(context, addresses(running), 2400);
  const outcome = await runPageLaw(
    stage,
    formOf({ kind: "string" }),
    { runs: 20, seed: 1 },
    // A slow machine has no less time to shrink.
    { clock: () => 0 },
  );
  expect(outcome).toMatchObject({
    kind: "failed",
    message: expect.stringMatching(
      /^after "type", at \/body, text ".*the page has no|^after "type", at \/body.*(shows|holds)/,
    ),
    case: { actions: [{ do: "type", at: "/body" }] },
  });
});

const garden = `asyncapi: 3.0.0
info: { title: Garden, version: "1" }
servers: { live: { host: garden.example, protocol: wss } }
channels:
  talk:
    address: /talk/{bed}
    parameters: { bed: { description: Which one., default: pond } }
    bindings: { ws: { headers: { type: object, required: [X-Pot], properties: { X-Pot: { type: string, default: clay } } } } }
    messages:
      water:
        payload: { type: object, required: [litres], properties: { litres: { type: integer }, note: { type: string, maxLength: 3 } } }
      count: { title: Count, payload: { type: integer } }
operations: { talk: { action: receive, channel: { $ref: "#/channels/talk" } } }
`;

test("the form of a channel sends the handshake and messages of the engine, and a button that sends nothing is found @nightly", async ({
  context,
}) => {
  const imported = await importDescription({ name: "garden.yaml", text: garden }, { id: "garden" });
  const form = imported.ok ? channelClosureOf(imported.model, "talk") : undefined;
  if (form === undefined) throw new Error("the garden can't be read");
  const served = await serveFile("garden.yaml", garden);
  const page = `${served.site}/talk`;
  const addresses = { endpoint: page, channel: page };
  const whole = await openStage(context, addresses);
  expect(await runPageLaw(whole, form, { runs: 3, seed: 3 }, { clock: () => 0 })).toEqual({ kind: "passed", runs: 3 });
  await whole.page.close();

  await context.addInitScript(() => {
    const isSend = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('[aria-label^="Send message"]') !== null;
    addEventListener("click", (event) => isSend(event) && event.stopImmediatePropagation(), true);
  });
  const filled = {
    actions: [
      { do: "type", at: "/pathParameters/bed", text: "a" },
      { do: "type", at: "/headers/X-Pot", text: "a" },
    ],
  };
  expect(await tryOnPage(await openStage(context, addresses, 1200), form, filled)).toMatchObject({
    message: "after Send message water, no handshake was sent, although the form has no issues",
  });
  await served.stop();
});
