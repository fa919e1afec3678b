import { describe, expect, it } from "vitest";
import { startSession } from "../session/session.ts";
import { queryPaths } from "./path-query.ts";

const text = '{"items":[{"id":1,"n":9007199254740993},{"id":2,"tags":["x"]}],"odd key":{"a.b":1},"id":3}';

/** Filters a body by an expression; returns its rows as text. */
function filtered(expression: string | undefined): readonly string[] {
  const session = startSession();
  session.open({ content: text, charset: undefined, saysJson: true });
  session.lay("tree", 80);
  session.foldAll(true);
  if (expression !== undefined) {
    const queried = queryPaths(text, expression);
    if (!queried.ok) return [queried.reason];
    session.filter(queried.paths);
  }
  return session.read(0, 100).map(({ runs }) => runs.map((run) => run.text).join(""));
}

describe("a tree that is filtered by a path expression", () => {
  it.each([
    ["$.items[*].id", ["3 properties", "items: 2 items", "0: 2 properties", "id: 1", "1: 2 properties", "id: 2"]],
    ["$.items[1].tags", ["3 properties", "items: 2 items", "1: 2 properties", "tags: 1 item"]],
    ["$['odd key']['a.b']", ["3 properties", "odd key: 1 property", "a.b: 1"]],
    ["$.items[?@.n > 5].n", ["3 properties", "items: 2 items", "0: 2 properties", "n: 9007199254740993"]],
    ["$.id", ["3 properties", "id: 3"]],
  ])("shows for %s what is selected, with all around it", (expression, rows) =>
    expect(filtered(expression)).toEqual(rows),
  );

  it("hides what is not selected, and unfolds what is around", () =>
    expect(filtered("$.items[1].id")).toEqual(["3 properties", "items: 2 items", "1: 2 properties", "id: 2"]));

  it("shows only the root if nothing is selected", () => expect(filtered("$.none")).toEqual(["3 properties"]));

  it.each(["$.", "$[", "$.items[?", "$..", "$[?nope()]"])("says what is wrong with %s", (expression) => {
    const queried = queryPaths(text, expression);
    expect(queried).toMatchObject({ ok: false });
    expect(!queried.ok && queried.reason.length).toBeGreaterThan(5);
  });

  it("shows everything again without an expression", () => {
    const session = startSession();
    session.open({ content: text, charset: undefined, saysJson: true });
    const all = session.lay("tree", 80);
    expect(session.filter([["items", 0]]).rows).toBeLessThan(all);
    expect(session.filter(undefined)).toEqual({ nodes: [], rows: all });
  });
});
