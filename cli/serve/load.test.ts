import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ReadDescription } from "./apart/read-description.ts";
import { readInTest } from "./apart/read-here.testing.ts";
import { readWords } from "./api.testing.ts";
import { FetchTextError, type TextFetcher } from "./fetch-text.ts";
import { type DescriptionLoader, descriptionLoader, type Loaded } from "./load.ts";
import { defaultReadLimits, type ReadLimits } from "./read-limits.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-load-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The current text at each address; an address without one answers with an error. */
const web = new Map<string, string>();
const asked: string[] = [];
beforeEach(() => {
  web.clear();
  asked.length = 0;
});

/** A fetcher of `web`; texts are their own validators. */
const fetcher: TextFetcher = {
  fetch: async (address) => {
    asked.push(address);
    const text = web.get(address);
    if (text === undefined) throw new FetchTextError(address, "answered with status 404");
    return { text, address, validators: { etag: text } };
  },
  fetchIfChanged: async (address, validators, limit) => {
    const fetched = await fetcher.fetch(address, limit);
    return validators?.etag === fetched.text ? undefined : fetched;
  },
  close: async () => {},
};

const loaderOf = (
  source: string,
  limits: Partial<ReadLimits> = {},
  options: { readonly fetcher?: TextFetcher; readonly readDescription?: ReadDescription } = {},
): DescriptionLoader =>
  descriptionLoader({
    source,
    id: "words",
    folder,
    within: undefined,
    fetcher,
    readDescription: readWords,
    positions: "causes",
    limits: { ...defaultReadLimits, ...limits },
    now: () => 0,
    ...options,
  });

const calls = (loaded: Loaded): readonly string[] | string =>
  loaded.kind === "loaded" ? loaded.model.endpoints.map(({ id }) => id) : loaded.kind;

const write = (name: string, text: string) => writeFile(join(folder, name), text);

describe("a file", () => {
  it("is read with the files it references, and named after itself if it has no title", async () => {
    await write("pets.yaml", "list\nfrom ./more.yaml");
    await write("more.yaml", "create");
    const loader = loaderOf("pets.yaml");
    const loaded = await loader.load();
    expect(loaded).toMatchObject({ kind: "loaded", model: { id: "words", name: "pets" } });
    expect(calls(loaded)).toEqual(["list", "create"]);
    expect(loader.files()).toEqual([join(folder, "pets.yaml"), join(folder, "more.yaml")]);
  });

  it("is not read again while none of its parts changes", async () => {
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

  it("that cannot be read is an error, reported once, until it can be read again", async () => {
    const loader = loaderOf("pets.yaml");
    expect(await loader.load()).toMatchObject({ kind: "failed", error: expect.stringContaining("no such file") });
    await write("pets.yaml", "broken");
    expect(await loader.load()).toMatchObject({ kind: "failed", diagnostics: [{ at: "/broken" }] });
    expect(calls(await loader.load())).toBe("unchanged");
    await write("pets.yaml", "list");
    expect(calls(await loader.load())).toEqual(["list"]);
  });

  it("that references a missing file is read again once that file exists", async () => {
    await write("pets.yaml", "list\nperhaps more.yaml");
    const loader = loaderOf("pets.yaml");
    expect(calls(await loader.load())).toEqual(["list"]);
    expect(calls(await loader.load())).toBe("unchanged");
    await write("more.yaml", "create");
    expect(calls(await loader.load())).toEqual(["list", "create"]);
  });

  it("references nothing outside of its root folder", async () => {
    await write("pets.yaml", "from ../../../etc/secret.yaml");
    expect(await loaderOf("pets.yaml").load()).toMatchObject({
      kind: "failed",
      error: expect.stringContaining("it is outside "),
    });
  });

  it("may reference addresses", async () => {
    web.set("https://parts.example/more.yaml", "far");
    await write("pets.yaml", "from https://parts.example/more.yaml");
    expect(calls(await loaderOf("pets.yaml").load())).toEqual(["far"]);
  });

  it("that references files without end is stopped", async () => {
    const text = (n: number) => `components: { schemas: { Pet: { $ref: 'pets${n}.yaml#/components/schemas/Pet' } } }`;
    await write("pets.yaml", `openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths: {}\n${text(2)}`);
    for (let n = 2; n < 600; n += 1) await write(`pets${n}.yaml`, text(n + 1));
    const loader = loaderOf("pets.yaml", { files: 500 }, { readDescription: readInTest });
    expect(await loader.load()).toMatchObject({
      kind: "loaded",
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ message: expect.stringMatching(/^more than 500 other files .*=files=1000$/) }),
      ]),
    });
    expect(loader.files()).toHaveLength(501);
  });

  it.each<[string, Partial<ReadLimits>, string]>([
    [
      "is too large",
      { bytes: 20 },
      "pets.yaml: it is larger than 20 bytes; to allow more, set CALLBOARD_READ_LIMITS=bytes=40",
    ],
    [
      "names a file that is too large",
      { bytes: 30 },
      "more.yaml: it is larger than 30 bytes; to allow more, set CALLBOARD_READ_LIMITS=bytes=60",
    ],
    [
      "names files that are too large together",
      { totalBytes: 40 },
      "other.yaml: it is larger than 40 bytes together with the other referenced files; to allow more, set CALLBOARD_READ_LIMITS=totalBytes=80",
    ],
  ])("that %s is rejected with the limit and its setting", async (_, limits, error) => {
    await write("pets.yaml", "from more.yaml\nfrom other.yaml");
    await write("more.yaml", "a".repeat(35));
    await write("other.yaml", "b".repeat(25));
    expect(await loaderOf("pets.yaml", limits).load()).toMatchObject({
      kind: "failed",
      error: expect.stringContaining(error),
    });
  });
});

describe("an address", () => {
  it("is fetched again, with the addresses it references", async () => {
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

describe("the parts of a description", () => {
  const name = "https://api.example/pets.yaml";
  const addresses = Array.from({ length: 50 }, (_, n) => `https://api.example/part${n}.yaml`);
  const nothing = { ok: false, diagnostics: [] } as const;

  /** Requests all parts at once, and reports what became of each. */
  const readingAll =
    (report: (settled: readonly PromiseSettledResult<string>[]) => void): ReadDescription =>
    async ({ chunks }, { read }) => {
      for await (const _ of chunks());
      report(await Promise.allSettled(addresses.map(read)));
      return nothing;
    };

  it("that are requested at once never use more memory than the total limit", async () => {
    const limits = { bytes: 1000, totalBytes: 2500 };
    web.set(name, "");
    for (const address of addresses) web.set(address, "a".repeat(1000));
    let delivered = 0;
    let allowed = 0;
    let peak = 0;
    const counting: TextFetcher = {
      ...fetcher,
      fetch: async (address, limit) => {
        const bytes = limit?.bytes ?? limits.bytes;
        allowed += bytes;
        peak = Math.max(peak, delivered + allowed);
        await new Promise((done) => setImmediate(done));
        allowed -= bytes;
        const { text, ...fetched } = await fetcher.fetch(address);
        if (text.length > bytes) throw new FetchTextError(address, limit?.message ?? "");
        delivered += text.length;
        return { text, ...fetched };
      },
    };
    let settled: readonly PromiseSettledResult<string>[] = [];
    const readDescription = readingAll((all) => {
      settled = all;
    });
    await loaderOf(name, limits, { fetcher: counting, readDescription }).load();
    expect(peak).toBe(limits.totalBytes);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const reasons = settled.flatMap((result) => (result.status === "rejected" ? [String(result.reason.message)] : []));
    expect(new Set(reasons.map((reason) => reason.replace(/^\S+ /, "")))).toEqual(
      new Set([
        "is larger than 2500 bytes together with the other referenced files; to allow more, set CALLBOARD_READ_LIMITS=totalBytes=5000",
      ]),
    );
  });

  it("are not fetched any more once the read has ended", async () => {
    web.set(name, "");
    for (const address of addresses) web.set(address, "a");
    const pending: Promise<unknown>[] = [];
    const readDescription: ReadDescription = async ({ chunks }, { read }) => {
      for await (const _ of chunks());
      pending.push(...addresses.map(read));
      await pending[0];
      return nothing;
    };
    await loaderOf(name, {}, { readDescription }).load();
    const settled = await Promise.allSettled(pending);
    expect(asked.length).toBeLessThan(5);
    expect(settled.at(-1)).toMatchObject({ reason: { message: expect.stringContaining("no longer being read") } });
  });

  it("are fetched again after an address failed", async () => {
    web.set(name, "list\nperhaps more.yaml");
    const loader = loaderOf(name);
    expect(calls(await loader.load())).toEqual(["list"]);
    expect(calls(await loader.load())).toBe("unchanged");
    web.set("https://api.example/more.yaml", "create");
    expect(calls(await loader.load())).toEqual(["list", "create"]);
  });

  it("are unchanged if the same part exceeds the total limit as before", async () => {
    web.set(name, "perhaps a.yaml\nperhaps b.yaml");
    web.set("https://api.example/a.yaml", "a".repeat(30));
    web.set("https://api.example/b.yaml", "b".repeat(30));
    const limited: TextFetcher = {
      ...fetcher,
      fetch: async (address, limit) => {
        const fetched = await fetcher.fetch(address);
        if (limit !== undefined && fetched.text.length > limit.bytes) throw new FetchTextError(address, limit.message);
        return fetched;
      },
      fetchIfChanged: async (address, validators, limit) => {
        const fetched = await limited.fetch(address, limit);
        return validators?.etag === fetched.text ? undefined : fetched;
      },
    };
    const loader = loaderOf(name, { totalBytes: 50 }, { fetcher: limited });
    expect(calls(await loader.load())).toEqual(["a".repeat(30)]);
    expect(calls(await loader.load())).toBe("unchanged");
    web.set("https://api.example/a.yaml", "a");
    expect(calls(await loader.load())).toEqual(["a", "b".repeat(30)]);
  });
});
