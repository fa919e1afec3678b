import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
const assets = join(root, "dist/client/assets");

/** Returns the style sheets below a folder, with their paths from the root of the repository. */
const sheetsIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`);

const classesIn = (css: string): ReadonlySet<string> =>
  new Set(css.replace(/\/\*.*?\*\//gs, "").match(/\.[a-z][a-z\d]*(?:-[a-z\d]+)+(?=[^;{}]*\{)/g));

// A bundler drops the styles of a module that it takes for one without effects.
it("has the rules of every style sheet of playgrounds and page scripts", () => {
  const built = readdirSync(assets).filter((name) => name.endsWith(".css"));
  const classes = classesIn(built.map((name) => readFileSync(join(assets, name), "utf8")).join("\n"));
  const sheets = ["ui", "docs-host/playground", "docs-host/client"].flatMap(sheetsIn);
  expect(sheets.length).toBeGreaterThan(30);
  const missing = sheets.flatMap((sheet) => {
    const lost = [...classesIn(readFileSync(join(root, sheet), "utf8"))].filter((name) => !classes.has(name));
    return lost.length > 0 ? [`${sheet}: ${lost.join(" ")}`] : [];
  });
  expect(missing).toEqual([]);
});

/** Returns the arguments of each `:has()` in a style sheet. */
function hasArguments(css: string): readonly string[] {
  const found: string[] = [];
  const rules = css.replace(/\/\*.*?\*\//gs, "");
  for (const { index } of rules.matchAll(/:has\(/g)) {
    const rest = rules.slice(index + 4);
    let depth = 0;
    const end = [...rest].findIndex((char) => {
      depth += char === "(" ? 1 : char === ")" ? -1 : 0;
      return depth === 0;
    });
    found.push(rest.slice(0, end));
  }
  return found;
}

// Browsers check such a rule for every ancestor of every element that a key adds or removes, and then style most of the
// page again.
it("has no :not() in a :has()", () => {
  expect(hasArguments(":root:has(.a:not([hidden] *)) > b:has(> .c)")).toEqual(["(.a:not([hidden] *)", "(> .c"]);
  const sheets = ["ui", "docs-host", "embed", "react"].flatMap(sheetsIn);
  const slow = sheets.flatMap((sheet) =>
    hasArguments(readFileSync(join(root, sheet), "utf8"))
      .filter((one) => one.includes(":not("))
      .map((one) => `${sheet}: ${one}`),
  );
  expect(slow).toEqual([]);
});
