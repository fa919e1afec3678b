import fc from "fast-check";
import { expect, it } from "vitest";
import { freshNames } from "./fresh-names.ts";

it("returns a unique name each time, and the preferred name if it is free", () => {
  const preferred = fc.array(fc.constantFrom("a", "a_2", "b", "__proto__"), { maxLength: 20 });
  fc.assert(
    fc.property(preferred, preferred, (taken, preferredNames) => {
      const fresh = freshNames(taken);
      const names = preferredNames.map(fresh);
      expect(new Set([...taken, ...names]).size).toBe(new Set(taken).size + names.length);
      const [first] = preferredNames;
      if (first !== undefined && !taken.includes(first)) expect(names[0]).toBe(first);
    }),
  );
});

it("stays fast for many equal preferences", () => {
  const fresh = freshNames();
  const names = new Set(Array.from({ length: 200_000 }, () => fresh("same")));
  expect(names.size).toBe(200_000);
});
