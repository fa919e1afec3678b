import { describe, expect, it } from "vitest";
import type { SelectorGroup } from "./entry.ts";
import { makeFinder } from "./find.ts";
import type { TextRun } from "./found.ts";

const entry = (title: string, path: string) =>
  ({ kind: "endpoint", apiId: "a", id: path, title, href: path, method: "GET", path }) as const;
const groups: readonly SelectorGroup[] = [
  { trail: ["Plants"], entries: [entry("List plants", "/plants"), entry("Get a plant", "/plants/{id}")] },
  { trail: ["Plants", "Pots"], entries: [entry("Repot", "/pots/{id}/move"), entry("Größe ändern", "/pots/size")] },
  { trail: ["Empty"], entries: [] },
  { trail: ["Tokens"], entries: [entry("Generate a token", "/tokens/generate")] },
];
const find = makeFinder(groups);
const titles = (query: string) => find(query).map(({ found }) => found.map(({ entry: { title } }) => title));
const hits = (runs: readonly TextRun[]) => runs.filter(({ hit }) => hit).map(({ text }) => text);

describe("an empty search", () => {
  it.each(["", "  "])("%j returns all non-empty groups unchanged", (query) =>
    expect(find(query).map(({ trail }) => trail.join("/"))).toEqual(["Plants", "Plants/Pots", "Tokens"]),
  );
});

describe("an endpoint search", () => {
  it("omits groups without a match", () => expect(titles("token")).toEqual([["Generate a token"]]));

  it.each([
    ["a wrong letter", "generite"],
    ["a missing letter", "genrate"],
    ["an extra letter", "generrate"],
    ["two swapped letters", "genreate"],
    ["another case", "GENERATE"],
    ["an extra letter at the end", "tokenn"],
    ["a wrong letter at the end", "tokem"],
    ["a wrong letter at the beginning", "xoken"],
  ])("tolerates %s", (_, query) => expect(titles(query)).toEqual([["Generate a token"]]));

  it("matches words of title and path in any order", () => {
    expect(titles("token generate")).toEqual([["Generate a token"]]);
    expect(titles("move repot")).toEqual([["Repot"]]);
  });

  it("lists the API of the open page first, each API with its best group first", () => {
    const other = { trail: ["Other"], entries: [{ ...entry("Token", "/token"), apiId: "b" }] };
    const firstFor = (active: string) =>
      makeFinder([other, ...groups], active)("token").map(({ trail }) => trail.join("/"));
    expect(firstFor("/token")).toEqual(["Other", "Tokens"]);
    expect(firstFor("/plants")).toEqual(["Tokens", "Other"]);
    expect(firstFor("/nowhere")).toEqual(["Other", "Tokens"]);
  });

  it("matches letters of other scripts", () => expect(titles("größe")).toEqual([["Größe ändern"]]));

  it.each(["zzzz", "(", "***", "\\", "-"])("%j does not throw", (query) =>
    expect(Array.isArray(find(query))).toBe(true),
  );

  it("marks the matches in title and path without changing the text", () => {
    const [found] = find("generate").flatMap((group) => group.found);
    expect(hits(found?.title ?? [])).toEqual(["Generate"]);
    const textOf = (runs: readonly TextRun[] = []) => runs.map(({ text }) => text).join("");
    expect([textOf(found?.title), textOf(found?.path)]).toEqual(["Generate a token", "/tokens/generate"]);
    const [byPath] = find("/pots/size").flatMap((group) => group.found);
    expect(hits(byPath?.path ?? []).join("/")).toContain("pots");
  });

  it("finds one of 5,000 entries", () => {
    const many = [{ trail: [], entries: Array.from({ length: 5000 }, (_, i) => entry(`Endpoint ${i}`, `/e/${i}`)) }];
    const [first] = makeFinder(many)("endpoint 4711").flatMap((group) => group.found);
    expect(first?.entry.title).toBe("Endpoint 4711");
    // Too many entries match one letter to rank them; their matches are still marked.
    const all = makeFinder(many)("t").flatMap((group) => group.found);
    expect(all).toHaveLength(5000);
    expect(hits(all.at(-1)?.title ?? [])).toEqual(["t"]);
  });
});
