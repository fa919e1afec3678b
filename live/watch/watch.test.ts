import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkIds } from "../check-ids.ts";
import type { Finding } from "../finding.ts";
import {
  afterRound,
  metricsText,
  openDrifts,
  type Round,
  stateFromText,
  stateText,
  type WatchState,
  watchPage,
} from "./index.ts";

const empty: WatchState = {
  server: "http://localhost:3000",
  definition: "d1",
  started: "2026-11-26T12:00:00.000Z",
  rounds: 0,
  calls: 0,
  drifts: [],
  parts: [],
};

type Found = Pick<Finding, "check" | "endpoint" | "cause">;

const finding = ({ check, endpoint, cause }: Found): Finding => ({
  ...{ check, endpoint, cause },
  message: "It broke.",
  steps: [],
  exchanges: [],
  count: 1,
});

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 26, 12, minute)).toISOString();

/** A round that called all endpoints of the tests, and found these. */
function round(minute: number, found: readonly Found[], ended: Round["report"]["ended"] = "done"): Round {
  const names = ["GET /plants", "GET /beds"];
  return {
    at: at(minute),
    definition: "d2",
    checks: new Set(checkIds),
    described: new Set(names),
    report: {
      ...{ ended, calls: 10, time: 500 },
      findings: found.map(finding),
      endpoints: names.map((name) => ({ id: name, name, calls: 5, time: 10, checks: [], statuses: { 200: 5 } })),
      coverage: {
        items: names.map((endpoint) => ({
          ...{ kind: "operation" as const, endpoint, name: "called" },
          isCovered: endpoint === "GET /plants" || minute > 10,
        })),
        properties: [{ endpoint: "GET /plants", name: "200 [].size", isCovered: minute > 0 }],
      },
    },
  };
}

const watched = (...rounds: readonly Round[]): WatchState =>
  rounds.reduce((state, one) => afterRound(state, one).state, empty);

const broken: Found = { check: "wrong-body", endpoint: "GET /plants", cause: "200 /*/size" };

describe("a watch", () => {
  it("remembers since when a promise is broken, when it is kept again, and when it breaks again", () => {
    const [first, second] = [round(0, [broken]), round(5, [broken])];
    expect(watched(first, second).drifts).toMatchObject([{ firstSeen: at(0), lastSeen: at(5) }]);
    const fixed = afterRound(watched(first, second), round(10, []));
    expect(fixed.changes).toMatchObject([{ kind: "gone", drift: { firstSeen: at(0), gone: at(10) } }]);
    expect(openDrifts(fixed.state)).toEqual([]);
    const again = afterRound(fixed.state, round(15, [broken]));
    expect(again.changes).toMatchObject([{ kind: "back", drift: { firstSeen: at(0), lastSeen: at(15) } }]);
    expect(openDrifts(again.state)).toHaveLength(1);
  });

  it.each(["unreachable", "calls", "time", "interrupted"] as const)(
    "keeps a drift in a round that ended as %s",
    (ended) => {
      const { state, changes } = afterRound(watched(round(0, [broken])), round(5, [], ended));
      expect(changes).toEqual([]);
      expect(openDrifts(state)).toHaveLength(1);
      expect(state.lastRound).toMatchObject({ at: at(5), isUp: ended !== "unreachable" });
    },
  );

  it.each([
    ["checks something else", { checks: new Set(["leak"] as const) }, 1],
    ["has a description without the endpoint", { described: new Set(["GET /beds"]) }, 0],
  ])("in a round that %s keeps only what may last", (_, change, open) => {
    expect(openDrifts(watched(round(0, [broken]), { ...round(5, []), ...change }))).toHaveLength(open);
  });

  it("keeps what an endpoint that refuses the credentials can't show, and ends drifts about credentials", () => {
    const open: Found = { check: "auth-not-required", endpoint: "GET /plants", cause: "none" };
    const later = round(5, []);
    const endpoints = later.report.endpoints.map((one) =>
      one.name === "GET /plants" ? { ...one, statuses: { 401: 4, 204: 1 }, isLockedOut: true as const } : one,
    );
    const { state, changes } = afterRound(watched(round(0, [broken, open])), {
      ...later,
      report: { ...later.report, endpoints },
    });
    expect(openDrifts(state)).toMatchObject([broken]);
    expect(changes).toMatchObject([{ kind: "gone", drift: open }]);
    expect(state.lastRound?.isLockedOut).toBeUndefined();
  });

  it("changes nothing in a round that refuses the credentials everywhere, and remembers that", () => {
    const later = round(15, [{ ...broken, cause: "401 error" }]);
    const endpoints = later.report.endpoints.map((one) => ({ ...one, isLockedOut: true as const }));
    const before = watched(round(0, [broken]));
    const { state, changes } = afterRound(before, { ...later, report: { ...later.report, endpoints } });
    expect(changes).toEqual([]);
    expect(state).toMatchObject({ drifts: before.drifts, parts: before.parts, lastRound: { isLockedOut: true } });
    expect(stateFromText(stateText(state))).toEqual({ ok: true, state });
    expect(metricsText(state)).toContain("callboard_watch_locked_out 1\n");
    expect(metricsText(before)).toContain("callboard_watch_locked_out 0\n");
    const page = watchPage({ ...state, drifts: [] }, { sha256: () => "" });
    expect(page).toContain("The API refused the credentials in the last round.");
    expect(page).not.toMatch(/as documented/i);
  });

  it("remembers when each part of the description was seen first and last", () => {
    expect(watched(round(0, []), round(5, []), round(15, [])).parts).toEqual([
      { kind: "operation", endpoint: "GET /plants", name: "called", firstSeen: at(0), lastSeen: at(15) },
      { kind: "operation", endpoint: "GET /beds", name: "called", firstSeen: at(15), lastSeen: at(15) },
      { kind: "optional property", endpoint: "GET /plants", name: "200 [].size", firstSeen: at(5), lastSeen: at(15) },
    ]);
  });

  it("has exactly the found promises as open after a whole round, and reads back what it wrote", () => {
    const found = fc.uniqueArray(
      fc.record({
        check: fc.constantFrom(...checkIds),
        endpoint: fc.constantFrom("GET /plants", "GET /beds"),
        cause: fc.string({ maxLength: 3 }),
      }),
      { selector: (one) => JSON.stringify(one), maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(found, { minLength: 1, maxLength: 5 }), (rounds) => {
        const state = watched(...rounds.map((one, minute) => round(minute, one)));
        const keys = (list: readonly Found[]) =>
          list.map(({ check, endpoint, cause }) => JSON.stringify([check, endpoint, cause])).sort();
        expect(keys(openDrifts(state))).toEqual(keys(rounds.at(-1) ?? []));
        expect(stateFromText(stateText(state))).toEqual({ ok: true, state });
      }),
    );
  });

  it.each([
    ["{", "is not JSON"],
    ["[]", "is not a file of callboard watch"],
    ['{"callboard":"watch","version":2}', "version 2"],
    [stateText(empty).replace('"rounds": 0', '"rounds": -1'), "/rounds"],
  ])("refuses the file %j with the place", (text, part) => {
    expect(stateFromText(text)).toEqual({ ok: false, error: expect.stringContaining(part) });
  });

  it("writes metrics with escaped labels, and one for the causes of a check", () => {
    const odd: Found = { check: "leak", endpoint: '"a"\\b\n', cause: "x" };
    const state = watched(round(0, [broken]), round(5, [broken, { ...broken, cause: "other" }, odd]));
    const text = metricsText(state);
    const name = "callboard_watch_drift_first_seen_timestamp_seconds";
    expect(text.split("\n").filter((line) => line.startsWith(name))).toEqual([
      `${name}{endpoint="GET /plants",check="wrong-body"} ${Date.parse(at(0)) / 1000}`,
      `${name}{endpoint="\\"a\\"\\\\b\\n",check="leak"} ${Date.parse(at(5)) / 1000}`,
    ]);
    expect(text).toContain('callboard_watch_confirmed_ratio{kind="operation"} 0.5\n');
    expect(text).toMatch(/^(# (HELP|TYPE) \S+ .+\n|[a-z_]+(\{.*\})? \S+\n)+$/);
  });
});
