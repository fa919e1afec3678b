import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a look may change: colours. Names, roles and order are the same in each. */
const otherLooks = [
  { name: "dark", media: { colorScheme: "dark", forcedColors: "none" } },
  { name: "forced colours", media: { colorScheme: "dark", forcedColors: "active" } },
] as const;

/**
 * What axe finds wrong on the page as it is, or in one part of it: each rule in the light look, the contrast of colours
 * in the dark one and in forced colours too. Leaves the page light. `beside` is left out, as a frame that runs nothing
 * must be: axe would wait for its answer. `looks: "light"` leaves the other looks to another state of the same parts.
 */
export async function accessibilityFaults(
  page: Page,
  within = "html",
  { beside, looks = "all" }: { readonly beside?: string; readonly looks?: "light" | "all" } = {},
): Promise<readonly string[]> {
  const look = async (name: string, asked: AxeBuilder): Promise<readonly string[]> => {
    const axe = asked.include(within);
    const { violations } = await (beside === undefined ? axe : axe.exclude(beside)).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${name}, ${id}: ${node.target.join(" ")}`));
  };
  const light = { colorScheme: "light", forcedColors: "none", reducedMotion: "reduce" } as const;
  await page.emulateMedia(light);
  const found = [...(await look("light", new AxeBuilder({ page }).withTags(tags)))];
  for (const { name, media } of looks === "all" ? otherLooks : []) {
    await page.emulateMedia(media);
    found.push(...(await look(name, new AxeBuilder({ page }).withRules(["color-contrast"]))));
  }
  await page.emulateMedia(light);
  return found;
}
