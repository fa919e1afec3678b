import type { Page } from "@playwright/test";

/** Opens the playground of the endpoint with the summary `Get` and a name. */
export async function openPlayground(page: Page, site: string, name: string): Promise<void> {
  await page.goto(site);
  await page
    .getByRole("main")
    .getByRole("link", { name: `Get ${name}` })
    .first()
    .click();
  await page.getByRole("link", { name: "Try it" }).click();
}
