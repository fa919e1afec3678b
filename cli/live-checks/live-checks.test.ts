import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { WatchState } from "#live/watch";
import { writeState } from "../watch/state-file.ts";
import { openLiveChecks, readFileEntries, readList, readSiteEntries } from "./index.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-live-checks-"));
});
afterEach(() => rm(folder, { recursive: true }));

const state: WatchState = {
  ...{ server: "http://localhost:3000", definition: "d", started: "2026-11-26T12:00:00.000Z", rounds: 0, calls: 0 },
  ...{ drifts: [], parts: [] },
};

const open = async (texts: string, errors: string[] = []) => {
  const opened = await openLiveChecks(readFileEntries(readList(texts)), {
    folder,
    onUnreadable: (error) => errors.push(error),
  });
  if (!opened.ok) throw new Error(opened.errors.join("\n"));
  return opened.liveChecksOf(undefined);
};

it("reads a file again when the watch has written it, and says when there is none or it is broken", async () => {
  const errors: string[] = [];
  const source = await open("watch.json", errors);
  const read = () => source?.read();
  expect(await read()).toEqual([{ kind: "waiting" }]);
  await writeState(join(folder, "watch.json"), state);
  expect(await read()).toEqual([{ kind: "memory", state }]);
  await writeState(join(folder, "watch.json"), { ...state, rounds: 1 });
  expect(await read()).toMatchObject([{ state: { rounds: 1 } }]);
  await writeFile(join(folder, "watch.json"), "{");
  expect(await read()).toEqual([{ kind: "unreadable" }]);
  expect(await read()).toEqual([{ kind: "unreadable" }]);
  expect(errors).toEqual([expect.stringContaining("watch.json is not JSON")]);
});

it("refuses a file that is not the memory of a watch when it starts", async () => {
  await writeFile(join(folder, "other.json"), "{}");
  await expect(open("other.json")).rejects.toThrow(
    /CALLBOARD_WATCH_STATE: \S+other.json is not a file of callboard watch; name the file of callboard watch --state$/,
  );
});

it("shows a watch on the site alone that the operator names", async () => {
  const entries = readSiteEntries(["Docs.Example.com/v2=a.json", "other.example.com=b.json"]);
  if (!entries.ok) throw new Error(entries.errors.join());
  const opened = await openLiveChecks(entries.entries, { folder, onUnreadable: () => {} });
  if (!opened.ok) throw new Error(opened.errors.join());
  const shown = ["docs.example.com/v2", "docs.example.com", "other.example.com", "third.example.com", undefined];
  expect(shown.map((site) => opened.liveChecksOf(site) !== undefined)).toEqual([true, false, true, false, false]);
});

it.each(["watch.json", "=watch.json", "docs.example.com="])(
  "refuses %j for a registry, which has many sites",
  (text) => {
    expect(readSiteEntries([text])).toEqual({
      ok: false,
      errors: [expect.stringContaining("name the one that shows it")],
    });
  },
);
