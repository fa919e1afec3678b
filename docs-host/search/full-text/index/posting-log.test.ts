import fc from "fast-check";
import { expect, it } from "vitest";
import { impactLevels } from "./impacts.ts";
import { postingLog } from "./posting-log.ts";

const page = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom("bed", "bean", "=1f"), fc.string()), fc.nat({ max: impactLevels - 1 })))
  .map((entries) => new Map(entries));

it("returns each term once and in order, with its pages and levels in order", () =>
  fc.assert(
    fc.property(fc.array(page, { maxLength: 20 }), (pages) => {
      const log = postingLog();
      for (const one of pages) log.add(one);
      const terms = [...new Set(pages.flatMap((one) => [...one.keys()]))].sort();
      expect(
        [...log.inOrder()].map(({ term, pages: at, levels }) => [term, [...at].map((one, i) => [one, levels[i]])]),
      ).toEqual(terms.map((term) => [term, pages.flatMap((one, i) => (one.has(term) ? [[i, one.get(term)]] : []))]));
    }),
  ));

it("keeps the terms of pages over many chunks", () => {
  const log = postingLog();
  const terms = Array.from({ length: 700 }, (_, number) => `a long term with number ${number}`);
  for (let at = 0; at < 300; at += 1)
    log.add(new Map(terms.map((term, number) => [term, (number + at) % impactLevels])));
  let found = 0;
  for (const { term, pages, levels } of log.inOrder()) {
    const number = Number(term.slice(term.lastIndexOf(" ")));
    expect([pages.length, pages[299], levels[299]]).toEqual([300, 299, (number + 299) % impactLevels]);
    found += 1;
  }
  expect(found).toBe(700);
});
