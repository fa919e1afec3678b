import { heapOf, watchBlocks, withPage } from "./pages.ts";
import { median, type Part } from "./part.ts";

const messages = 100_000;

/** The log of a channel in a flood of 100,000 messages: what it holds, and how it blocks the page. */
export const flood: Part = {
  name: "flood: 100,000 messages in the log of a channel",
  async run(note) {
    await withPage("log", {}, async (page) => {
      const empty = await heapOf(page);
      const longest = await watchBlocks(page);
      const floodOf = async (count: number) => (await page.evaluate(`bench.flood(${count}, 200)`)) as readonly number[]; // what the page answers
      await floodOf(10_000);
      note("longest block in the first 10,000", await longest(), "ms", { most: 100 });
      const tenth = await heapOf(page);
      // Collecting all garbage at once, as measuring does, is not work of the page.
      await longest();
      const frames = await floodOf(messages - 10_000);
      note("time between frames of 200 messages, median", median(frames), "ms");
      note("longest block in the others", await longest(), "ms", { most: 100 });
      note("heap after 10,000 messages above an empty log", tenth - empty, "MB");
      note("heap after 100,000", (await heapOf(page)) - empty, "MB", { most: 40 });
      note("rows drawn", await page.getByRole("row").count(), "rows", { most: 80 });
      await longest();
      await page.getByRole("textbox", { name: "Search messages" }).fill("word");
      await floodOf(5000);
      note("longest block while 5,000 more come and are searched", await longest(), "ms", { most: 100 });
    });
  },
};
