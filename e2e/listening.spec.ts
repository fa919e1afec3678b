import type { Page } from "@playwright/test";
import { playgroundReady } from "./playground-ready.ts";
import { Listener } from "./screen-reader/listener.ts";
import { type Library, startLibrary } from "./targets/library.ts";
import { expect, test } from "./test.ts";

let library: Library;

test.beforeAll(async () => {
  library = await startLibrary();
});
test.afterAll(() => library.stop());
test.use({ viewport: { width: 1440, height: 900 } });

const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true });

test("a listener reads a reference page", async ({ page }) => {
  const listener = new Listener(page);
  await listener.open("the page of an endpoint", `${library.site}/books/add-book`, title(page, "Add a book"));
  await listener.next("main");
  await listener.readTo(/end of main/);
  listener.matches("read-a-page.txt");
});

test("a listener finds an endpoint and opens its playground", async ({ page }) => {
  const listener = new Listener(page);
  await listener.open("the site", library.site, title(page, "Library"));
  await listener.readTo(/^main/);
  await listener.next("heading");
  await listener.next("heading");
  await listener.next("heading");
  await listener.next("heading");
  await listener.next("heading");
  await listener.readTo(/link, POST Add a book/);
  await listener.follow(title(page, "Add a book"));
  await listener.goTo(page.getByRole("link", { name: "Try it" }));
  await listener.activateUntil(() => playgroundReady(page));
  const search = page.getByRole("searchbox", { name: "Search for endpoints" });
  await expect(search).toBeVisible();
  await listener.readTo(/heading, Response/);
  await listener.goTo(search);
  await listener.type("find", /1 endpoint/);
  await listener.press("ArrowDown");
  await listener.press("Enter");
  listener.matches("find-an-endpoint.txt");
});
