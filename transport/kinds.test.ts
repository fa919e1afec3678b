import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FileValue } from "#engine/interpret";
import { typesFrom } from "#engine/shape";
import { createClient } from "./client/client.ts";
import { StreamBrokenError } from "./formats/streams.ts";
import { inProcess } from "./in-process.ts";
import { type Pairs, type Plant, plants, plantTypes, type UploadBody } from "./kinds.testing.ts";
import { fail, type Implementation, ok } from "./server/answer.ts";
import type { ServerBug } from "./server/server.ts";
import { fileValueOf } from "./server/server-body.ts";

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const item of items) yield item;
}

const fern: Plant = { id: "9007199254740993", name: "Fern" };

const unused: Implementation<typeof plants> = {
  upload: async () => ok(""),
  encoded: async () => ok(fern),
  bytes: async () => ok(new Uint8Array()),
  merge: async () => ok(),
  lines: async () => ok(each([])),
  events: async () => ok(each([])),
  words: async () => ok(each([])),
  either: async () => ok(fern),
  water: async () => ok(fern),
};

function clientOf(some: Partial<Implementation<typeof plants>>) {
  const bugs: ServerBug[] = [];
  const options = { types: typesFrom(plantTypes), onBug: (bug: ServerBug) => bugs.push(bug), context: () => undefined };
  return { client: createClient(plants, inProcess(plants, { ...unused, ...some }, options)), bugs };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const bytes = fc.uint8Array({ maxLength: 200 });
/** Names and texts of a browser's form, in which line ends and lone surrogates do not survive. */
const text = fc.string({ unit: "grapheme" }).filter((found) => !/[\r\n]/.test(found));
const fileName = fc.stringMatching(/^[a-z0-9 äß._-]{1,20}$/);
const file = fc.tuple(bytes, fileName).map(([content, name]) => fileValueOf(content, name, "image/png"));
const plant: fc.Arbitrary<Plant> = fc.record({
  id: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  name: fc.string({ unit: "grapheme" }),
});
const form: fc.Arbitrary<UploadBody> = fc.record(
  {
    picture: file,
    more: fc.array(file, { maxLength: 3 }),
    tags: fc.array(text, { maxLength: 3 }),
    notes: fc.array(text, { maxLength: 3 }),
    about: plant,
    count: fc.integer(),
  },
  { requiredKeys: ["picture", "more", "tags", "notes", "about"] },
);
const pairs: fc.Arbitrary<Pairs> = fc.record(
  { a: text, list: fc.array(text), size: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String) },
  { requiredKeys: ["a", "list"] },
);

describe("a client of an in-process server behaves like the implementation", () => {
  it("for forms with files, lists and JSON parts, and for text", async () => {
    await fc.assert(
      fc.asyncProperty(form, fc.string({ unit: "grapheme" }), async (body, answer) => {
        let got: unknown;
        const { client, bugs } = clientOf({
          upload: async (request) => {
            got = request.body;
            return ok(answer);
          },
        });
        const outcome = await client.upload({ body });
        expect(outcome).toMatchObject({ ok: true, body: answer });
        expect(got).toEqual(body);
        expect(bugs).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("for pairs", async () => {
    await fc.assert(
      fc.asyncProperty(pairs, plant, async (body, answer) => {
        let got: unknown;
        const { client } = clientOf({
          encoded: async (request) => {
            got = request.body;
            return ok(answer);
          },
        });
        expect(await client.encoded({ body })).toMatchObject({ ok: true, body: answer });
        expect(got).toEqual(body);
      }),
    );
  });

  it("for bytes from any source", async () => {
    await fc.assert(
      fc.asyncProperty(bytes, bytes, async (sent, answered) => {
        const got: FileValue[] = [];
        const { client } = clientOf({
          bytes: async ({ body }) => {
            got.push(body);
            return ok(answered);
          },
        });
        const content = new Uint8Array(sent);
        const ways = [
          content,
          content.buffer,
          new Blob([content]),
          new Blob([content]).stream(),
          fileValueOf(sent, "a", "b/c"),
        ];
        for (const body of ways) {
          expect(await client.bytes({ body })).toMatchObject({ ok: true, body: new Uint8Array(answered) });
        }
        expect(got).toEqual(ways.map(() => fileValueOf(sent, "", "audio/wav")));
      }),
      { numRuns: 50 },
    );
  });

  it("for streams of lines and of events", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(plant), async (sent) => {
        const { client, bugs } = clientOf({ lines: async () => ok(each(sent)), events: async () => ok(each(sent)) });
        for (const outcome of [await client.lines(), await client.events()]) {
          expect(outcome.ok && (await all(outcome.body))).toEqual(sent);
        }
        expect(bugs).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it("for text in chunks of any size", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: "grapheme" })), async (sent) => {
        const { client } = clientOf({ words: async () => ok(each(sent)) });
        const outcome = await client.words();
        expect(outcome.ok && (await all(outcome.body)).join("")).toBe(sent.join(""));
      }),
      { numRuns: 50 },
    );
  });

  it("for a call that returns one value or a stream, as requested", async () => {
    const { client } = clientOf({ either: async ({ body }) => ok(body.want ? each([fern, fern]) : fern) });
    const whole = await client.either({ body: { want: false } });
    expect(whole).toMatchObject({ ok: true, body: fern });
    const chunks = await client.either({ body: { want: true } });
    expect(chunks.ok && Symbol.asyncIterator in chunks.body && (await all(chunks.body))).toEqual([fern, fern]);
  });

  it("for errors identified by status or by another property, and for a custom status", async () => {
    const dry = clientOf({ water: async () => fail({ error: "DryError", content: { days: 3 } }) }).client;
    expect(await dry.water()).toMatchObject({
      ok: false,
      error: "DryError",
      content: { days: 3 },
      rawResponse: { status: 409 },
    });
    const gone = clientOf({ water: async () => fail({ error: "GoneError" }) }).client;
    expect(await gone.water()).toMatchObject({ ok: false, error: "GoneError", rawResponse: { status: 404 } });
    expect(await clientOf({}).client.water()).toMatchObject({ ok: true, rawResponse: { status: 201 } });
  });
});

describe("an in-process server", () => {
  it("reports a stream that throws to the host, and its failure to the client", async () => {
    const { client, bugs } = clientOf({
      lines: async () =>
        ok(
          (async function* () {
            yield fern;
            throw new Error("out of plants");
          })(),
        ),
    });
    const outcome = await client.lines();
    const got: Plant[] = [];
    const reading = (async () => {
      if (outcome.ok) for await (const one of outcome.body) got.push(one);
    })();
    await expect(reading).rejects.toBeInstanceOf(StreamBrokenError);
    expect(got).toEqual([fern]);
    expect(bugs).toMatchObject([{ endpointId: "plants.lines", cause: { message: "out of plants" } }]);
  });

  it("stops a stream if its reader leaves early", async () => {
    let isOver = false;
    const { client } = clientOf({
      lines: async () =>
        ok(
          (async function* () {
            try {
              for (;;) yield fern;
            } finally {
              isOver = true;
            }
          })(),
        ),
    });
    const outcome = await client.lines();
    if (outcome.ok) for await (const _ of outcome.body) break;
    await expect.poll(() => isOver).toBe(true);
  });

  it("rejects a form without a required file", async () => {
    const { client } = clientOf({});
    const body = { more: [], tags: [], notes: [], about: fern };
    // A request that a caller without types could send.
    const outcome = await client.upload({ body: body as never });
    expect(outcome).toMatchObject({
      failure: { reason: "status-code", body: { issues: [{ pointer: "/body/picture" }] } },
    });
  });
});
