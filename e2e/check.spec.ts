import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { accessibilityViolations } from "./accessibility-violations.ts";
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

/** A case in the format of a failure. */
const replay = {
  callboard: "replay",
  version: 1,
  api: "plants.yaml",
  definition: "of another day",
  endpoint: "PUT /plants/{id}",
  law: "edits",
  seed: 1,
  path: "0",
  message: "something else",
  case: {
    value: { pathParameters: { id: "9007199254740993" }, body: { name: "fern", height: "tall" } },
  },
};

let folder: string;
let serving: ChildProcess | undefined;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-check-"));
  writeFileSync(join(folder, "plants.yaml"), api);
  writeFileSync(join(folder, "replay.json"), JSON.stringify(replay));
});
test.afterEach(() => void serving?.kill("SIGKILL"));
test.afterAll(() => rmSync(folder, { recursive: true }));

test("checks the API of a file, without a progress line when the output is not a terminal @nightly", () => {
  const endpoint = { id: "e", method: "GET", path: [{ type: "literal", value: "/plants" }] };
  writeFileSync(join(folder, "api.json"), JSON.stringify({ id: "a", endpoints: { e: endpoint } }));
  const words = [command, "check", "api.json", "--runs", "2", "--seed", "5"];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^GET \/plants +4\/4 +8 /m);
  expect(stdout).toContain("1 endpoint, 4 laws passed, 0 failed, 8 runs, seed 5\n");
});

test("opens a replay as a filled form that can be undone, without a request to any server @nightly", async ({
  page,
}) => {
  const child = spawn(process.execPath, [command, "check", "--replay", "replay.json", "--open"], { cwd: folder });
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
  await expect(dialog.getByRole("spinbutton", { name: "id", exact: true })).toHaveValue("9007199254740993");
  await expect(dialog.getByRole("textbox", { name: "name", exact: true })).toHaveValue("fern");
  await expect(dialog.getByRole("spinbutton", { name: "height", exact: true })).toHaveValue("tall");
  expect(asked.filter((text) => text.includes("fern"))).toEqual([]);
  expect(new URL(page.url()).hash).toBe("");
  await dialog.getByRole("button", { name: "Undo: opened a filled-in form" }).click();
  await expect(dialog.getByRole("textbox", { name: "name", exact: true })).toHaveValue("string");

  // A file without the hash of its shape may belong to another definition: incompatible values are unmigrated.
  const text = (value: object): string => JSON.stringify(value);
  const choose = async (content: string): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Open failure file" }).press("Enter");
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
  await expect(dialog.getByRole("spinbutton", { name: "height", exact: true })).toHaveCount(0);
  expect(await accessibilityViolations(page, ".kit-window")).toEqual([]);
  await dialog.getByRole("button", { name: "Undo: opened a filled-in form" }).click();
  await expect(dialog.getByRole("textbox", { name: "name", exact: true })).toHaveValue("string");

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
