// @vitest-environment happy-dom
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
  const figure = document.createElement("figure");
  figure.append(button, code);
  document.body.replaceChildren(figure);
  const clipboard = writeText === undefined ? undefined : { writeText };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  return button;
}

const settle = () => new Promise((done) => setImmediate(done));

it("copies the code to the letter and says so", async () => {
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

it("says when the browser refuses", async () => {
  const button = pageWith(() => Promise.reject(new Error("denied")));
  enableCopying();
  button.click();
  await settle();
  expect(button.textContent).toBe("Not allowed");
});

it("stays hidden on pages that have no clipboard", () => {
  const button = pageWith(undefined);
  enableCopying();
  expect(button.hidden).toBe(true);
});
