import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readWords } from "./api.testing.ts";
import type { FetchedText } from "./fetch-text.ts";
import { type DescriptionLoader, descriptionLoader, type Loaded } from "./load.ts";
import { defaultReadLimits, type ReadLimits } from "./read-limits.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-load-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The current text at each address; `fetch` records the requests. */
const web = new Map<string, string>();
const asked: string[] = [];

const loaderOf = (source: string, limits: Partial<ReadLimits> = {}): DescriptionLoader =>
  descriptionLoader({
    source,
    id: "words",
    folder,
    within: undefined,
    fetcher: {
      fetch: async (address: string, had?: FetchedText) => {
        asked.push(address);
        const text = web.get(address) ?? "";
        return had?.text === text ? "unchanged" : { text, address };
      },
      close: async () => {},
    },
    readDescription: readWords,
    placed: 20,
    limits: { ...defaultReadLimits, ...limits },
    now: () => 0,
  });

const calls = (loaded: Loaded): readonly string[] | string =>
  loaded.kind === "loaded" ? loaded.model.endpoints.map(({ id }) => id) : loaded.kind;

const write = (name: string, text: string) => writeFile(join(folder, name), text);

describe("a file", () => {
  it("is read with the files that it names, and named after itself where it gives no name", async () => {
    await write("pets.yaml", "list\nfrom ./more.yaml");
    await write("more.yaml", "create");
    const loader = loaderOf("pets.yaml");
    const loaded = await loader.load();
    expect(loaded).toMatchObject({ kind: "loaded", model: { id: "words", name: "pets" } });
    expect(calls(loaded)).toEqual(["list", "create"]);
    expect(loader.files()).toEqual([join(folder, "pets.yaml"), join(folder, "more.yaml")]);
  });

  it("is not read again as long as none of its parts has changed", async () => {
    await write("pets.yaml", "list\nfrom more.yaml");
    await write("more.yaml", "create");
    const loader = loaderOf("pets.yaml");
    await loader.load();
    const before = loader.hash();
    expect(calls(await loader.load())).toBe("unchanged");
    await write("more.yaml", "remove");
    expect(calls(await loader.load())).toEqual(["list", "remove"]);
    expect(loader.hash()).not.toBe(before);
  });

  it("that can't be read is an error, reported once, until it can be read again", async () => {
    const loader = loaderOf("pets.yaml");
    expect(await loader.load()).toMatchObject({ kind: "faulty", fault: expect.stringContaining("no such file") });
    await write("pets.yaml", "broken");
    expect(await loader.load()).toMatchObject({ kind: "faulty", diagnostics: [{ at: "/broken" }] });
    expect(calls(await loader.load())).toBe("unchanged");
    await write("pets.yaml", "list");
    expect(calls(await loader.load())).toEqual(["list"]);
  });

  it("that names one that is not there is not read again until that one is", async () => {
    await write("pets.yaml", "list\nperhaps more.yaml");
    const loader = loaderOf("pets.yaml");
    expect(calls(await loader.load())).toEqual(["list"]);
    expect(calls(await loader.load())).toBe("unchanged");
    await write("more.yaml", "create");
    expect(calls(await loader.load())).toEqual(["list", "create"]);
  });

  it("names nothing outside of its bound", async () => {
    await write("pets.yaml", "from ../../../etc/secret.yaml");
    expect(await loaderOf("pets.yaml").load()).toMatchObject({
      kind: "faulty",
      fault: expect.stringContaining("outside of"),
    });
  });

  it("may name addresses", async () => {
    web.set("https://parts.example/more.yaml", "far");
    await write("pets.yaml", "from https://parts.example/more.yaml");
    expect(calls(await loaderOf("pets.yaml").load())).toEqual(["far"]);
  });

  it("that names itself without end is stopped", async () => {
    await write("pets.yaml", "from pets2.yaml");
    for (let n = 2; n < 600; n += 1) await write(`pets${n}.yaml`, `from pets${n + 1}.yaml`);
    expect(await loaderOf("pets.yaml").load()).toMatchObject({ fault: expect.stringContaining("more than 500 files") });
  });

  it.each<[string, Partial<ReadLimits>, string]>([
    [
      "is too large",
      { bytes: 20 },
      "pets.yaml: it holds more than 20 bytes; to allow more, set CALLBOARD_READ_LIMITS=bytes=40",
    ],
    [
      "names a file that is too large",
      { bytes: 30 },
      "more.yaml: it holds more than 30 bytes; to allow more, set CALLBOARD_READ_LIMITS=bytes=60",
    ],
    [
      "names too many files",
      { files: 1 },
      "more than 1 files and addresses are referred to; to allow more, set CALLBOARD_READ_LIMITS=files=2",
    ],
    [
      "names files that are too large together",
      { totalBytes: 40 },
      "the files that are referred to hold more than 40 bytes together; to allow more, set CALLBOARD_READ_LIMITS=totalBytes=80",
    ],
  ])("that %s is refused with the limit and its setting", async (_, limits, fault) => {
    await write("pets.yaml", "from more.yaml\nfrom other.yaml");
    await write("more.yaml", "a".repeat(35));
    await write("other.yaml", "b".repeat(25));
    expect(await loaderOf("pets.yaml", limits).load()).toMatchObject({
      kind: "faulty",
      fault: expect.stringContaining(fault),
    });
  });
});

describe("an address", () => {
  it("is asked again, with the addresses that it names beside itself", async () => {
    web.set("https://api.example/v1/pets.yaml", "list\nfrom ../common.yaml");
    web.set("https://api.example/common.yaml", "ping");
    const loader = loaderOf("https://api.example/v1/pets.yaml");
    expect(calls(await loader.load())).toEqual(["list", "ping"]);
    expect(loader.files()).toEqual([]);
    asked.length = 0;
    expect(calls(await loader.load())).toBe("unchanged");
    expect(new Set(asked)).toEqual(new Set(["https://api.example/v1/pets.yaml", "https://api.example/common.yaml"]));
    web.set("https://api.example/common.yaml", "pong");
    expect(calls(await loader.load())).toEqual(["list", "pong"]);
  });

  it("never reads a file of this machine", async () => {
    web.set("https://api.example/a.yaml", "from file:///etc/secret.yaml");
    web.set("https://api.example/b.yaml", "from /etc/secret.yaml");
    await loaderOf("https://api.example/a.yaml").load();
    await loaderOf("https://api.example/b.yaml").load();
    expect(asked).toContain("file:///etc/secret.yaml");
    expect(asked).toContain("https://api.example/etc/secret.yaml");
  });
});
