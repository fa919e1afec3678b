// @vitest-environment page
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Feedback, PageActions } from "#docs-host/pages/views/actions";
import { feedbackEvent } from "#docs-host/site/page-data";
import { enablePageTools } from "./index.ts";

const heard: unknown[] = [];
const sent: { readonly url: string; readonly body: unknown }[] = [];
const copied: string[] = [];
let status = 200;
const onFeedback = (event: Event): void => void heard.push(Reflect.get(event, "detail"));
const originalFetch = globalThis.fetch;

beforeEach(() => {
  for (const list of [heard, sent, copied]) list.length = 0;
  status = 200;
  history.replaceState(null, "", "/start?key=secret");
  document.title = "Start";
  document.addEventListener(feedbackEvent, onFeedback);
  const clipboard = { writeText: async (value: string) => void copied.push(value) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  globalThis.fetch = async (url, options) => {
    if (options?.method === "POST") sent.push({ url: String(url), body: JSON.parse(String(options.body)) });
    return new Response("# Start", { status });
  };
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  document.removeEventListener(feedbackEvent, onFeedback);
  document.body.replaceChildren();
});

const settle = () => new Promise((done) => setTimeout(done));
const click = async (selector: string): Promise<void> => {
  document.querySelector<HTMLElement>(selector)?.click();
  await settle();
};
const state = (): string | null | undefined => document.querySelector(".feedback-state")?.textContent;

async function ask(url?: string): Promise<void> {
  document.body.innerHTML = renderToStaticMarkup(<Feedback url={url} />);
  enablePageTools();
  await click("[data-answer=no]");
}

it("reports an answer, and then a text, without the query of the page", async () => {
  await ask("https://f.example/");
  const field = document.querySelector("textarea");
  if (field !== null) field.value = " More. ";
  await click("[type=submit]");
  const answer = { page: `${location.origin}/start`, title: "Start", isHelpful: false };
  expect(heard).toEqual([answer, { ...answer, text: "More." }]);
  expect(sent).toEqual(heard.map((body) => ({ url: "https://f.example/", body })));
  expect(state()).toBe("Thank you. Your answer was sent.");
});

it("sends nothing without an address, and says if sending failed", async () => {
  await ask();
  expect([heard.length, sent.length, state()]).toEqual([1, 0, "Thank you."]);
  status = 500;
  await ask("https://f.example/");
  expect(state()).toBe("Your answer could not be sent. Try again.");
});

it("copies the markdown of the page, and texts", async () => {
  const actions = [
    { key: "a", title: "A", target: { kind: "copy-from", href: "/start.md" } },
    { key: "b", title: "B", target: { kind: "copy-text", text: "b" } },
  ] as const;
  document.body.innerHTML = renderToStaticMarkup(<PageActions actions={actions} theme="toolbar" />);
  enablePageTools();
  await click("[data-copy-from]");
  await click("[data-copy-text]");
  expect(copied).toEqual(["# Start", "b"]);
});
