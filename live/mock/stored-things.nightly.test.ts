import { expect, it } from "vitest";
import { checkIds } from "../check-ids.ts";
import { runLive } from "../run/run-live.ts";
import { garden, mock, sendTo } from "./garden.testing.ts";

it.each([
  [true, 1],
  [true, 5],
  [false, 1],
  [false, 5],
])("passes a test of the API, stateful: %j, seed %i", async (isStateful, seed) => {
  const report = await runLive(
    garden,
    {
      ...{ seed, checks: new Set(checkIds), allowWrites: isStateful, concurrency: 3, cases: 6, headers: [] },
      ...{ baseUrl: "http://garden.example/v1", credentials: { own: {} } },
    },
    {
      send: sendTo(mock(isStateful, seed)),
      clock: () => 0,
      sleep: async () => {},
      signal: new AbortController().signal,
    },
  );
  expect(report.findings.map(({ check, endpoint, message }) => `${check} ${endpoint}: ${message}`)).toEqual([]);
});
