import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { someOf } from "../../tooling/tier.ts";
import { isFollowed, type PathWatcher, watchPaths } from "./watch-paths.ts";

let folder = "";
let watcher: PathWatcher | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-watch-"));
});
afterEach(async () => {
  await watcher?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Watches files, and returns a function that waits for the next change of one of them. */
function watching(...paths: readonly string[]): (path: string) => Promise<void> {
  let seen: string[] = [];
  let wake: () => void = () => {};
  watcher = watchPaths(
    async (changed) => {
      seen.push(...changed);
      wake();
    },
    (error) => {
      throw error;
    },
  );
  watcher.follow(paths);
  return async (path) => {
    while (!seen.includes(path)) {
      await new Promise<void>((done) => {
        wake = done;
      });
    }
    seen = [];
  };
}

it("reports saves, saves by renaming, removals and restorations of a file, also of its folder", async () => {
  const inner = join(folder, "inner");
  const path = join(inner, "api.yaml");
  await mkdir(inner);
  await writeFile(path, "one");
  const changed = watching(path);
  // Once at the start, for changes before the watch.
  await changed(path);

  await writeFile(path, "two!");
  await changed(path);

  await writeFile(join(inner, "api.yaml~"), "three");
  await rename(join(inner, "api.yaml~"), path);
  await changed(path);

  await rm(inner, { recursive: true });
  await changed(path);

  await mkdir(inner);
  await writeFile(path, "four");
  await changed(path);
});

it.each(someOf(["at once", "later"], 1))("sees a file again after its folders were removed, %s", async (when) => {
  const path = join(folder, "outer", "inner", "api.yaml");
  const write = async (text: string): Promise<void> => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  };
  await write("one");
  const changed = watching(path);
  await changed(path);
  for (const text of ["two!", "three"]) {
    await rm(join(folder, "outer"), { recursive: true });
    await changed(path);
    // Longer than two intervals of polling, so that both watchers have seen the removal.
    if (when === "later") await sleep(1200);
    await write(text);
    await changed(path);
  }
  await writeFile(path, "saved after its return");
  await changed(path);
});

it("sees a file that is made after its folders are", async () => {
  const path = join(folder, "outer", "inner", "api.yaml");
  const changed = watching(path);
  await changed(path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "one");
  await changed(path);
});

it("reports no other files, and no files that are no longer followed", async () => {
  const [one, two] = [join(folder, "one.yaml"), join(folder, "two.yaml")];
  await writeFile(one, "1");
  await writeFile(two, "2");
  const reported: string[] = [];
  const changed = watching(one, two);
  await changed(one);
  watcher?.follow([two]);
  const end = (async () => {
    await changed(two);
    reported.push("two");
  })();
  await writeFile(one, "1, later");
  await writeFile(join(folder, "other.yaml"), "x");
  await writeFile(two, "2, later");
  await end;
  expect(reported).toEqual(["two"]);
});

it("continues after a call that rejects, and reports it", async () => {
  const path = join(folder, "api.yaml");
  await writeFile(path, "one");
  const calls: string[] = [];
  const errors: unknown[] = [];
  const refusal = new Error("not now");
  watcher = watchPaths(
    async (changed) => {
      calls.push(...changed);
      throw refusal;
    },
    (error) => errors.push(error),
  );
  watcher.follow([path]);
  await expect.poll(() => errors).toEqual([refusal]);
  await writeFile(path, "two!");
  await expect.poll(() => errors).toEqual([refusal, refusal]);
  expect(calls).toEqual([path, path]);
});

it("reports a change once, though both watchers see it @nightly", async () => {
  const path = join(folder, "api.yaml");
  await writeFile(path, "one");
  const reports: (readonly string[])[] = [];
  watcher = watchPaths(
    async (paths) => void reports.push(paths),
    (error) => {
      throw error;
    },
  );
  watcher.follow([path]);
  // Longer than two intervals of polling.
  await sleep(1200);
  expect(reports).toEqual([[path]]);
  // Writing in place would be two changes: an empty file, and its content.
  await writeFile(join(folder, "api.yaml~"), "two!");
  await rename(join(folder, "api.yaml~"), path);
  await sleep(1200);
  expect(reports).toEqual([[path], [path]]);
});

it("reports a folder once all of it is watched, so that no later save is missed", async () => {
  const path = join(folder, "a", "b", "c", "api.yaml");
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "one");
  const reports: (readonly string[])[] = [];
  /** Ignores nothing, after a while, as a busy machine does while it finds the files. */
  const takingItsTime = (): boolean => {
    const end = performance.now() + 30;
    while (performance.now() < end);
    return false;
  };
  watcher = watchPaths(
    async (paths) => void reports.push(paths),
    (error) => {
      throw error;
    },
    takingItsTime,
  );
  watcher.follow([folder]);
  await expect.poll(() => reports, { interval: 1 }).toEqual([[folder]]);
  await writeFile(path, "two!");
  await expect.poll(() => reports.flat()).toContain(path);
});

it.each([
  ["/srv/api/pets.yaml", true],
  ["/srv/idl", true],
  ["/srv/idl/sub/a.yml", true],
  ["/srv/idl-old/a.yml", false],
  ["/srv/api", false],
  ["/", false],
])("follows the named paths and all that is in them: %s", (path, expected) => {
  expect(isFollowed(path, new Set([resolve("/srv/api/pets.yaml"), resolve("/srv/idl")]))).toBe(expected);
});
