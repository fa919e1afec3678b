import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { boundOf, ReadFileError, readChunks, readReferenced } from "./read-file.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-refs-"));
  await mkdir(join(folder, "specs", "parts"), { recursive: true });
  await writeFile(join(folder, "specs", "api.yaml"), "main");
  await writeFile(join(folder, "specs", "parts", "pet.yaml"), "pet");
  await writeFile(join(folder, "common.json"), "common");
  await writeFile(join(folder, "secret.txt"), "secret");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const main = () => join(folder, "specs", "api.yaml");

describe("the files that a description references", () => {
  it("are JSON and YAML files below the root folder, by paths from the description", async () => {
    expect(await readReferenced("./parts/pet.yaml", main(), folder)).toEqual({
      path: join(folder, "specs", "parts", "pet.yaml"),
      text: "pet",
    });
    expect((await readReferenced("../common.json", main(), folder)).text).toBe("common");
  });

  it.each([
    ["../common.json", "specs", "it is outside "],
    ["../secret.txt", ".", "must be below the folder of their description"],
    ["../secret.md/../secret.txt", ".", "must be below the folder of their description"],
    ["../config.php", ".", "must be below the folder of their description"],
    ["./.env", ".", "must end in"],
    ["./id_rsa", ".", "must end in"],
    ["./key.pem", ".", "must end in"],
    ["/etc/passwd", ".", "must end in"],
    ["../common.md", "specs", "it is outside "],
    ["file:///etc/machine-id.json", ".", "it is outside "],
    ["./parts/nothing.yaml", ".", "no such file"],
  ])("%s below the root folder %s is rejected", async (address, bound, reason) => {
    const reading = readReferenced(address, main(), join(folder, bound));
    await expect(reading).rejects.toThrow(ReadFileError);
    await expect(reading).rejects.toThrow(reason);
  });

  it("may be texts and samples of code below the folder of the description", async () => {
    await writeFile(join(folder, "specs", "parts", "list.php"), "<?php echo 1;");
    expect((await readReferenced("./parts/list.php", main(), folder)).text).toBe("<?php echo 1;");
    await symlink(join(folder, "secret.txt"), join(folder, "specs", "sly.php"));
    await expect(readReferenced("./sly.php", main(), folder)).rejects.toThrow("below the folder of their description");
  });

  it("exclude a link to a file elsewhere", async () => {
    await symlink(join(folder, "common.json"), join(folder, "specs", "sly.json"));
    await expect(readReferenced("./sly.json", main(), join(folder, "specs"))).rejects.toThrow("link to a file outside");
  });

  it("include a link to a file inside the root folder, named after the link", async () => {
    await symlink(join(folder, "common.json"), join(folder, "specs", "near.json"));
    const path = join(folder, "specs", "near.json");
    expect(await readReferenced("./near.json", main(), folder)).toEqual({ path, text: "common" });
    await expect(readReferenced("./near.json", main(), folder, { bytes: 5, message: "is too much" })).rejects.toThrow(
      `${path}: it is too much`,
    );
  });

  it("exclude a link to a file elsewhere before it is opened", async () => {
    await symlink(join(folder, "common.json"), join(folder, "specs", "sly.json"));
    const limit = { bytes: 1, message: "was opened" };
    await expect(readReferenced("./sly.json", main(), join(folder, "specs"), limit)).rejects.toThrow(
      "link to a file outside",
    );
  });
});

describe("the root folder", () => {
  it("is the working folder, the description's own folder if it is elsewhere, or the named one", () => {
    expect(boundOf("/srv/specs/api.yaml", undefined, "/srv")).toBe("/srv");
    expect(boundOf("/other/specs/api.yaml", undefined, "/srv")).toBe("/other/specs");
    expect(boundOf("/srv/specs/api.yaml", "..", "/srv")).toBe("/");
  });

  it("is never a home or root directory unless it is named", () => {
    expect(boundOf("/srv/specs/api.yaml", undefined, "/")).toBe("/srv/specs");
    expect(boundOf(join(homedir(), "a", "api.yaml"), undefined, homedir())).toBe(join(homedir(), "a"));
  });
});

it("reports why a description cannot be read", async () => {
  await expect(text(readChunks(join(folder, "none.yaml")))).rejects.toThrow("there is no such file");
  await expect(text(readChunks(folder))).rejects.toThrow("it is a folder");
  await expect(text(readChunks(join(main(), "below.yaml")))).rejects.toThrow("there is no such file");
});
