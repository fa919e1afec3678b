import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { isNightly } from "../tooling/tier.ts";

/** The minified build of axe, which is half as large: the browser compiles it for each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const colorSchemes = [
  { name: "light", media: { colorScheme: "light", forcedColors: "none" } },
  { name: "dark", media: { colorScheme: "dark", forcedColors: "none" } },
  { name: "forced colors", media: { colorScheme: "dark", forcedColors: "active" } },
] as const;

/** The parts of the page that axe checks, as selectors. */
interface AxeScope {
  readonly include: string[];
  readonly exclude?: string[];
}

/** Runs axe once and returns its violations as `rule: element`. axe is loaded into the page once. */
export async function axeViolations(
  page: Page,
  scope: AxeScope,
  runOnly: NonNullable<RunOptions["runOnly"]>,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, options]) => {
      // `axeSource` defines this property.
      const { run }: typeof axe = Reflect.get(window, "axe");
      const { violations } = await run(part, options);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
    },
    // Without this axe loads the style sheets again, for a rule that is not among these.
    [scope, { runOnly, resultTypes: ["violations"], preload: { assets: ["media"] } } satisfies RunOptions] as const,
  );
}

interface CheckOptions {
  /** A part that is not checked: axe would wait for an answer of a frame without scripts. */
  readonly exclude?: string;
  /** True for a state with colors that no other one has: `npm test` checks their contrast in the dark scheme, too. */
  readonly hasOwnColors?: boolean;
}

/**
 * Returns the violations that axe finds on the page, or in one part of it: every rule in the light color scheme. Contrast,
 * which alone depends on the scheme, is checked at night in the dark scheme and in forced colors, too. Leaves the page light.
 */
export async function accessibilityViolations(
  page: Page,
  within = "html",
  { exclude, hasOwnColors = false }: CheckOptions = {},
): Promise<readonly string[]> {
  const scope = { include: [within], exclude: exclude === undefined ? [] : [exclude] };
  const found: string[] = [];
  for (const { name, media } of colorSchemes.slice(0, isNightly ? 3 : hasOwnColors ? 2 : 1)) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    const runOnly = name === "light" ? tags : { type: "rule" as const, values: ["color-contrast"] };
    found.push(...(await axeViolations(page, scope, runOnly)).map((fault) => `${name}, ${fault}`));
  }
  await page.emulateMedia({ ...colorSchemes[0].media, reducedMotion: "reduce" });
  return found;
}
