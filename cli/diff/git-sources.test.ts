import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGitSources } from "./git-sources.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-git-"));
const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], { cwd: folder });
const put = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeAll(() => {
  git("init", "-q");
  git("config", "core.autocrlf", "false");
  mkdirSync(join(folder, "idl/areas"), { recursive: true });
  put("idl/api.yml", "\uFEFFname: garden\r\nversion: 1\n");
  put("idl/areas/bäume und.yml", "docs: Bäume\n");
  put("idl/areas/empty.yaml", "");
  put("idl/notes.txt", "no IDL");
  symlinkSync("api.yml", join(folder, "idl/link.yml"));
  git("add", ".");
  git("commit", "-q", "-m", "one");
  put("idl/api.yml", "name: orchard\n");
  git("commit", "-q", "-a", "-m", "two");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the IDL of a revision", () => {
  it("is read in the order of its paths, with normalized line ends and without links", async () => {
    expect(await readGitSources("HEAD~1:idl", folder)).toEqual({
      ok: true,
      sources: [
        { path: "api.yml", text: "name: garden\nversion: 1\n" },
        { path: "areas/bäume und.yml", text: "docs: Bäume\n" },
        { path: "areas/empty.yaml", text: "" },
      ],
    });
  });

  it("belongs to the named revision", async () => {
    expect(await readGitSources("HEAD:idl", folder)).toMatchObject({ sources: [{ text: "name: orchard\n" }, {}, {}] });
  });

  it("is the same from a folder inside the repository", async () => {
    expect(await readGitSources("HEAD:idl", join(folder, "idl/areas"))).toEqual(
      await readGitSources("HEAD:idl", folder),
    );
  });

  it.each(["nothing:idl", "HEAD:nowhere", "HEAD:idl/api.yml", "--output=x:idl"])(
    "is rejected for %s, with a message",
    async (tree) => {
      expect(await readGitSources(tree, folder)).toEqual({ ok: false, error: expect.stringMatching(/^git says: \S/) });
    },
  );

  it("is rejected outside of a repository", async () => {
    const outside = mkdtempSync(join(tmpdir(), "callboard-bare-"));
    const read = await readGitSources("HEAD:idl", outside);
    rmSync(outside, { recursive: true });
    expect(read).toEqual({ ok: false, error: expect.stringContaining("not a git repository") });
  });
});

it("reports that no process can be started", () => {
  const program = `
    import { openSync } from "node:fs";
    import { readGitSources } from ${JSON.stringify(resolve(import.meta.dirname, "git-sources.ts"))};
    try {
      for (;;) openSync(process.execPath, "r");
    } catch {
      console.log(JSON.stringify(await readGitSources("HEAD:idl", process.cwd())));
    }`;
  const command = `ulimit -n 200 && exec "$0" --import tsx --input-type=module --eval "$1"`;
  const said = execFileSync("sh", ["-c", command, process.execPath, program], { encoding: "utf8" });
  expect(JSON.parse(said)).toEqual({ ok: false, error: expect.stringMatching(/^git can't be run: .*EMFILE/) });
});
