import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Json, parseJson, printJson } from "#engine/json";
import type { ViewName } from "./body-source.ts";
import type { Row, RowNote } from "./layout/row.ts";
import { type Session, startSession } from "./session.ts";

const opened = (content: string, view: ViewName = "text", width = 80, saysJson = true): Session => {
  const session = startSession();
  session.open({ content, charset: undefined, saysJson });
  session.lay(view, width);
  return session;
};
const rowsOf = (session: Session): readonly Row[] => session.read(0, 1_000_000);
const textOf = ({ runs: pieces }: Row): string => pieces.map(({ text }) => text).join("");
const joined = (rows: readonly Row[]): string =>
  rows.map((row, at) => textOf(row) + (row.ends && at + 1 < rows.length ? "\n" : "")).join("");
const tree = (session: Session): readonly string[] =>
  rowsOf(session).map((row) => `${row.item?.level} ${textOf(row)}${row.item?.folded ? " +" : ""}`);

const anyText = fc.string({
  unit: fc.constantFrom("a", "b", " ", "\n", '"', "\\", "{", ":", ",", "é", "😀", "\ud800"),
});
// Parsed again, since a JSON parser creates plain objects from all values of fast-check.
const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value): Json => {
  const read = parseJson(JSON.stringify(value));
  return read.ok ? read.value : null;
});
const anyWidth = fc.integer({ min: 1, max: 60 });

describe("the rows of a body", () => {
  it("join to the formatted JSON for any whitespace and width", () => {
    fc.assert(
      fc.property(anyJson, anyWidth, fc.constantFrom(0, 1, 4), (value, width, indent) => {
        expect(joined(rowsOf(opened(printJson(value, indent), "text", width)))).toBe(printJson(value, 2));
      }),
    );
  });

  it("join to the original text if it is not JSON", () => {
    fc.assert(
      fc.property(anyText, anyWidth, (sample, width) => {
        const text = `no JSON ${sample}`;
        expect(joined(rowsOf(opened(text, "text", width)))).toBe(text);
      }),
    );
  });

  it("preserve digits and escapes", () => {
    const rows = joined(rowsOf(opened('{"a":12345678901234567890.10,"\\u0062":"\\u00e9\\/"}')));
    expect(rows).toBe('{\n  "a": 12345678901234567890.10,\n  "\\u0062": "\\u00e9\\/"\n}');
  });

  it("are not wider than requested, and number the lines that start in them", () => {
    const rows = rowsOf(opened(`["${"x".repeat(100)}",1]`, "text", 40));
    expect(rows.map((row) => textOf(row).trim().length)).toEqual([1, 38, 38, 27, 1, 1]);
    expect(rows.map(({ line }) => line)).toEqual([1, 2, undefined, undefined, 3, 4]);
  });

  it("break between words, after punctuation, and inside words longer than a row", () => {
    const wrapAt = (content: string, width: number) => rowsOf(opened(content, "text", width, false)).map(textOf);
    expect(wrapAt("Send the whole list of plants to the greenhouse", 24)).toEqual([
      "Send the whole list of ",
      "plants to the greenhouse",
    ]);
    expect(wrapAt("https://api.example.com/plants/green?filter=all", 24)).toEqual([
      "https://api.example.com/",
      "plants/green?filter=all",
    ]);
    expect(wrapAt(`at 12:30:45 in total 1,234,567.89 of ${"x".repeat(40)}`, 24)).toEqual([
      "at 12:30:45 in total ",
      "1,234,567.89 of xxxxxxxx".slice(0, 16),
      "x".repeat(24),
      "x".repeat(16),
    ]);
    expect(rowsOf(opened('["some words of a long sentence"]', "text", 26)).map(textOf)).toEqual([
      "[",
      '  "some words of a long ',
      'sentence"',
      "]",
    ]);
  });

  it("continue below their first characters, without blanks in the copied text", () => {
    const session = opened(JSON.stringify({ a: { b: "word ".repeat(12).trim() } }), "text", 30);
    const rows = rowsOf(session).filter(({ line }) => line === undefined);
    expect(rows.map(({ indent }) => indent)).toEqual([4, 4]);
    expect(rows.map(textOf)).toEqual(["word word word word word ", 'word word word"']);
  });

  it("are not wider than the view, and each source position maps to the row that contains it", () => {
    const words = fc.array(fc.constantFrom("a", "word", "1,234.5", "x".repeat(30), "😀😀", "a-b/c", " "), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 24, max: 60 }), fc.boolean(), (parts, width, isJson) => {
        const text = `${parts.join(" ")} needle`;
        const session = opened(isJson ? JSON.stringify([text]) : text, "text", width);
        const rows = rowsOf(session);
        for (const row of rows) expect(textOf(row).length).toBeLessThanOrEqual(Math.max(width, 26));
        session.find("needle");
        const { row } = session.showHit(0);
        const marked = session.read(row, row + 1).flatMap(({ runs: pieces }) => pieces.filter(({ hit }) => hit === 0));
        expect(marked.map((piece) => piece.text).join("")).not.toBe("");
      }),
    );
  });

  it("never split a character", () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), anyWidth, fc.boolean(), (shift, width, isJson) => {
        const text = `${"a".repeat(shift)}${"😀".repeat(60)}`;
        for (const row of rowsOf(opened(isJson ? JSON.stringify(text) : text, "text", width))) {
          expect(textOf(row)).not.toMatch(/\p{Cs}/u);
        }
      }),
    );
  });

  it("are the same for any requested range", () => {
    fc.assert(
      fc.property(anyJson, anyWidth, fc.nat({ max: 50 }), fc.nat({ max: 20 }), (value, width, from, count) => {
        const session = opened(printJson(value), "text", width);
        expect(session.read(from, from + count)).toEqual(rowsOf(session).slice(from, from + count));
      }),
    );
  });
});

describe("a body", () => {
  it.each<[string, string | Uint8Array, boolean, unknown]>([
    ["JSON", "[1,{}]", true, { kind: "json", values: 3 }],
    ["JSON without a JSON content type", "7", false, { kind: "json", values: 1 }],
    ["text", "hello", false, { kind: "text" }],
    ["not text", Uint8Array.of(0xff, 0xfe, 0x80), false, { kind: "bytes" }],
    ["text with a byte order mark", new TextEncoder().encode("\ufeff[1]"), true, { kind: "json", values: 2 }],
    ["JSON nested too deep to parse", `${"[".repeat(2000)}${"]".repeat(2000)}`, true, { kind: "text", isHuge: true }],
  ])("that is %s is detected", (_, content, saysJson, facts) => {
    expect(startSession().open({ content, charset: undefined, saysJson })).toEqual(facts);
  });

  it("with more values than a tree can hold is shown as text", () => {
    const session = startSession();
    const source = { content: "[1,2,3]", charset: undefined, saysJson: true, maxValues: 3 };
    expect(session.open(source)).toEqual({ kind: "text", isHuge: true });
    session.lay("tree", 80);
    expect(joined(rowsOf(session))).toBe("[1,2,3]");
  });

  it("that claims to be JSON but is not reports the error on its line", () => {
    const session = startSession();
    const facts = session.open({ content: '{\n  "a": 1,\n  oops\n}', charset: undefined, saysJson: true });
    expect(facts).toMatchObject({ kind: "text", syntaxError: { line: 3, column: 3 } });
    session.lay("text", 80);
    const { row } = session.showSyntaxError();
    expect(rowsOf(session).map(({ notes }) => notes.length)).toEqual([0, 0, 1, 0]);
    expect(row).toBe(2);
  });
});

describe("the tree view of a body", () => {
  const plants = '{"plants":[{"id":1,"tags":["a","b"]},{"id":2,"tags":[]}],"next":null}';

  it("has a row for each value, with level, key and count", () => {
    expect(tree(opened(plants, "tree"))).toEqual([
      "1 2 properties",
      "2 plants: 2 items",
      "3 0: 2 properties",
      "4 id: 1",
      "4 tags: 2 items",
      '5 0: "a"',
      '5 1: "b"',
      "3 1: 2 properties",
      "4 id: 2",
      "4 tags: []",
      "2 next: null",
    ]);
    const items = rowsOf(opened(plants, "tree")).map(({ item }) => item);
    expect(items[7]).toEqual({ level: 3, position: 2, siblings: 2, folded: false });
    expect(items[10]).toEqual({ level: 2, position: 2, siblings: 2, folded: undefined });
  });

  it("hides the children of a folded value and shows them again", () => {
    const session = opened(plants, "tree");
    const before = tree(session);
    expect(session.fold(1, true)).toBe(3);
    expect(tree(session)).toEqual(["1 2 properties", "2 plants: 2 items +", "2 next: null"]);
    session.fold(1, false);
    expect(tree(session)).toEqual(before);
  });

  it("shows the first level when all is folded, and unfolds search hits", () => {
    const session = opened(plants, "tree");
    expect(session.foldAll(true)).toBe(3);
    session.find('"b"');
    expect(session.showHit(0)).toEqual({ row: 6, rows: 9 });
    expect(textOf(session.read(6, 7)[0] as Row)).toBe('1: "b"');
    session.foldAll(false);
    expect(tree(session)).toHaveLength(11);
  });

  it("is restored after folding and unfolding in any order", () => {
    fc.assert(
      fc.property(anyJson, fc.array(fc.nat({ max: 40 })), (value, nodes) => {
        const session = opened(printJson(value), "tree");
        session.foldAll(false);
        const before = rowsOf(session);
        for (const node of nodes) session.fold(node, true);
        for (const node of nodes.toReversed()) session.fold(node, false);
        expect(rowsOf(session)).toEqual(before);
      }),
    );
  });

  it("starts folded for a long body, so that its outline is visible", () => {
    const session = opened(JSON.stringify({ rows: Array.from({ length: 5000 }, (_, id) => ({ id })) }), "tree");
    expect(tree(session)).toEqual(["1 1 property", "2 rows: 5000 items +"]);
  });
});

describe("searching a body", () => {
  const marked = (session: Session): readonly string[] =>
    rowsOf(session).flatMap(({ runs: pieces }) => pieces.flatMap(({ text, hit }) => (hit === undefined ? [] : [text])));

  it("matches keys and values case-insensitively, but no text across them", () => {
    const session = opened('{"Plant": "a plant", "n": 1, "x": "n\\": 1"}');
    expect(session.find("PLANT")).toEqual({ count: 2, isCut: false });
    expect(marked(session)).toEqual(["Plant", "plant"]);
    expect(session.find('n": 1')).toEqual({ count: 0, isCut: false });
    expect(session.find("")).toEqual({ count: 0, isCut: false });
    expect(marked(session)).toEqual([]);
  });

  it("treats special characters literally", () => {
    const session = opened("a.b (c) [d] $x \\d a-b", "text", 80, false);
    for (const query of ["a.b", "(c)", "[d]", "$x", "\\d", "a-b"]) expect(session.find(query).count).toBe(1);
    expect(session.find("a+b").count).toBe(0);
  });

  it("finds matches in text, and shows each in its row", () => {
    fc.assert(
      fc.property(anyText, anyWidth, (sample, width) => {
        const text = `no JSON ${sample} needle ${sample}`;
        const session = opened(text, "text", width, false);
        expect(session.find("needle").count).toBe(1);
        expect(marked(session).join("")).toBe("needle");
        const { row } = session.showHit(0);
        expect(session.read(row, row + 1)[0]?.runs.some(({ hit }) => hit === 0)).toBe(true);
      }),
    );
  });

  it("finds every JSON value, and shows it in its row", () => {
    fc.assert(
      fc.property(anyJson, anyWidth, fc.constantFrom<ViewName>("text", "tree"), (value, width, view) => {
        const session = opened(printJson([value, "needle", value]), view, width);
        const { count } = session.find("needle");
        expect(count).toBeGreaterThan(0);
        for (let hit = 0; hit < count; hit += 1) {
          const { row } = session.showHit(hit);
          const shown = session.read(row, row + 1)[0];
          expect(shown?.runs.some((piece) => piece.hit === hit)).toBe(true);
        }
      }),
    );
  });
});

describe("a JSON value", () => {
  it("is copied completely, with its path", () => {
    const session = opened('{"a b":[{"c":"x\\n\\u0041"},12345678901234567890]}', "tree");
    expect(session.valueAt(3)).toEqual({ path: '["a b"][0].c', value: "x\nA" });
    expect(session.valueAt(4)).toEqual({ path: '["a b"][1]', value: "12345678901234567890" });
    expect(session.valueAt(2)).toEqual({ path: '["a b"][0]', value: '{"c":"x\\n\\u0041"}' });
  });

  it("that mismatches the documentation is marked on its line, and a missing one on its parent", () => {
    const session = opened('{"id":"12","id":"13","tags":[1]}');
    const marked = session.mark([
      { path: ["id"], documented: "integer", got: '"13"' },
      { path: ["tags", 0], documented: "string", got: "1" },
      { path: ["name"], documented: "string", got: "nothing" },
    ]);
    expect(marked.map(({ node }) => node)).toEqual([2, 4, 0]);
    const textOf = (note: RowNote): string =>
      note.kind === "mismatch" ? `${note.name}documented: ${note.mismatch.documented}; got: ${note.mismatch.got}` : "";
    expect(rowsOf(session).map(({ notes }) => notes.map(textOf).join())).toEqual([
      "name: documented: string; got: nothing",
      "",
      'documented: integer; got: "13"',
      "",
      "documented: string; got: 1",
      "",
      "",
    ]);
  });
});
