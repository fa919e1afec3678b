// @vitest-environment page
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableFrame } from "#docs-host/pages/mdx/components";
import { searchEvent } from "#docs-host/site/page-data";
import type { MdxElement } from "../../pages/mdx/component.ts";
import { code, html, part, testPage, text } from "../../pages/mdx/components/drawing.testing.tsx";
import { enableParts } from "./index.ts";

/** Opens a page with components, as a browser opens it at an address. */
function openPage(address: string, ...elements: readonly MdxElement[]): void {
  history.replaceState(null, "", address);
  document.body.innerHTML = renderToStaticMarkup(testPage().drawing.draw(elements));
  enableParts();
}

const all = <E extends HTMLElement>(selector: string): readonly E[] => [...document.querySelectorAll<E>(selector)];
const one = <E extends HTMLElement>(selector: string): E => all<E>(selector)[0] ?? fail(selector);
const fail = (selector: string): never => {
  throw new Error(`the page has no ${selector}`);
};
const key = (target: HTMLElement, name: string): boolean =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
/** Waits for an announcement: live regions get their text after a moment. */
const announced = (wanted: string): Promise<void> =>
  vi.waitFor(() => expect(one('[role="status"]').textContent).toBe(wanted), { timeout: 10_000 });

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  const clipboard = { writeText: async (value: string) => void copied.push(value) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, "", "/");
  // Other test files use the same document.
  document.body.replaceChildren();
});

describe("an id of an author", () => {
  it.each([
    ["by its anchor, where the browser has scrolled to it", part("Anchor", { id: "here" }), 0],
    ["by the script, where there is no place for an anchor", html("b", text("x")), 1],
  ])("is found %s", (_, element, scrolls) => {
    history.replaceState(null, "", "/#here");
    document.body.innerHTML = renderToStaticMarkup(testPage().drawing.draw([element]));
    document.querySelector("b")?.setAttribute("id", "doc-here");
    enableParts();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(scrolls);
  });
});

describe("tabs", () => {
  const tabs = (...names: readonly string[]) =>
    part("Tabs", {}, ...names.map((name) => part("Tab", { title: name, language: name }, html("b", text(name)))));
  const selected = () => all('[aria-selected="true"]').map((tab) => tab.textContent);
  const shown = () => all(".mdx-tab-panel:not([hidden])").map((panel) => panel.querySelector("b")?.textContent);

  it("are ARIA tabs with their panels", () => {
    openPage("/", tabs("go", "rust"));
    expect(one(".mdx-tab-list").getAttribute("role")).toBe("tablist");
    expect(
      all(".mdx-tab").map((tab) => [tab.getAttribute("role"), tab.getAttribute("aria-controls"), tab.tabIndex]),
    ).toEqual([
      ["tab", "go", 0],
      ["tab", "rust", -1],
    ]);
    expect(one("#rust").getAttribute("hidden")).toBe("until-found");
    expect(one("#rust").getAttribute("aria-labelledby")).toBe("rust-tab");
    expect([selected(), shown()]).toEqual([["go"], ["go"]]);
  });

  it.each([
    [["ArrowRight"], "rust"],
    [["ArrowLeft"], "zig"],
    [["End", "ArrowRight"], "go"],
    [["End", "Home"], "go"],
  ])("move by the keys %j", (keys, expected) => {
    openPage("/", tabs("go", "rust", "zig"));
    one(".mdx-tab").focus();
    for (const name of keys) key(document.activeElement as HTMLElement, name);
    expect([selected(), document.activeElement?.textContent, location.hash]).toEqual([
      [expected],
      expected,
      `#${expected}`,
    ]);
  });

  it("are selected by the address, and by a match of find-in-page", () => {
    openPage("/#zig", tabs("go", "rust", "zig"));
    expect(selected()).toEqual(["zig"]);
    one("#rust").dispatchEvent(new Event("beforematch", { bubbles: true }));
    expect([selected(), shown()]).toEqual([["rust"], ["rust"]]);
  });

  it("of one language are selected together with code, on this page and on later ones", () => {
    const fences = part("CodeGroup", {}, code("1", "go"), code("2", "py"));
    openPage("/", tabs("go", "python"), fences);
    one<HTMLElement>("#python-tab").click();
    expect(selected()).toEqual(["python", "Python"]);
    openPage("/other", fences);
    expect(selected()).toEqual(["Python"]);
    openPage("/other?language=go", fences);
    expect(selected()).toEqual(["Go"]);
    openPage("/other", fences);
    expect(selected()).toEqual(["Go"]);
  });

  it("of one group are selected together", () => {
    const fences = part("CodeGroup", {}, code("1", "sh", 'for="npm"'), code("2", "sh", 'for="yarn"'));
    openPage("/", fences, fences);
    all(".mdx-tab")[1]?.click();
    expect(all('[aria-selected="true"]')).toHaveLength(2);
    expect(selected()).toEqual(["Shell 2", "Shell 2"]);
    openPage("/later", fences);
    expect(selected()).toEqual(["Shell 2"]);
  });
});

describe("accordions", () => {
  it("open for an address that points at them or into them, and write theirs", () => {
    const accordions = part(
      "AccordionGroup",
      {},
      part("Accordion", { title: "A" }),
      part("Accordion", { title: "B" }, part("Anchor", { id: "deep" })),
    );
    openPage("/#deep", accordions);
    expect(all<HTMLDetailsElement>("details").map(({ open }) => open)).toEqual([false, true]);
    const before = history.length;
    one<HTMLElement>("#a > summary").click();
    expect([location.hash, history.length]).toEqual(["#a", before]);
    openPage("/#a", accordions);
    expect(one<HTMLDetailsElement>("#a").open).toBe(true);
  });

  it("stay closed at an address that points nowhere", () => {
    openPage("/#%E0%A4%A", part("Accordion", { title: "A" }));
    expect(one<HTMLDetailsElement>("details").open).toBe(false);
  });
});

describe("copying", () => {
  it("is a button that reports it to screen readers", async () => {
    openPage("/", part("Copy", { clipboard: "sk-1" }, "key"));
    const button = one<HTMLButtonElement>("button.mdx-copy");
    button.click();
    await announced("Copied");
    expect([copied, button.dataset.copied]).toEqual([["sk-1"], ""]);
  });

  it("takes the address of a step from its number", async () => {
    openPage("/page", part("Steps", {}, part("Step", { title: "One" })));
    one(".mdx-step-number").click();
    await vi.waitFor(() => expect(copied).toEqual([`${location.origin}/page#one`]), { timeout: 10_000 });
  });

  it("leaves the text where the browser has no clipboard", () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    openPage("/", part("Copy", {}, "key"));
    expect(all("button")).toEqual([]);
  });
});

describe("tables", () => {
  const row = (...cells: readonly string[]) => html("tr", ...cells.map((cell) => html("td", text(cell))));
  const openTable = (): void => {
    const table = html("table", html("tbody", row("Fern", "green"), row("Rose", "red"), row("Ivy", "green")));
    document.body.innerHTML = renderToStaticMarkup(tableFrame(testPage().drawing.draw([table]), { searchable: true }));
    enableParts();
  };

  it("show the rows with all words of the search, and announce their number", async () => {
    openTable();
    const input = one<HTMLInputElement>('input[type="search"]');
    input.value = "GREEN iv";
    input.dispatchEvent(new Event("input"));
    expect(all("tr:not([hidden])").map((shown) => shown.textContent)).toEqual(["Ivygreen"]);
    await announced("1 of 3 rows");
  });

  it("fill the screen, and return when it closes", async () => {
    openTable();
    const button = one<HTMLButtonElement>(".mdx-table-wide");
    expect(button.getAttribute("aria-label")).toBe("Show the table on the whole screen");
    button.click();
    await vi.waitFor(() => expect(one("dialog").contains(one("table"))).toBe(true));
    expect([...one("dialog").classList]).toEqual(["mdx-screen", "prose"]);
    one<HTMLButtonElement>("dialog .mdx-button").click();
    expect(all("dialog")).toEqual([]);
    expect(document.body.firstElementChild?.className).toBe("mdx-table");
    expect(document.activeElement).toBe(button);
  });

  it("fill one screen, however often the button is pressed before the script of the screen is loaded", async () => {
    openTable();
    const button = one<HTMLButtonElement>(".mdx-table-wide");
    const openings = [button, button, button].map((pressed) => {
      pressed.click();
      return import("./table-screen.ts");
    });
    await Promise.all(openings);
    await vi.waitFor(() => expect(one("dialog").contains(one("table"))).toBe(true));
    expect(all("dialog")).toHaveLength(1);
    one<HTMLButtonElement>("dialog .mdx-button").click();
    expect(all("dialog")).toEqual([]);
    expect([one("table").isConnected, button.hidden]).toEqual([true, false]);
  });
});

it("versions are chosen by the list and the query string", () => {
  const versions = part(
    "Versions",
    {},
    part("Version", { version: "1" }),
    part("Version", { version: "2", default: true }),
  );
  const shown = () =>
    all<HTMLElement>(".mdx-version")
      .filter(({ hidden }) => !hidden)
      .map(({ dataset }) => dataset.value);
  openPage("/page?v=9", versions);
  expect(shown()).toEqual(["2"]);
  const select = one<HTMLSelectElement>("select");
  select.value = "1";
  select.dispatchEvent(new Event("change"));
  expect([shown(), location.search]).toEqual([["1"], "?v=1"]);
  openPage("/page?v=1", versions);
  expect(shown()).toEqual(["1"]);
});

describe("a tooltip", () => {
  // A shown tip listens to the keys of the whole page.
  afterEach(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));

  const rect = (left: number, top: number, width: number, height: number) =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

  /** Shows a tip of 80 by 20 pixels in a window of 400 by 300, and returns the left and upper edge of it. */
  function placed(side: string, text: DOMRect): readonly string[] {
    document.body.innerHTML = `<span data-enhance="tooltip" data-side="${side}" data-offset="10"><b>?</b><i>tip</i></span>`;
    const [mark, tip] = [one("b"), one("i")];
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(400);
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(300);
    mark.getClientRects = () => [text] as unknown as DOMRectList;
    tip.getBoundingClientRect = () => rect(0, 0, 80, 20);
    Object.assign(tip, { showPopover: () => {}, hidePopover: () => {} });
    enableParts();
    one("span").dispatchEvent(new Event("pointerenter"));
    vi.restoreAllMocks();
    return [tip.style.left, tip.style.top];
  }

  it.each([
    ["top", rect(200, 100, 40, 16), ["180px", "70px"]],
    ["bottom", rect(200, 100, 40, 16), ["180px", "126px"]],
    ["left", rect(200, 100, 40, 16), ["110px", "98px"]],
    ["right", rect(200, 100, 40, 16), ["250px", "98px"]],
    ["top, which has room for it", rect(200, 38, 40, 16), ["180px", "8px"]],
    ["top, without room above", rect(200, 37, 40, 16), ["180px", "63px"]],
    ["bottom, without room below", rect(200, 270, 40, 16), ["180px", "240px"]],
    ["left, without room there", rect(20, 100, 40, 16), ["70px", "98px"]],
    ["right, without room there", rect(300, 100, 40, 16), ["210px", "98px"]],
    ["top, at the left edge of the window", rect(0, 100, 40, 16), ["8px", "70px"]],
    ["top, at the right edge of the window", rect(380, 100, 20, 16), ["312px", "70px"]],
  ])("is placed at %s", (side, text, expected) => {
    expect(placed(side.split(",")[0] ?? "", text)).toEqual(expected);
  });
});

it("images are buttons that enlarge them, unless they are in a link or a card", async () => {
  document.body.innerHTML = `<img alt="A fern" src="/a.png" data-enhance="zoom"><a href="/"><img alt="" src="/b.png" data-enhance="zoom"></a>`;
  enableParts();
  await vi.waitFor(() =>
    expect(all("button").map((button) => button.getAttribute("aria-label"))).toEqual(["Enlarge: A fern"]),
  );
  one("button").click();
  expect(one("dialog").getAttribute("aria-label")).toBe("A fern");
  one("dialog img").click();
  expect(all("dialog")).toEqual([]);
});

it("the search bar opens the search", () => {
  const opened = vi.fn();
  document.addEventListener(searchEvent, opened, { once: true });
  openPage("/", part("SearchBar"));
  one("button").click();
  expect(opened).toHaveBeenCalledOnce();
});

it("several files are loaded for one archive, and keep their own links if that fails", async () => {
  const load = vi.fn(async () => new Response("", { status: 404 }));
  vi.stubGlobal("fetch", load);
  openPage("/", part("Download", { sources: ["/a.txt", "/b.txt"] }, "Both"));
  one<HTMLElement>(".mdx-download-all > a").click();
  await announced("The files could not be loaded. Each has its own link.");
  expect(load).toHaveBeenCalledTimes(2);
  expect(all(".mdx-download-files > a")).toHaveLength(2);
});
