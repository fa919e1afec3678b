// @vitest-environment page
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { press } from "../form/form.testing.tsx";
import { drawPlayground } from "../playground/playground.testing.tsx";
import { type Command, commandsWith } from "./command.ts";

afterEach(cleanup);

/** Draws a playground, and waits for its tools. */
async function drawWithTools(more: Parameters<typeof drawPlayground>[0] = {}) {
  const drawn = drawPlayground(more);
  await waitFor(() => expect(screen.getByRole("button", { name: "More" }).matches(":disabled")).toBe(false));
  return drawn;
}

const frame = (): HTMLElement => screen.getByRole("dialog", { name: /Playground/ });
const palette = async (): Promise<HTMLElement> => {
  fireEvent.keyDown(frame(), { key: "k", ctrlKey: true });
  return screen.findByRole("combobox", { name: "Search commands" });
};
const options = (): readonly string[] =>
  screen.queryAllByRole("option").map((option) => option.querySelector("span")?.textContent ?? "");

describe("the palette of a playground", () => {
  it("finds a command by its words, and runs it by Enter", async () => {
    const { events } = await drawWithTools();
    const field = await palette();
    expect(options()[0]).toBe("Send Request");
    fireEvent.change(field, { target: { value: "STAGING env" } });
    expect(options()).toEqual(["Environment: staging"]);
    // A browser makes the first command active while its reader types.
    fireEvent.keyDown(field, { key: "ArrowDown" });
    fireEvent.keyDown(field, { key: "Enter" });
    fireEvent.keyUp(field, { key: "Enter" });
    await waitFor(() => expect(events).toEqual([["environment", "staging"]]));
    expect(screen.queryByRole("combobox", { name: "Search commands" })).toBeNull();
  });

  it("moves around its ends by the arrow keys, and names the active command", async () => {
    await drawWithTools();
    const field = await palette();
    const names = options();
    fireEvent.keyDown(field, { key: "ArrowUp" });
    const active = (): string | undefined =>
      document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.querySelector("span")?.textContent ??
      undefined;
    expect(active()).toBe(names.at(-1));
    fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(active()).toBe(names[0]);
  });

  it("says that it found nothing, and Enter does nothing then", async () => {
    const { events } = await drawWithTools();
    const field = await palette();
    fireEvent.change(field, { target: { value: "no such command" } });
    expect(screen.getByText("No commands found")).toBeDefined();
    fireEvent.keyDown(field, { key: "Enter" });
    fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(events).toEqual([]);
    expect(screen.getByRole("combobox", { name: "Search commands" })).toBe(field);
  });

  it("copies the code and the URL, and clears the form", async () => {
    const { events } = await drawWithTools();
    for (const text of ["copy code", "copy url", "clear form"]) {
      fireEvent.change(await palette(), { target: { value: text } });
      fireEvent.click(screen.getByRole("option"));
      await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
    }
    await waitFor(() => expect(events.map(([name]) => name)).toEqual(["copy", "copy", "clear"]));
  });

  it("closes by Escape without closing the playground", async () => {
    const { events } = await drawWithTools();
    fireEvent.keyDown(await palette(), { key: "Escape" });
    expect(screen.queryByRole("combobox", { name: "Search commands" })).toBeNull();
    expect(events).toEqual([]);
  });
});

describe("the list of shortcuts", () => {
  it("opens by a question mark, but not where one is typed", async () => {
    await drawWithTools();
    fireEvent.keyDown(screen.getByRole("textbox", { name: "name" }), { key: "?", shiftKey: true });
    expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
    fireEvent.keyDown(frame(), { key: "?", shiftKey: true });
    const list = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    expect(list.getByRole("row", { name: /^Send Request/ }).textContent).toBe("Send RequestCtrl+Enter");
  });

  it("opens from the menu too", async () => {
    await drawWithTools();
    press("More");
    fireEvent.click(screen.getByRole("menuitem", { name: /Keyboard shortcuts/ }));
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeDefined();
  });
});

describe("commandsWith", () => {
  const commands = ["Größe ändern", "Copy URL", "复制代码"].map(
    (label): Command => ({ id: label, label, run: () => undefined }),
  );
  it.each([
    ["", 3],
    ["  ", 3],
    ["grosse", 1],
    ["ANDERN gr", 1],
    ["代码", 1],
    ["url copy", 1],
    ["(", 0],
  ])("finds for %j %i commands", (text, count) => expect(commandsWith(commands, text)).toHaveLength(count));
});
