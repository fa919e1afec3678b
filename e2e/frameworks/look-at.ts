import type { Browser, Page } from "playwright";

/** A page to open, and its expected contents. */
interface Look {
  readonly browser: Browser;
  readonly address: string;
  /** True if the page's server renders the form. */
  readonly isRendered?: boolean;
  /** True if the form can be submitted, which the project then shows as title. */
  readonly isSubmitted?: boolean;
}

/** Opens a page, runs the checks in it, and throws if they fail or if the page reports an error. */
async function open({ browser, address }: Look, check: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(address);
    await check(page);
    if (errors.length > 0) throw new Error("the page reports errors");
  } catch (error) {
    const reported = errors.map((text) => `\n  ${text}`).join("");
    throw new Error(`${address}: ${error instanceof Error ? error.message : error}${reported}`);
  } finally {
    await page.close();
  }
}

const holds = (condition: boolean, otherwise: string): void => {
  if (!condition) throw new Error(otherwise);
};

/** Types a value into the form of a page, which has to have its styles. */
export async function lookAtForm(look: Look): Promise<void> {
  if (look.isRendered) {
    const markup = await (await fetch(look.address)).text();
    holds(markup.includes('value="Ada"'), "the server renders no form");
  }
  await open(look, async (page) => {
    const name = page.getByRole("textbox", { name: /^Full name/ });
    await name.waitFor();
    const { border, text } = await name.evaluate((input) => {
      const style = getComputedStyle(input);
      return { border: style.borderTopStyle, text: style.getPropertyValue("--text") };
    });
    // A browser's own border is inset.
    holds(border !== "inset" && text !== "", `the form has no styles: the border of its field is ${border}`);
    // Before a page is taken over by its scripts, what is typed is lost.
    for (let left = 100; left > 0 && (await name.inputValue()) !== "Grace"; left -= 1) {
      await name.fill("Grace");
      await page.waitForTimeout(100);
    }
    holds((await name.inputValue()) === "Grace", "the form keeps no value");
    if (!look.isSubmitted) return;
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForFunction(() => document.title.includes('"name":"Grace"'), undefined, { timeout: 10_000 });
  });
}

/** Looks for an endpoint of the reference or docs, which have to be as wide as their page. */
export async function lookAtReference(look: Look): Promise<void> {
  await open(look, async (page) => {
    await page.getByText("List plants").filter({ visible: true }).first().waitFor();
    const { width } = (await page.locator("body, callboard-reference").last().boundingBox()) ?? { width: 0 };
    holds(width > 300, `the reference is ${width} pixels wide`);
  });
}
