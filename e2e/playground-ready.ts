import { expect, type Page } from "@playwright/test";
import { earlyClass } from "../docs-host/app/inline/names.ts";

/**
 * Waits until the playground's script has taken over the page that the server drew. Until then only text fields take
 * keys; buttons are disabled, so that none can get the focus.
 */
export async function playgroundReady(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(Send Request|Connect)$/ })).toBeVisible();
  await expect(page.locator(`.${earlyClass}`)).toHaveCount(0);
}
