import fc from "fast-check";
import { expect, it } from "vitest";
import { revisionFolder, revisionPath, revisionRoot } from "./revision-path.ts";

it("a path of a revision has its name and its place in the repository, whatever the name is", () => {
  const name = fc.string({ minLength: 1, unit: "grapheme" });
  fc.assert(
    fc.property(name, (ref) => {
      const folder = revisionFolder(ref, ["sites", "fern"]);
      expect(revisionPath(`${folder}/a.md`)).toEqual({ ref, path: "sites/fern/a.md" });
      expect(revisionRoot(`${folder}/a.md`)).toBe(folder);
    }),
  );
});

it("a path that only resembles a revision path is not one", () => {
  expect(revisionPath(".revisions/1@%zz/a.png")).toBeUndefined();
  expect(revisionPath("docs/1@main/a.png")).toBeUndefined();
});
