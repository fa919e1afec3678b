import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FromWorker, type IndexFile, indexFile } from "../protocol/index.ts";
import { startAnswering } from "./start-answering.ts";

const address = "https://description.invalid/description.invalid";

beforeEach(() => {
  vi.stubGlobal("__CALLBOARD_EMBED_BUILD__", "test");
  vi.stubGlobal("location", new URL("https://page.invalid/"));
});
afterEach(() => void vi.unstubAllGlobals());

const operation = (operationId?: string) => ({
  ...(operationId && { operationId }),
  responses: { 204: { description: "Done" } },
});
const description = {
  openapi: "3.1.0",
  info: { title: "Greenhouse", version: "1" },
  servers: [{ url: "https://greenhouse.example" }],
  paths: { "/beds": { put: operation("water"), get: operation() } },
};

/** Asks for the files of an index until they end. */
async function filesOf(text: string): Promise<readonly (readonly IndexFile[])[]> {
  const bytes = new TextEncoder().encode(text);
  const all: (readonly IndexFile[])[] = [];
  await new Promise<void>((resolve, reject) => {
    const post = (message: FromWorker): void => {
      if (message.type === "failed") reject(new Error(message.problem.message));
      else if (message.type === "unanswered") reject(new Error(message.message));
      else if (message.type === "answer" && message.answer === undefined) resolve();
      else if (message.type === "answer") {
        all.push(message.answer as readonly IndexFile[]);
        take({ type: "ask", number: all.length, about: "index", asked: all.length });
      }
    };
    const take = startAnswering({
      post,
      fetchText: async () => ({
        ...{ ok: true, address, etag: null, modified: null, isStorable: true },
        bytes: async () => ({ ok: true, bytes }),
        leave: () => {},
      }),
      onOpened: () => {},
    });
    take({ type: "open", source: { kind: "address", url: address }, server: undefined, shows: "page" });
    take({ type: "ask", number: 0, about: "index", asked: 0 });
  });
  return all;
}

it("has a file for the start page, and for each name of a playground in each layout", async () => {
  const [start, ...endpoints] = await filesOf(JSON.stringify(description));
  expect(start?.map(({ file }) => file)).toEqual([indexFile("page /", false)]);
  const names = endpoints.map((files) => files.map(({ text }) => JSON.parse(text)));
  expect(names.map((all) => all.map(({ name, isInPlace, of }) => [name, isInPlace, of]))).toEqual(
    [
      ["water", "/water", "PUT /beds"],
      ["get-beds", "/get-beds", "GET /beds"],
    ].map(([id, ...others]) =>
      [false, true].flatMap((isInPlace) => [
        [id, isInPlace, undefined],
        ...others.map((name) => [name, isInPlace, id]),
      ]),
    ),
  );
  expect(names[0]?.[0]).toMatchObject({
    place: { path: "/water" },
    version: expect.stringMatching(/^test \S+=$/),
  });
  for (const { file, text } of endpoints.flat()) {
    const { name, isInPlace } = JSON.parse(text);
    expect(file).toBe(indexFile(name, isInPlace));
  }
});

it("has no files of playgrounds that send to the host of the description", async () => {
  const { servers: _, ...hostless } = description;
  expect((await filesOf(JSON.stringify(hostless))).slice(1)).toEqual([[], []]);
});

it("has none at all of a description of several files", async () => {
  const pots = { get: { ...operation("pots"), parameters: [{ $ref: "pots.json#/near" }] } };
  vi.stubGlobal("fetch", async () => new Response('{"near":{"name":"near","in":"query","schema":{"type":"string"}}}'));
  const split = { ...description, paths: { ...description.paths, "/pots": pots } };
  await expect(filesOf(JSON.stringify(split))).rejects.toThrow("a description of several files has no index");
});
