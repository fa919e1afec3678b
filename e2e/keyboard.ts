import { expect, type Page } from "@playwright/test";

/** Returns the role and the name of the focused element, as assistive technology gets them. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return "nothing";
    const labelledBy = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const byId = labelledBy.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((one) => one.textContent) : [];
    const name = byId || element.getAttribute("aria-label") || labels.join(" ") || element.textContent || "";
    return `${element.getAttribute("role") ?? element.tagName.toLowerCase()} ${name.replace(/\s+/g, " ").trim()}`;
  });
}

/**
 * Presses Tab until an element with a matching role and name has the focus. Fails if the focus returns to the start
 * without it.
 */
export async function tabTo(page: Page, wanted: RegExp, most = 60): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (wanted.test(now)) return;
    passed.push(now);
  }
  expect(passed, `Tab never reached ${wanted}`).toContain(String(wanted));
}

/** Replaces the text of the focused field by typing. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}
