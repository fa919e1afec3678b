// @vitest-environment page
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { sliceSize } from "#ui/search";
import { Dropdown, MenuButton, type Options } from "../index.ts";
import { loadLists } from "../lists/use-lists.ts";

await Promise.all([loadLists(), loadLists(true)]);

afterEach(cleanup);

/** A list of `count` options that are created on access; `reads` counts accesses. */
function view(count: number) {
  const reads = { count: 0 };
  const options: Options = {
    length: count,
    at: (position) => {
      reads.count += 1;
      return position < 0 || position >= count ? undefined : { label: `option ${position}` };
    },
  };
  return { options, reads };
}

const many = 50_000;
const search = (): HTMLElement => screen.getByRole("combobox", { name: "Search" });
const key = (name: string): void => void fireEvent.keyDown(search(), { key: name });
const type = (text: string): void => void fireEvent.change(search(), { target: { value: text } });

/** The label and the position of the active row. */
function active(): readonly [string | undefined, string | null | undefined] {
  const row = document.getElementById(search().getAttribute("aria-activedescendant") ?? "");
  return [row?.textContent ?? undefined, row?.getAttribute("aria-posinset")];
}

function open(options: Options, selected?: number): { readonly chosen: readonly number[] } {
  const chosen: number[] = [];
  render(<Dropdown label="it" options={options} selected={selected} onSelect={(at) => chosen.push(at)} />);
  fireEvent.click(screen.getByRole("button", { name: /it$/ }));
  return { chosen };
}

describe("a dropdown with more than a hundred options", () => {
  it.each([
    [100, "searchbox"],
    [101, "combobox"],
  ])("with %i options is searched by a %s", (count, role) => {
    open(view(count).options);
    expect(screen.getByRole(role, { name: "Search" })).toBeTruthy();
  });

  it("renders only a few rows with their position in the set, and reads few options", () => {
    const { options, reads } = view(many);
    open(options);
    const rows = screen.getAllByRole("option");
    expect(rows.length).toBeLessThan(60);
    expect(reads.count).toBeLessThan(500);
    expect(rows[0]?.getAttribute("aria-posinset")).toBe("1");
    for (const row of rows) expect(row.getAttribute("aria-setsize")).toBe(String(many));
    expect(screen.getByRole("dialog", { name: "it" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("50,000 options");
  });

  it("opens with an arrow key, and the button exposes that", () => {
    render(<Dropdown label="it" options={view(many).options} selected={undefined} onSelect={() => {}} />);
    const button = screen.getByRole("button", { name: "Select it" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    fireEvent.keyDown(button, { key: "ArrowDown" });
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(search()).toBeTruthy();
  });

  it("is navigated with the keyboard", () => {
    const { chosen } = open(view(many).options);
    expect(active()).toEqual([undefined, undefined]);
    key("End");
    expect(active()).toEqual(["option 49999", "50000"]);
    key("ArrowDown");
    expect(active()).toEqual(["option 49999", "50000"]);
    key("ArrowUp");
    expect(active()).toEqual(["option 49998", "49999"]);
    key("Home");
    expect(active()).toEqual(["option 0", "1"]);
    key("ArrowUp");
    expect(active()).toEqual(["option 0", "1"]);
    key("PageDown");
    expect(Number(active()[1])).toBeGreaterThan(5);
    key("PageUp");
    expect(active()).toEqual(["option 0", "1"]);
    key("End");
    key("Enter");
    expect(chosen).toEqual([49_999]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("starts at the selected option", () => {
    open(view(many).options, 777);
    expect(active()).toEqual(["option 777", "778"]);
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("option 777");
  });

  it("selects the best match on Enter, even before the search has finished", async () => {
    const { chosen } = open(view(5 * sliceSize).options);
    type("49998");
    key("Enter");
    expect(chosen).toEqual([]);
    await waitFor(() => expect(chosen).toEqual([49_998]));
  });

  it("announces the number of matches", async () => {
    open(view(many).options);
    type("4999");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("15 of 50,000 options"));
    expect(active()).toEqual(["option 4999", "1"]);
    expect(screen.getAllByRole("option")).toHaveLength(15);
    type("nowhere");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Nothing found"));
    expect(screen.queryAllByRole("option")).toEqual([]);
    key("Enter");
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("clears the search on the first Escape and closes on the second", () => {
    open(view(many).options);
    type("option 7");
    key("Escape");
    expect((search() as HTMLInputElement).value).toBe("");
    key("Escape");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("reads its options once for all searches and re-renders", async () => {
    const { options, reads } = view(3 * sliceSize);
    const props = { label: "it", options, selected: 5, onSelect: () => {} };
    const { rerender } = render(<Dropdown {...props} />);
    fireEvent.click(screen.getByRole("button", { name: /it$/ }));
    type("option 1");
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/ of 30,000/));
    const after = reads.count;
    type("option 12");
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^1,877 of/));
    for (let rerenders = 0; rerenders < 5; rerenders += 1) rerender(<Dropdown {...props} />);
    expect(reads.count - after).toBeLessThan(500);
  });
});

describe("a menu with more than a hundred entries", () => {
  it("is a searchable list and reports the selected entry", async () => {
    const actions: string[] = [];
    const entries = Array.from({ length: 5000 }, (_, i) => ({ id: `id ${i}`, label: `entry ${i}` }));
    render(<MenuButton text="Add" entries={entries} onAction={(id) => actions.push(id)} />);
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    type("4998");
    await waitFor(() => expect(active()).toEqual(["entry 4998", "1"]));
    fireEvent.click(screen.getByRole("option", { name: "entry 4998" }));
    expect(actions).toEqual(["id 4998"]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["Escape", ["Escape"]],
    ["Tab", ["Tab"]],
  ])("stays open after an entry that keeps it open, and %s then leads to what that has added", async (_, keys) => {
    let returns = 0;
    const entries = Array.from({ length: 200 }, (_, i) => ({ id: `id ${i}`, label: `entry ${i}`, keepsOpen: true }));
    const onReturn = (): void => {
      returns += 1;
    };
    render(<MenuButton text="Add" entries={entries} onAction={() => {}} onReturn={onReturn} />);
    const button = screen.getByRole("button", { name: "Add" });
    button.focus();
    fireEvent.click(button);
    type("entry 3");
    await waitFor(() => expect(active()).toEqual(["entry 3", "1"]));
    fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter" });
    expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("");
    for (const key of keys) {
      expect(screen.getByRole("dialog")).toBeDefined();
      expect(returns).toBe(0);
      fireEvent.keyDown(screen.getByRole("combobox"), { key });
    }
    await waitFor(() => expect(returns).toBe(1));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("looks for the next entry among all in a shorter menu too", async () => {
    const entries = Array.from({ length: 12 }, (_, i) => ({ id: `id ${i}`, label: `entry ${i}`, keepsOpen: true }));
    render(<MenuButton text="Add" entries={entries} onAction={() => {}} />);
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    const field = await screen.findByRole<HTMLInputElement>("searchbox");
    fireEvent.change(field, { target: { value: "7" } });
    await waitFor(() => expect(screen.getAllByRole("menuitem")).toHaveLength(1));
    fireEvent.click(screen.getByRole("menuitem"));
    await waitFor(() => expect(screen.getAllByRole("menuitem")).toHaveLength(12));
    expect(field.value).toBe("");
  });
});
