// @vitest-environment page
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { objectOf } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { freshId, makePort, moment, object, property } from "./form.testing.tsx";
import { FormRoot } from "./form-root.tsx";

const keys = Array.from({ length: 400 }, (_, i) => `field${i}`);
let root: Root | undefined;

// The form is to be caught while it is drawn, so nothing may wait for its last step.
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));
afterEach(() => {
  flushSync(() => root?.unmount());
  vi.unstubAllGlobals();
});

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('[id^="input:"]')];

/** Renders the first fields of a long form, and focuses the last of them. */
function drawBeginning(Form = FormRoot): HTMLInputElement {
  document.body.innerHTML = "<div></div><button type=button>After</button>";
  root = createRoot(document.body.firstElementChild as HTMLElement); // it is there since the line above
  const shape = object(...keys.map((key) => property(key, { kind: "string" })));
  flushSync(() =>
    root?.render(
      <Form
        port={makePort(objectOf(keys.map((key) => [key, key])))}
        types={typesFrom()}
        shape={shape}
        at={[]}
        label="form"
        now={() => moment}
        randomId={() => freshId}
      />,
    ),
  );
  const last = inputs().at(-1);
  if (last === undefined || inputs().length === keys.length) throw new Error("the form was drawn at once");
  last.focus();
  return last;
}

const pressTab = (on: HTMLElement): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event;
};

it("goes on to the next field once the module that draws it is there", async () => {
  // Other tests of this process have loaded the module.
  vi.resetModules();
  const last = drawBeginning((await import("./form-root.tsx")).FormRoot);
  const position = inputs().length;
  expect(pressTab(last).defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(document.activeElement?.id).toMatch(new RegExp(`field${position}$`)), {
    timeout: 30_000,
  });
});

it("draws the rest of the form at once, before the browser moves the focus", async () => {
  drawBeginning();
  // The module that draws the others has been loaded.
  await vi.waitFor(() => expect(inputs()).toHaveLength(keys.length), { timeout: 30_000 });
  flushSync(() => root?.unmount());
  const last = drawBeginning();
  expect(pressTab(last).defaultPrevented).toBe(false);
  expect(inputs()).toHaveLength(keys.length);
});

it("draws nothing for a Tab between fields that are there", () => {
  drawBeginning();
  const drawn = inputs();
  pressTab(drawn[0] as HTMLInputElement); // a form has fields
  expect(inputs()).toHaveLength(drawn.length);
});
