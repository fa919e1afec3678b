// @vitest-environment page
import { expect, it, vi } from "vitest";
import { enableExpand } from "./expand.ts";
import { enableReference } from "./index.ts";
import { enablePropertyLinks } from "./property-links.ts";
import { showNamedRow } from "./show-named-row.ts";
import { unfoldType } from "./unfold-type.ts";

it("opens all that is nested in one body, and closes it again", () => {
  const body = `<div class="shape"><details class="nested"><details class="nested" open></details></details></div>`;
  document.body.innerHTML = body + body;
  enableExpand();
  const all = [...document.querySelectorAll("details")];
  const button = document.querySelector("button");
  button?.click();
  expect(all.map(({ open }) => open)).toEqual([true, true, false, true]);
  expect(button?.textContent).toBe("Collapse all");
  button?.click();
  expect(all.map(({ open }) => open)).toEqual([false, false, false, true]);
  expect(button?.textContent).toBe("Expand all");
});

it("opens the nearest row around one that is nested deeper than the page shows", () => {
  document.body.innerHTML = `<div id="body"><details><div class="property" id="body.plan"><details id="inner"></details></div></details></div>`;
  location.hash = "#body.plan.price.currency";
  showNamedRow();
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
  location.hash = "";
});

it("copies the address of a property", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  document.body.innerHTML = `<a class="property-name" href="#request.body.items.price"><code>price</code></a>`;
  enablePropertyLinks();
  document.querySelector("code")?.click();
  await vi.waitFor(() => expect(document.querySelector("[data-copied]")).not.toBeNull(), { timeout: 30_000 });
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#request\.body\.items\.price$/));
});

it("opens a type by its link, unless the reader opens it elsewhere", () => {
  document.body.innerHTML = `<p class="more-types"><a href="/types/Plan">Plan</a></p><p><a href="/b">b</a></p>`;
  enableReference();
  const isTaken = (selector: string, keys: MouseEventInit): boolean => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
    document.querySelector(selector)?.dispatchEvent(click);
    return click.defaultPrevented;
  };
  const taken = [".more-types a", "p + p a"].map((selector) => isTaken(selector, {}));
  const elsewhere = ["ctrlKey", "metaKey", "shiftKey", "altKey"].map((key) =>
    isTaken(".more-types a", { [key]: true }),
  );
  expect([taken, elsewhere]).toEqual([
    [true, false],
    [false, false, false, false],
  ]);
});

it("opens a type in place with the ids of its place and the links of its page, if it has the wanted row", async () => {
  document.body.innerHTML = `<div id="body.plan"><dd><p class="more-types">More: <a href="https://docs.example/types/Plan">Plan</a></p></dd></div>`;
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<section><h2 id="definition"></h2><div class="shape"><dl><div id="definition.price">
    <a href="#definition.price">price</a> <a href="/types/Money">Money</a></div></dl></div></section>`;
  const link = document.querySelector("a");
  if (link === null) throw new Error("no link");
  const unfold = (wanted: string) => unfoldType({ link, at: "body.plan", wanted }, async () => page);
  expect(await unfold("body.plan.cost")).toBeUndefined();
  const part = await unfold("body.plan.price.currency");
  expect(document.getElementById("body.plan.price")?.closest("details")).toBe(part);
  expect([...(part?.querySelectorAll("a") ?? [])].map((one) => one.getAttribute("href"))).toEqual([
    "#body.plan.price",
    "https://docs.example/types/Money",
  ]);
  expect(document.querySelector(".more-types")).toBeNull();
});
