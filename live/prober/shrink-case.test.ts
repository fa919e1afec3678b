import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { isObject, type Json, own } from "#engine/json";
import { fewerCases } from "../../tooling/tier.ts";
import { type Case, firstCases, plainerForms, validCases } from "../cases/index.ts";
import { shopModel } from "../run/shop.testing.ts";
import { targetsOf } from "../targets/index.ts";
import { shrinkCase } from "./shrink-case.ts";

const create = defined(targetsOf(await shopModel()).find(({ name }) => name === "POST /orders"));
const bodyOf = (value: Json): Json | undefined => (isObject(value) ? own(value, "body") : undefined);
const countOf = ({ call }: Case): Json | undefined => {
  const body = bodyOf(call.form.value);
  return isObject(body) ? own(body, "count") : undefined;
};

it("a form becomes plainer without an optional member, by 1 or 0 for a number, and by a shorter text", () => {
  const form = create.formOf({ body: { buyer: "fern", count: 57 } });
  const bodies = [...plainerForms(create, form)].map(({ value }) => bodyOf(value));
  expect(bodies[0]).toEqual({ buyer: "fern" });
  expect(bodies).toContainEqual({ buyer: "fern", count: 1 });
  expect(bodies).toContainEqual({ buyer: "fern", count: 0 });
  expect(bodies.slice(-2)).toEqual([
    { buyer: "fe", count: 57 },
    { buyer: "rn", count: 57 },
  ]);
  expect(bodies.every(isObject)).toBe(true);
  // A page shows the difference from the form, so that what is filled in there stays.
  const filled = [...plainerForms({ ...create, given: form }, form)].map(({ value }) => bodyOf(value));
  expect(filled).not.toContainEqual({ buyer: "fern" });
});

it.each<readonly [string, (one: Case) => boolean, Json | undefined]>([
  ["any count", () => true, undefined],
  ["some count", (one) => countOf(one) !== undefined, 1],
  ["a count of at least 50", (one) => Number(countOf(one)) >= 50, expect.any(Number)],
])("the smallest request for %s has what it needs", async (_name, shows, count) => {
  const drawn = Array.from({ length: fewerCases(40) }, (_, position) => validCases(create, 1)(position));
  const cases = [...firstCases(create), ...drawn].filter((one) => one !== undefined && shows(one));
  expect(cases.length).toBeGreaterThan(0);
  for (const one of cases) {
    let last = defined(one);
    await shrinkCase(last, async (next) => {
      if (shows(next)) last = next;
      return shows(next);
    });
    expect([countOf(last), shows(last)]).toEqual([count, true]);
  }
});
