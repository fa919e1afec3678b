import { env } from "node:process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differencesOf } from "./compare.testing.ts";
import { faultsProject } from "./faults-project.testing.ts";
import { productsProject } from "./products-project.testing.ts";
import { randomProject } from "./random-project.testing.ts";
import { publishByBoth } from "./record-publications.testing.ts";
import { settingsProject } from "./settings-project.testing.ts";

/** Number of random projects; a publication takes about 5 s on two idle cores. */
const randomProjects = Number(env.CALLBOARD_PROJECTS ?? 20);

describe("a docs project", { timeout: 240_000 }, () => {
  it.each([
    ["every setting", settingsProject],
    ["products and versions", productsProject],
  ])("with %s is sent as the Fern CLI sends it", async (_, files) => {
    const { theirs, ours } = await publishByBoth(files, { KIND: "Store" });
    expect(differencesOf(theirs, ours)).toEqual([]);
  });

  it("differs where the Fern CLI has faults, and nowhere else", async () => {
    const { theirs, ours } = await publishByBoth(faultsProject);
    const found = differencesOf(theirs, ours)
      .map(({ path, ours: own }) => [path.replace(/^.*\/root\//, "root/"), own] as const)
      // The order in which pages are sent differs from run to run.
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const accent = /^definition\/config\/colorsV3\/(?:dark|light)\/accentPrimary\//;
    expect(found.filter(([path]) => !accent.test(String(path)))).toEqual([
      // It garbles a tag with an image as its icon and a relative link, and sends a local path for an image in a link.
      [
        "definition/pages/pages/icon.mdx/markdown",
        '<Card icon={<img src="file:assets/leaf.png" />} href="/logo">x</Card>\n\n[![A leaf](file:assets/leaf.png)](/logo)\n',
      ],
      // It sends the path of the file on the author's machine.
      ["definition/pages/pages/logo.mdx/markdown", expect.stringContaining("value: file:assets/mark.svg")],
      // It sends "beta" for all stages before the release.
      ["root/child/child/children/1/children/0/children/0/availability", "pre-release"],
    ]);
    // It chooses an accent color at random.
    expect(found.some(([path]) => accent.test(String(path)))).toBe(true);
  });
});

describe("docs projects at random", () => {
  it("are sent as the Fern CLI sends them", { timeout: randomProjects * 60_000 }, async () => {
    const law = fc.asyncProperty(randomProject, async (files) => {
      const { theirs, ours } = await publishByBoth(files, { KIND: "Store" });
      expect(differencesOf(theirs, ours)).toEqual([]);
    });
    await fc.assert(law, { numRuns: randomProjects, endOnFailure: true });
  });
});
