import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NewerDatabaseError } from "#registry";
import { unreadableData } from "./data-folder.ts";
import { readyDataFolder } from "./ready-data-folder.ts";

describe("the data folder", () => {
  let home = "";
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "callboard-data-"));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it("is created with its parent folders, for its owner alone", () => {
    const folder = join(home, "a", "b");
    expect(readyDataFolder(folder)).toBeUndefined();
    expect(existsSync(folder)).toBe(true);
    if (process.platform !== "win32") expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it("is left out by Git with everything in it", () => {
    mkdirSync(join(home, ".callboard"));
    for (const folder of [join(home, "data"), join(home, ".callboard")]) {
      expect(readyDataFolder(folder)).toBeUndefined();
      expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("*\n");
    }
    mkdirSync(join(home, "mine"));
    expect(readyDataFolder(join(home, "mine"))).toBeUndefined();
    expect(existsSync(join(home, "mine/.gitignore"))).toBe(false);
  });

  it("is rejected with a message if it is a file", () => {
    const file = join(home, "file");
    writeFileSync(file, "");
    expect(readyDataFolder(file)).toBe(
      `${file} is a file, but the data needs a folder; choose another folder: CALLBOARD_DATA=<folder>`,
    );
    expect(readyDataFolder(join(file, "below"))).toContain("can't be used for data (E");
  });

  it.runIf(process.platform === "linux")("is rejected with a message if no folder can be created", () => {
    expect(readyDataFolder("/proc/nope")).toMatch(/^the folder \/proc\/nope can't be used for data \(ENOENT/);
  });

  it("reports why its data cannot be opened", () => {
    const newer = unreadableData({ dataFolder: "/data" }, new NewerDatabaseError(["0010-more"]));
    expect(newer).toMatch(
      /^the data in \/data can't be opened: .*it knows 0010-more\); start that version instead, or restore/,
    );
    expect(newer).not.toContain("move the folder");
    const database = unreadableData({ dataFolder: "/data", databaseUrl: "x" }, new NewerDatabaseError(["0010-more"]));
    const page = readFileSync(resolve(import.meta.dirname, "../../docs/operate/upgrade-and-rollback.md"), "utf8");
    expect(page).toContain(`\`\`\`text\ncallboard: ${database}\n\`\`\``);
    expect(unreadableData({ dataFolder: "/data" }, new Error("file is not a database"))).toContain(
      "the data in /data can't be opened (file is not a database)",
    );
    const databaseUrl = "postgres://user:s3cret@db.test/callboard";
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const sentence = unreadableData({ dataFolder: "/data", databaseUrl }, refused);
    expect(sentence).toContain("the database of DATABASE_URL can't be opened (ECONNREFUSED");
    expect(sentence).not.toContain("s3cret");
  });
});
