import { expect, it } from "vitest";
import { writtenDate } from "./entry-date.tsx";

it.each([
  ["2026-01-02", "de", "2. Januar 2026"],
  ["2026-01-02T00:00:00.000Z", "en", "January 2, 2026"],
  ["spring of 2026", "de", "spring of 2026"],
  ["2026-01-02T10:30:00Z", "en", "2026-01-02T10:30:00Z"],
])("shows %s in %s as %s", (text, language, shown) => {
  expect(writtenDate(text, language)).toBe(shown);
});
