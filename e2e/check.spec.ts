import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { tryOnPage } from "../cli/check/page/page-law.ts";
import { openStage } from "../cli/check/page/stage.ts";
import { channelClosureOf } from "../engine/model/index.ts";
import { importDescription } from "../importers/index.ts";
import { findOrGetBrowser, findOrGetShell } from "../tooling/browser.ts";
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");

const api = `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: "https://plants.example.com/v1" }]
paths:
  /plants/{id}:
    put:
      operationId: putPlant
      parameters: [{ name: id, in: path, required: true, schema: { type: integer, format: int64 } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }
      responses: { "204": { description: done } }
  /plants:
    post:
      operationId: postPlant
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }
      responses: { "204": { description: done } }
components:
  schemas:
    Plant:
      type: object
      required: [name]
      properties: { name: { type: string, minLength: 1 }, height: { type: integer } }
`;

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

/** A case in the format of a failure. */
const replay = {
  callboard: "replay",
  version: 1,
  api: "plants.yaml",
  definition: "of another day",
  endpoint: "PUT /plants/{id}",
  law: "page",
  seed: 1,
  path: "0",
  message: "something else",
  case: {
    actions: [{ do: "type", at: "/body/name", text: "a" }, { do: "add", at: "/body", key: "height" }, { do: "undo" }],
    value: { pathParameters: { id: "9007199254740993" }, body: { name: "fern", height: "tall" } },
  },
};

let folder: string;
let serving: ChildProcess | undefined;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-check-"));
  writeFileSync(join(folder, "plants.yaml"), api);
  writeFileSync(join(folder, "garden.yaml"), garden);
  writeFileSync(join(folder, "replay.json"), JSON.stringify(replay));
});
test.afterEach(() => void serving?.kill("SIGKILL"));
test.afterAll(() => rmSync(folder, { recursive: true }));

const browser = findOrGetBrowser();
/** The whole browser at night, otherwise the one of the pages. */
const env = { ...process.env, CALLBOARD_CHROMIUM: (isNightly ? browser : findOrGetShell(browser)).path };
const check = (...args: readonly string[]) => {
  const words = [command, "check", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8", env });
  // On a slow machine it prints its progress.
  return { status, stdout, stderr: stderr.replace(/^\d+\/\d+ .*\n/gm, "") };
};

test("checks the API of a file, without a progress line when the output is not a terminal @nightly", () => {
  const endpoint = { id: "e", method: "GET", path: [{ type: "literal", value: "/plants" }] };
  writeFileSync(join(folder, "api.json"), JSON.stringify({ id: "a", endpoints: { e: endpoint } }));
  const words = [command, "check", "api.json", "--runs", "2", "--seed", "5"];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^GET \/plants +2\/2 +4 /m);
  expect(stdout).toContain("1 endpoint, 2 laws passed, 0 failed, 4 runs, seed 5\n");
});

test("runs the forms of a file's API on the page, and replays a case", () => {
  const { status, stdout, stderr } = check("plants.yaml", "--browser", "--runs", "2", "--seed", "3");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^PUT \/plants\/\{id\} +1\/1 +2 /m);
  expect(check("--replay", "replay.json")).toEqual({
    status: 0,
    stdout: "PUT /plants/{id}, page: this case no longer fails\n",
    stderr: "callboard: the definition has changed since this failure was saved\n",
  });
});

test("runs the forms of channels on the page, and finds one that sends nothing @nightly", async ({ context }) => {
  const { status, stdout, stderr } = check("garden.yaml", "--browser", "--runs", "3", "--seed", "3");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^WSS \/talk\/\{bed\} +1\/1 +3 /m);
  expect(stdout).toMatch(/^1 channel, 1 law passed, 0 failed, 3 runs, seed 3$/m);

  await context.addInitScript(() => {
    const isSend = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('[aria-label^="Send message"]') !== null;
    addEventListener("click", (event) => isSend(event) && event.stopImmediatePropagation(), true);
  });
  const imported = await importDescription({ name: "garden.yaml", text: garden }, { id: "garden" });
  const form = imported.ok ? channelClosureOf(imported.model, "talk") : undefined;
  if (form === undefined) throw new Error("the garden can't be read");
  const served = await serveFile("garden.yaml", garden);
  const page = `${served.site}/talk`;
  const stage = await openStage(context, { endpoint: page, channel: page }, 1200);
  const filled = {
    actions: [
      { do: "type", at: "/pathParameters/bed", text: "a" },
      { do: "type", at: "/headers/X-Pot", text: "a" },
    ],
  };
  expect(await tryOnPage(stage, form, filled)).toMatchObject({
    message: "after Send message water, no handshake was sent, although the form has no issues",
  });
  await served.stop();
});

test("explains what to do if there is no browser @nightly", () => {
  const words = [command, "check", "plants.yaml", "--browser"];
  const without = { ...env, CALLBOARD_CHROMIUM: "/nowhere/chromium" };
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8", env: without });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: "callboard: CALLBOARD_CHROMIUM is /nowhere/chromium; there is no program at this path\n",
  });
});

test("opens a replay as a filled form that can be undone, without a request to any server @nightly", async ({
  page,
}) => {
  const child = spawn(process.execPath, [command, "check", "--replay", "replay.json", "--open"], { cwd: folder, env });
  serving = child;
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const address = await new Promise<string>((done, refuse) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /The form as it failed: (\S+)/.exec(output)?.[1];
      if (found !== undefined) done(found);
    });
    void ended.then(() => refuse(new Error(`the command ended: ${output}`)));
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url()) + (request.postData() ?? "")));
  await page.goto(address);
  const dialog = page.getByRole("dialog", { name: "Playground" });
  await expect(dialog.getByRole("textbox", { name: "id", exact: true })).toHaveValue("9007199254740993");
  await expect(dialog.getByRole("textbox", { name: "name", exact: true })).toHaveValue("fern");
  await expect(dialog.getByRole("textbox", { name: "height", exact: true })).toHaveValue("tall");
  expect(asked.filter((text) => text.includes("fern"))).toEqual([]);
  expect(new URL(page.url()).hash).toBe("");
  await dialog.getByRole("button", { name: "Undo: opened a filled-in form" }).click();
  await expect(dialog.getByRole("textbox", { name: "name", exact: true })).toHaveValue("");

  // A file without the hash of its shape may belong to another definition: incompatible values are unmigrated.
  const text = (value: object): string => JSON.stringify(value);
  const choose = async (content: string): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Open replay" }).press("Enter");
    await (await chooser).setFiles({
      name: "failure.json",
      mimeType: "application/json",
      buffer: Buffer.from(content),
    });
  };
  await choose(text(replay));
  const banner = dialog.getByRole("group", { name: "The definition has changed since" });
  await expect(banner).toBeFocused();
  await expect(dialog.getByRole("textbox", { name: "name", exact: true })).toHaveValue("fern");
  await expect(banner.getByRole("listitem")).toContainText("height");
  await expect(dialog.getByRole("group", { name: "The API has changed" })).toHaveCount(0);
  await expect(dialog.getByRole("textbox", { name: "height", exact: true })).toHaveCount(0);
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);
  await dialog.getByRole("button", { name: "Undo: opened a filled-in form" }).click();
  await expect(dialog.getByRole("textbox", { name: "name", exact: true })).toHaveValue("");

  await choose("[1]");
  await expect(dialog.getByText("failure.json is not a replay file of Callboard: open a file that")).toBeVisible();

  const other = { ...replay, endpoint: "POST /plants", case: { value: { body: { name: "moss" } } } };
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], "other.json", { type: "application/json" }));
    return transfer;
  }, text(other));
  await dialog.getByRole("button", { name: "Send Request" }).dispatchEvent("drop", { dataTransfer: dropped });
  await dialog.getByRole("button", { name: "Go to POST /plants" }).click();
  await expect(dialog.getByRole("textbox", { name: "name", exact: true })).toHaveValue("moss");
  await expect(page).toHaveURL(/post-plant/);
  // A page polls its site, which stops now.
  await page.goto("about:blank");
  child.kill("SIGINT");
  expect(await ended).toBe(0);
});
