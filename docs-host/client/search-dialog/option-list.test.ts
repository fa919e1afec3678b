// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { element } from "./elements.ts";
import { searchFilters } from "./filters.ts";
import { type OptionList, optionList } from "./option-list.ts";

const onChoose = vi.fn(() => true);
let field = element("input");
let list: OptionList = optionList(field, "hits");

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  onChoose.mockClear();
  field = element("input");
  list = optionList(field, "hits");
  document.body.replaceChildren(field, list.root);
});
afterEach(() => vi.unstubAllGlobals());

const options = (...names: readonly string[]) =>
  names.map((name) => ({ href: `/${name}`, onChoose: () => onChoose(), content: [name] }));
const rows = (): readonly HTMLElement[] => [...list.root.querySelectorAll<HTMLElement>("[role=option]")];
const selected = () => rows().flatMap((row) => (row.getAttribute("aria-selected") === "true" ? [row.textContent] : []));
const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

it("leaves out attributes that are undefined or false, and writes true as an empty one", () => {
  const made = element("input", { id: "a", hidden: true, disabled: false, name: undefined }, "text");
  expect(made.outerHTML).toBe('<input id="a" hidden="">');
  expect(made.textContent).toBe("text");
});

it("moves through the options of all groups, and around the ends", () => {
  list.show([
    { title: "Pages", options: options("fern", "ivy") },
    { title: "Types", options: options("Plant") },
  ]);
  const shown = [active()];
  for (const step of [1, 1, 1, -1, -1] as const) {
    list.move(step);
    shown.push(active());
    expect(selected()).toEqual([active()]);
  }
  expect(shown).toEqual(["fern", "ivy", "Plant", "fern", "Plant", "ivy"]);
  const names = [...list.root.querySelectorAll("[role=group]")].map(
    (group) => document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
  );
  expect(names).toEqual(["Pages", "Types"]);
});

it("is hidden without options, and then neither moves nor chooses", () => {
  list.show([{ title: "Pages", options: options("fern") }]);
  expect([list.root.hidden, field.getAttribute("aria-expanded")]).toEqual([false, "true"]);
  list.show([]);
  expect([list.root.hidden, field.getAttribute("aria-expanded")]).toEqual([true, "false"]);
  list.move(1);
  list.choose(false);
  expect(field.hasAttribute("aria-activedescendant")).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
});

it("selects the option under the pointer, and chooses it by a click or from the field", () => {
  list.show([{ title: "Pages", options: options("fern", "ivy") }]);
  rows()[1]?.dispatchEvent(new Event("mousemove", { bubbles: true }));
  expect(selected()).toEqual(["ivy"]);
  list.root.dispatchEvent(new Event("mousemove"));
  expect(selected()).toEqual(["ivy"]);
  const click = new Event("click", { bubbles: true, cancelable: true });
  rows()[0]?.dispatchEvent(click);
  expect([click.defaultPrevented, onChoose.mock.calls.length]).toEqual([true, 1]);
  list.choose(false);
  expect(onChoose).toHaveBeenCalledTimes(2);
});

it("opens an option in a new tab, unless choosing it does something else", () => {
  const opened = vi.fn();
  vi.stubGlobal("open", opened);
  list.show([{ title: "Pages", options: options("fern") }]);
  list.choose(true);
  expect(opened).not.toHaveBeenCalled();
  onChoose.mockReturnValueOnce(false);
  list.choose(true);
  expect(opened).toHaveBeenCalledWith("/fern", "_blank", "noopener");
});

it("offers the filters that have something to choose, and widens the search by the narrowest of them", () => {
  const onChange = vi.fn();
  const filters = searchFilters({ product: "plants", version: "v2" }, onChange);
  filters.offer({ kinds: ["page", "type"], products: ["plants", "trees"], versions: ["v2"] });
  const selects = [...filters.root.querySelectorAll("select")];
  const texts = selects.map((select) => [...select.options].slice(1).map(({ value, text }) => `${value}: ${text}`));
  expect(texts).toEqual([["page: Pages", "type: Types"], ["plants: plants", "trees: trees"], ["v2: v2"]]);
  const state = () => [filters.values().product, filters.values().version, filters.widen.textContent];
  expect(state()).toEqual(["plants", "v2", "All versions"]);
  filters.widen.click();
  expect(state()).toEqual(["plants", undefined, "All products"]);
  filters.widen.click();
  expect([state()[0], filters.widen.hidden, onChange.mock.calls.length]).toEqual([undefined, true, 2]);
  filters.offer({ kinds: ["page"], products: [], versions: [] });
  expect(selects.map(({ hidden }) => hidden)).toEqual([true, true, true]);
});

it("forgets the version when another product is chosen", () => {
  const filters = searchFilters({ product: "plants", version: "v2" }, () => {});
  filters.offer({ kinds: [], products: ["plants", "trees"], versions: ["v2"] });
  const [, product] = filters.root.querySelectorAll("select");
  if (product === undefined) throw new Error("no filter of products");
  product.value = "trees";
  product.dispatchEvent(new Event("change", { bubbles: true }));
  expect(filters.values()).toEqual({ kind: undefined, product: "trees", version: undefined });
});
