import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compareApis } from "#engine/compare";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { loadVersion } from "./load-version.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-idl-"));
const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], { cwd: folder });
const access = { url: "http://127.0.0.1:1", env: {}, folder, readDescription: readInTest };

const garden = (type: string) => `docs: Plants.
types:
  Plant:
    docs: A plant.
    properties:
      name:
        type: ${type}
        docs: Its name.
service:
  auth: false
  base-path: /plants
  endpoints:
    change:
      docs: Changes a plant.
      method: PUT
      path: /one
      request: Plant
      response: Plant
`;
const put = (type: string) => {
  writeFileSync(join(folder, "api.yml"), "name: garden\n");
  writeFileSync(join(folder, "plants.yml"), garden(type));
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("an IDL version", () => {
  it("is read from a folder, and from a revision of it", async () => {
    put("optional<string>");
    git("init", "-q");
    git("add", ".");
    git("commit", "-q", "-m", "one");
    put("string");
    const [older, newer] = await Promise.all([loadVersion("HEAD:", access), loadVersion(".", access)]);
    if (!older.ok || !newer.ok) throw new Error(JSON.stringify([older, newer]));
    expect(older.version.notes).toEqual([]);
    expect(compareApis(older.version.model, newer.version.model)).toMatchObject({
      bump: "MAJOR",
      changes: [
        { rule: "property-made-required", level: "breaks-wire", direction: "request", endpoints: ["plants.change"] },
        { rule: "property-made-required", level: "behaves-otherwise", direction: "response" },
      ],
    });
  });

  it("is rejected with its errors, each with a path that can be opened", async () => {
    put("Plnt");
    git("add", ".");
    git("commit", "-q", "-m", "two");
    const reported = async (version: string): Promise<readonly string[]> => {
      const read = await loadVersion(version, access);
      return read.ok ? [] : read.errors;
    };
    expect(await reported(".")).toEqual(["the IDL of . has errors", expect.stringMatching(/^plants\.yml:7:15 error/)]);
    const [, first = ""] = await reported(folder);
    expect(first.startsWith(`${folder}/plants.yml:7:15 error unknown-type\n  this file declares no type Plnt`)).toBe(
      true,
    );
    expect(await reported("HEAD:")).toEqual([
      "the IDL of HEAD: has errors",
      expect.stringMatching(/^HEAD:plants\.yml:7:15 /),
    ]);
  });
});
