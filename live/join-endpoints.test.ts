import fc from "fast-check";
import { expect, it } from "vitest";
import { type CheckId, checkIds } from "./check-ids.ts";
import type { Finding } from "./finding.ts";
import { endpointsText, joinEndpoints } from "./join-endpoints.ts";

const found = (check: CheckId, endpoint: string, cause = "no Allow", steps = 1): Finding => ({
  ...{ check, endpoint, cause, message: "It is wrong.", exchanges: [], count: 2 },
  steps: Array.from({ length: steps }, () => ({
    call: { endpoint, form: { value: {}, selection: {} }, credentials: "own" as const },
    takes: [],
  })),
});

it("is one finding for a 405 without Allow at every path, with the shortest steps and all calls", () => {
  const findings = [
    found("wrong-method-accepted", "GET /a", "no Allow", 2),
    found("server-error", "GET /a", "500"),
    ...["GET /b", "GET /c", "GET /d"].map((name) => found("wrong-method-accepted", name)),
  ];
  const [joined, error, ...others] = joinEndpoints(findings);
  expect(joined).toMatchObject({ endpoint: "GET /b", alsoAt: ["GET /a", "GET /c", "GET /d"], count: 8 });
  expect(joined && endpointsText(joined)).toBe("4 endpoints: GET /b, GET /a, GET /c and 1 more");
  expect([error, others]).toEqual([findings[1], []]);
});

it.each<[string, readonly Finding[]]>([
  ["two endpoints", ["a", "b"].map((name) => found("wrong-method-accepted", name))],
  ["other causes", ["a", "b", "c"].map((name) => found("wrong-header", name, `x-${name} missing`))],
  ["errors of the server", ["a", "b", "c"].map((name) => found("server-error", name, "500"))],
])("leaves findings of %s apart", (_, findings) => {
  expect(joinEndpoints(findings)).toEqual(findings);
  expect(findings[0] && endpointsText(findings[0])).toBe("a");
});

it("is one finding for a rule that each write of a collection ignores, and for a property that an update loses", () => {
  const accepted = ["POST /a", "PUT /a/{id}", "PATCH /a/{id}", "POST /b"].map((name) =>
    found("invalid-accepted", name),
  );
  const lost = ["shown pin", "kept pin", "kept name"].map((cause) => found("update-lost", "PUT /a/{id}", cause));
  expect(joinEndpoints([...accepted, ...lost]).map(({ endpoint, cause, count }) => [endpoint, cause, count])).toEqual([
    ["POST /a", "no Allow", 6],
    ["POST /b", "no Allow", 2],
    ["PUT /a/{id}", "shown pin", 4],
    ["PUT /a/{id}", "kept name", 2],
  ]);
});

it("loses no call and no endpoint", () => {
  const one = fc.record({
    check: fc.constantFrom(...checkIds),
    cause: fc.constantFrom("no Allow", "etag missing"),
    endpoint: fc.constantFrom("GET /a", "GET /b", "GET /c", "GET /d"),
  });
  const distinct = fc.uniqueArray(one, { selector: (parts) => JSON.stringify(parts), maxLength: 40 });
  fc.assert(
    fc.property(distinct, (parts) => {
      const findings = parts.map(({ check, endpoint, cause }) => found(check, endpoint, cause));
      const joined = joinEndpoints(findings);
      const places = (of: readonly Finding[]) =>
        of
          .flatMap(({ check, cause, endpoint, alsoAt = [] }) =>
            [endpoint, ...alsoAt].map((at) => [check, cause, at].join()),
          )
          .sort();
      expect(places(joined)).toEqual(places(findings));
      expect(joined.reduce((sum, { count }) => sum + count, 0)).toBe(2 * findings.length);
    }),
  );
});
