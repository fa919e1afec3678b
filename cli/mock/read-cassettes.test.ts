import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readCassettes } from "./read-cassettes.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-cassettes-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("the cassette of the docs can be read", async () => {
  const page = await readFile(resolve(import.meta.dirname, "../../docs/mock.md"), "utf8");
  await writeFile(join(folder, "docs.json"), /^```json\n(.*?)^```/ms.exec(page)?.[1] ?? "");
  const read = await readCassettes(["."], folder);
  expect(read).toMatchObject({ ok: true, cassette: { answers: [{ response: { status: 201 } }] } });
});

it("files that are not cassettes are reported, all of them", async () => {
  await writeFile(join(folder, "list.txt"), "[]");
  expect(await readCassettes(["list.txt", "missing.json"], folder)).toEqual({
    ok: false,
    errors: ["list.txt: it is not a cassette of recorded answers", "missing.json: there is no such file or folder"],
  });
});
