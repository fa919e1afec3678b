import { expect, it } from "vitest";
import { type CheckId, checkIds } from "./check-ids.ts";
import { bySeverity } from "./severity.ts";

it("server errors, leaks and missing authentication come first, habits of HTTP last, others in between as found", () => {
  const found: readonly CheckId[] = [
    ...(["wrong-method-accepted", "update-lost", "leak", "head-differs", "wrong-body"] as const),
    ...(["options-differs", "auth-not-required", "server-error"] as const),
  ];
  expect(bySeverity(found.map((check) => ({ check }))).map(({ check }) => check)).toEqual([
    ...["leak", "auth-not-required", "server-error", "update-lost", "wrong-body"],
    ...["wrong-method-accepted", "head-differs", "options-differs"],
  ]);
});

it("no finding is lost", () => {
  const all = checkIds.map((check) => ({ check }));
  expect(new Set(bySeverity(all))).toEqual(new Set(all));
});
