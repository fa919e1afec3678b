import { expect, it } from "vitest";
import { whyFailed } from "./why-failed.ts";

const endpoint = (statuses: { readonly [status: string]: number }, skipped?: "unsafe") => ({
  ...{ id: "a", name: "GET /a", calls: Object.keys(statuses).length, time: 1, checks: [], statuses },
  ...(skipped && { skipped }),
});
const refusing = (statuses: { readonly [status: string]: number }) => ({
  ...endpoint(statuses),
  isLockedOut: true as const,
});
const covered = (isCovered: boolean) => ({ kind: "status", endpoint: "GET /a", name: "200", isCovered }) as const;
const checks = new Set(["wrong-body", "auth-not-required"] as const);
const run = {
  ...{ calls: 9, schemes: ["token"], endpoints: [endpoint({ 200: 9 })] },
  coverage: { items: [covered(true), covered(false)] },
};

it.each([
  ["only unsafe endpoints", { ...run, calls: 0, endpoints: [endpoint({}, "unsafe")] }, 3, "Add --allow-writes"],
  ["no request of the chosen checks", { ...run, calls: 0, endpoints: [endpoint({})] }, 3, "see --check, --without"],
  [
    "an API that lets nobody in",
    { ...run, endpoints: [refusing({ 401: 8, 403: 1, 204: 1 })] },
    3,
    "Add --credential token=VALUE, or set CALLBOARD_CREDENTIAL_TOKEN",
  ],
  ["a server that answers with 429 only", { ...run, endpoints: [endpoint({ 429: 9 }), endpoint({})] }, 3, "--rate"],
])("does not pass with %s", (_, facts, code, words) => {
  expect(whyFailed(facts, { checks })).toEqual({ code, text: expect.stringContaining(words) });
});

it("says how far the coverage is from the requested one, and what to do", () => {
  expect(whyFailed(run, { checks, minCoverage: 51 })).toEqual({
    code: 1,
    text: expect.stringMatching(/^Failed: the coverage is 50 % \(1 of 2 parts\); --min-coverage is 51 %.*more --calls/),
  });
  expect(whyFailed(run, { checks, minCoverage: 50 })).toBeUndefined();
});

it("passes if any answer let the caller in", () => {
  expect(whyFailed({ ...run, endpoints: [refusing({ 401: 8 }), endpoint({ 200: 1 })] }, { checks })).toBeUndefined();
});

it("passes if checks of credentials alone are refused everywhere", () => {
  const refused = { ...run, endpoints: [refusing({ 401: 8, 403: 1 })] };
  const only = new Set(["auth-not-required", "wrong-auth-accepted"] as const);
  expect(whyFailed(refused, { checks: only })).toBeUndefined();
});
