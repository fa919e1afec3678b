import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const looks = [
  { name: "light", media: { colorScheme: "light", forcedColors: "none" } },
  { name: "dark", media: { colorScheme: "dark", forcedColors: "none" } },
  { name: "forced colours", media: { colorScheme: "dark", forcedColors: "active" } },
] as const;

/** Where axe looks: parts of the page by their selectors. */
interface Looked {
  readonly include: string[];
  readonly exclude?: string[];
}

/** What one run of axe finds wrong, as `rule: element`. axe comes into the page once, and stays until the page goes. */
export async function axeFaults(
  page: Page,
  looked: Looked,
  runOnly: NonNullable<RunOptions["runOnly"]>,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, options]) => {
      // What was put there just now.
      const { run } = (window as unknown as { readonly axe: typeof axe }).axe;
      const { violations } = await run(part, options);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
    },
    // Style sheets would be loaded once more, for a rule that is not among these.
    [looked, { runOnly, resultTypes: ["violations"], preload: { assets: ["media"] } } satisfies RunOptions] as const,
  );
}

/**
 * What axe finds wrong on the page as it is, or in one part of it: each rule in the light look, and the contrast of
 * colours, which is all that a look may change, in the dark one and in forced colours too. Leaves the page light.
 * `beside` is left out, as a frame that runs nothing must be: axe would wait for its answer.
 */
export async function accessibilityFaults(
  page: Page,
  within = "html",
  { beside }: { readonly beside?: string } = {},
): Promise<readonly string[]> {
  const looked = { include: [within], exclude: beside === undefined ? [] : [beside] };
  const found: string[] = [];
  for (const { name, media } of looks) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    const runOnly = name === "light" ? tags : { type: "rule" as const, values: ["color-contrast"] };
    found.push(...(await axeFaults(page, looked, runOnly)).map((fault) => `${name}, ${fault}`));
  }
  await page.emulateMedia({ ...looks[0].media, reducedMotion: "reduce" });
  return found;
}
