import { expect, type Page } from "@playwright/test";
import { earlyClass } from "../docs-host/pages/early/index.ts";

/**
 * Waits until the playground is interactive. The server-rendered one only accepts text; its buttons are disabled and
 * can't be focused.
 */
export async function playgroundReady(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(Send Request|Connect)$/ })).toBeVisible();
  await expect(page.locator(`.${earlyClass}`)).toHaveCount(0);
}
