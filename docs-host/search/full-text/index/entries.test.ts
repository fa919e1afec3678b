import fc from "fast-check";
import { expect, it } from "vitest";
import { readEntries, writeEntries } from "./entries.ts";
import { type SearchEntry, searchKinds } from "./search-document.ts";

const step = fc.constantFrom("guides", "start", "api", "été", "🌱", "");
const word = fc.constantFrom("GET", "/plants", "été");
const entry = fc.record({
  href: fc.array(step, { maxLength: 4 }).map((steps) => `/${steps.join("/")}`),
  kind: fc.constantFrom(...searchKinds),
  title: fc.string({ maxLength: 8 }),
  crumbs: fc.array(step, { maxLength: 3 }),
  headings: fc.array(fc.record({ title: step, id: step }), { maxLength: 3 }),
});
const more = fc.record({ description: word, badge: word, path: word }, { requiredKeys: [] });

it("reads what it writes, whatever an entry shares with the one before", () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(entry, more), { maxLength: 6 }), (parts) => {
      const entries = parts.map(([one, other]): SearchEntry => ({ ...one, ...other }));
      expect(readEntries(writeEntries(entries))).toEqual(entries);
    }),
  ));

it("writes the place of pages in one section once", () => {
  const pages = Array.from({ length: 30 }, (_, n): SearchEntry => {
    const crumbs = ["Guides", "Getting started with the garden"];
    return { href: `/guides/getting-started-with-the-garden/page-${n}`, kind: "page", title: "", crumbs, headings: [] };
  });
  expect(writeEntries(pages).length).toBeLessThan(30 * 40);
});
