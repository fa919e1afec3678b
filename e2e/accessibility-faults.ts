import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

/** The minified build of axe: it has half the size of the other one, which the browser would compile for each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const colorSchemes = [
  { name: "light", media: { colorScheme: "light", forcedColors: "none" } },
  { name: "dark", media: { colorScheme: "dark", forcedColors: "none" } },
  { name: "forced colours", media: { colorScheme: "dark", forcedColors: "active" } },
] as const;

/** Where axe looks: parts of the page by their selectors. */
interface Looked {
  readonly include: string[];
  readonly exclude?: string[];
}

/** Runs axe once and returns its violations as `rule: element`. axe is loaded into the page once. */
export async function axeFaults(
  page: Page,
  looked: Looked,
  runOnly: NonNullable<RunOptions["runOnly"]>,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, options]) => {
      // The function that was installed just now.
      const { run }: typeof axe = Reflect.get(window, "axe");
      const { violations } = await run(part, options);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
    },
    // Style sheets would be loaded once more, for a rule that is not among these.
    [looked, { runOnly, resultTypes: ["violations"], preload: { assets: ["media"] } } satisfies RunOptions] as const,
  );
}

/**
 * Returns the violations that axe finds on the page, or in one part of it: every rule in the light color scheme, and
 * contrast, which alone depends on the scheme, in the dark one and in forced colors too. Leaves the page light.
 * `beside` is excluded, as a frame that runs nothing must be: axe would wait for its answer.
 */
export async function accessibilityFaults(
  page: Page,
  within = "html",
  { beside }: { readonly beside?: string } = {},
): Promise<readonly string[]> {
  const looked = { include: [within], exclude: beside === undefined ? [] : [beside] };
  const found: string[] = [];
  for (const { name, media } of colorSchemes) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    const runOnly = name === "light" ? tags : { type: "rule" as const, values: ["color-contrast"] };
    found.push(...(await axeFaults(page, looked, runOnly)).map((fault) => `${name}, ${fault}`));
  }
  await page.emulateMedia({ ...colorSchemes[0].media, reducedMotion: "reduce" });
  return found;
}
