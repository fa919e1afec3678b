import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typesFrom } from "#engine/shape";
import { createClient } from "./client/client.ts";
import { inProcess } from "./in-process.ts";
import { type Note, notes, noteTypes } from "./notes.testing.ts";
import { type Answer, fail, type Implementation, ok } from "./server/answer.ts";
import type { ServerBug } from "./server/server.ts";

type Save = Implementation<typeof notes>["save"];

function clientOf(save: Save) {
  const bugs: ServerBug[] = [];
  const transport = inProcess(
    notes,
    { save, clear: async () => ok() },
    {
      types: typesFrom(noteTypes),
      onBug: (bug) => bugs.push(bug),
      context: () => undefined,
    },
  );
  return { client: createClient(notes, transport), bugs };
}

const digits = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
const word = fc.string({ minLength: 1, unit: "grapheme" });
const note: fc.Arbitrary<Note> = fc.record(
  {
    title: word,
    size: digits,
    tags: fc.uniqueArray(fc.string()),
    more: fc.jsonValue().filter((v) => !hasOddNumber(v)),
  },
  { requiredKeys: ["title", "size"] },
);
/** Numbers that a double prints differently come back as `Exact`, which is intended but not equal. */
const hasOddNumber = (value: unknown): boolean => {
  if (typeof value === "number") return Object.is(value, -0) || String(value).includes("e");
  return typeof value === "object" && value !== null && Object.values(value).some(hasOddNumber);
};

const saveRequest = fc.record({
  pathParameters: fc.record({ folder: word.filter((folder) => folder !== "." && folder !== "..") }),
  queryParameters: fc.record(
    { count: digits, label: fc.array(fc.string()), draft: fc.boolean() },
    { requiredKeys: ["count", "label"] },
  ),
  body: note,
});

const answer: fc.Arbitrary<
  Answer<Note, { error: "FolderFullError"; content: { limit: string } } | { error: "FolderGoneError" }>
> = fc.oneof(
  note.map((body) => ok(body)),
  digits.map((limit) => fail({ error: "FolderFullError", content: { limit } })),
  fc.constant(fail({ error: "FolderGoneError" })),
);

describe("a client of an in-process server", () => {
  it("passes the same request to the implementation and returns the same response", async () => {
    await fc.assert(
      fc.asyncProperty(saveRequest, answer, async (request, given) => {
        let got: unknown;
        const { client, bugs } = clientOf(async (received) => {
          got = received;
          return given;
        });
        const outcome = await client.save(request);
        expect(bugs).toEqual([]);
        expect(got).toEqual({ headers: {}, ...request });
        if (given.ok) expect(outcome).toMatchObject({ ok: true, body: given.body });
        else if ("error" in given) expect(outcome).toMatchObject({ ok: false, ...given.error });
      }),
      { numRuns: 200 },
    );
  });

  it("returns no body for a call without one", async () => {
    const { client } = clientOf(async ({ body }) => ok(body));
    expect(await client.clear()).toMatchObject({ ok: true, body: undefined, rawResponse: { status: 204 } });
  });

  it("returns an unknown failure for a call that the service does not have", async () => {
    const { client } = clientOf(async ({ body }) => ok(body));
    const stranger = createClient(
      { clear: { ...notes.clear, id: "notes.other" } },
      inProcess(
        notes,
        {
          save: async ({ body }) => ok(body),
          clear: async () => ok(),
        },
        { types: typesFrom(noteTypes), onBug: () => {}, context: () => undefined },
      ),
    );
    expect(await stranger.clear()).toMatchObject({ failure: { errorMessage: "no implementation for notes.other" } });
    expect((await client.clear()).ok).toBe(true);
  });
});
