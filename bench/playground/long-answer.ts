import { bigAnswer } from "./big-answer.ts";
import { withPage } from "./pages.ts";
import type { Part } from "./part.ts";
import { watchTasks } from "./tasks.ts";

/**
 * Measures how long an answer of 50 MB on one line blocks the page: while it arrives, is searched, and is compared. A
 * task counts by the CPU time of the page's own thread; the aim is half of 100 ms, since readers' machines are slower.
 */
export const longAnswer: Part = {
  name: "long answer: 50 MB of JSON on one line",
  async run(note) {
    await withPage("answer", { "/plants.json": bigAnswer }, async (page) => {
      const longest = await watchTasks(page);
      const most = { most: 100 };
      const started = performance.now();
      await page.evaluate("bench.show('/plants.json')");
      await page.getByRole("region", { name: "Response body" }).waitFor({ timeout: 60_000 });
      note("shown after", performance.now() - started, "ms");
      note("longest task until it is shown", await longest(), "ms", most);
      await page.getByRole("button", { name: "1 value is not as documented" }).waitFor({ timeout: 120_000 });
      note("longest task as it is compared", await longest(), "ms", most);
      await page.getByRole("textbox", { name: "Search the response" }).fill("plant 99");
      await page.getByText(/^1 of /).waitFor({ timeout: 30_000 });
      await page.getByRole("button", { name: "Next result" }).click();
      await page.getByText(/^2 of /).waitFor({ timeout: 30_000 });
      note("longest task as it is searched", await longest(), "ms", most);
      await page.getByRole("radio", { name: "Tree" }).click();
      await page.getByRole("tree", { name: "Response body" }).waitFor({ timeout: 60_000 });
      note("longest task as it becomes a tree", await longest(), "ms", most);
    });
    await withPage("answer", { "/text.txt": () => "words, and more; ".repeat(3_000_000) }, async (page) => {
      const longest = await watchTasks(page);
      await page.evaluate("bench.show('/text.txt')");
      await page.getByRole("region", { name: "Response body" }).waitFor({ timeout: 60_000 });
      note("longest task for text that is not JSON", await longest(), "ms", { most: 100 });
    });
  },
};
