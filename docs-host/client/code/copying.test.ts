// @vitest-environment page
import { expect, it } from "vitest";
import { enableCopying } from "./copying.ts";

/** A page with one code block, and a scripted clipboard. */
function pageWith(writeText: ((text: string) => Promise<void>) | undefined): HTMLButtonElement {
  const button = document.createElement("button");
  button.dataset.copy = "";
  button.hidden = true;
  button.textContent = "Copy";
  const code = document.createElement("code");
  code.textContent = "curl\n  --head";
  const figure = document.createElement("div");
  figure.className = "code";
  figure.append(button, code);
  document.body.replaceChildren(figure);
  const clipboard = writeText === undefined ? undefined : { writeText };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  return button;
}

const settle = () => new Promise((done) => setImmediate(done));

it("copies the exact code and confirms it", async () => {
  const copied: string[] = [];
  const button = pageWith(async (text) => {
    copied.push(text);
  });
  enableCopying();
  expect(button.hidden).toBe(false);
  button.click();
  await settle();
  expect([copied, button.textContent]).toEqual([["curl\n  --head"], "Copied"]);
});

it("reports when the browser denies clipboard access", async () => {
  const button = pageWith(() => Promise.reject(new Error("denied")));
  enableCopying();
  button.click();
  await settle();
  expect(button.textContent).toBe("Not allowed");
});

it("hides the button on pages without a clipboard", () => {
  const button = pageWith(undefined);
  enableCopying();
  expect(button.hidden).toBe(true);
});
