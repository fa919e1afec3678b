import { scriptsText } from "#locales/messages/scripts";
import { announce } from "../announce.ts";
import { iconButton } from "../buttons.ts";
import { loadEnhanced } from "../load-enhanced.ts";

/** Time after a key until the number of rows is announced, in milliseconds. */
const pause = 600;

function enableSearch(input: HTMLInputElement, table: HTMLTableElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/);
    const rows = [...table.querySelectorAll<HTMLElement>("tbody > tr")];
    for (const row of rows) {
      const text = row.textContent?.toLowerCase() ?? "";
      row.hidden = !words.every((word) => text.includes(word));
    }
    const shown = rows.filter((row) => !row.hidden).length;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      announce((await loadEnhanced()).rowsShown({ shown, all: rows.length }));
    }, pause);
  });
}

/** Adds a button that shows a table on the whole screen, and makes its search work. */
export function enableTable(frame: HTMLElement): void {
  const table = frame.querySelector("table");
  const input = frame.querySelector<HTMLInputElement>(":scope > .mdx-table-search");
  if (table === null) return;
  if (input !== null) enableSearch(input, table);
  const button = iconButton(
    "mdx-table-wide",
    scriptsText().showTable,
    "M9.5 2.5h4v4M13.5 2.5 9.3 6.7M6.5 13.5h-4v-4M2.5 13.5l4.2-4.2",
  );
  button.addEventListener("click", () =>
    import("./table-screen.ts").then(
      ({ openScreen }) => openScreen(frame, button),
      () => announce(scriptsText().noTable),
    ),
  );
  frame.append(button);
}
