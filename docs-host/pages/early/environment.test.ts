// @vitest-environment page
import { beforeEach, expect, it } from "vitest";
import { followEnvironment } from "./environment.ts";
import { choiceMade } from "./names.ts";

const choose = (choice: string): void => sessionStorage.setItem("callboard.environment.Live|Test", choice);
const texts = (): readonly string[] =>
  [...document.querySelectorAll(".base-url, code")].map(({ textContent }) => textContent ?? "");

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<article class="call"><span class="base-url" data-environments="Live|Test">https://a.example</span>
    <div class="code programs"><pre><code>curl <b>'https://a.example/x'</b></code></pre></div>
    <div class="code"><pre><code>https://a.example/y</code></pre></div></article>`;
});

it("shows the environment that was chosen in the playground, in the address and the programs of a page", () => {
  choose('{"id":"Test","variables":{},"baseUrl":"https://b.example/test"}');
  followEnvironment(document);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  // An answer is what the API said, wherever it was asked.
  expect(texts()).toEqual(["https://b.example/test", "curl 'https://b.example/test/x'", "https://a.example/y"]);
  choose('{"id":"Live","variables":{},"baseUrl":"https://a.example"}');
  document.dispatchEvent(new Event(choiceMade));
  expect(texts()).toEqual(["https://a.example", "curl 'https://a.example/x'", "https://a.example/y"]);
});

it("does not change programs for a server without an address", () => {
  document.body.innerHTML = `<article class="call"><span class="base-url" data-environments="Live|Test"></span>
    <div class="code programs"><pre><code>curl /x</code></pre></div></article>`;
  choose('{"id":"Test","variables":{},"baseUrl":"https://b.example"}');
  followEnvironment(document);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(texts()).toEqual(["", "curl /x"]);
});

it.each(["", "null", "{", '{"id":"Test"}'])("shows the default with %j in the store", (stored) => {
  choose(stored);
  followEnvironment(document);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(texts()[0]).toBe("https://a.example");
});
