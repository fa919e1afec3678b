// @vitest-environment page
import { beforeEach, expect, it } from "vitest";
import { selectLanguageEarly } from "./language.ts";
import { chosenLanguageKey } from "./names.ts";

const radio = (value: string): string => `<input type="radio" name="a" data-language value="${value}">`;
const page = `<p>${radio("curl")}${radio("python")}</p><div class="mdx-tabs"><div><a data-choice="language:curl"></a>
  <a data-choice="language:python"></a></div><div class="mdx-tab-panel">1</div><div class="mdx-tab-panel">2</div></div>`;
const chosen = (): readonly (string | null)[] => [
  document.querySelector<HTMLInputElement>("input:checked")?.value ?? null,
  document.querySelector(".mdx-tab-panel[data-early]")?.textContent ?? null,
];

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "";
});

it.each<[string | null, readonly (string | null)[]]>([
  ['"python"', ["python", "2"]],
  ['"go"', [null, null]],
  ['"\\"]"', [null, null]],
  [null, [null, null]],
])("selects %s in parts that are parsed", async (stored, expected) => {
  if (stored !== null) localStorage.setItem(chosenLanguageKey, stored);
  selectLanguageEarly(document);
  document.body.innerHTML = page;
  await new Promise((done) => setTimeout(done));
  expect(chosen()).toEqual(expected);
  document.dispatchEvent(new Event("DOMContentLoaded")); // what is parsed later has its own script
});
