// @vitest-environment page
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { OpenPlayground, PlaygroundOptions } from "../playground/compose/playground-port.ts";
import { playgroundAttributes } from "../site/page-data/playground-data.ts";
import { enableExplorer } from "./explorer.ts";

const data = {
  formUrl: "/forms/a/b",
  answersUrl: "/answers",
  referenceHref: "/ref/b",
  endpointsUrl: "/list",
  proxyUrl: "/proxy",
};

/** Pending module loads, which the test settles, and the opened playgrounds. */
const loads: { resolve: (module: { openPlayground: OpenPlayground }) => void; reject: (error: Error) => void }[] = [];
const opened: PlaygroundOptions[] = [];
let closed = 0;
const openPlayground: OpenPlayground = (options) => {
  opened.push(options);
  options.root.append("the playground");
  return {
    close: () => {
      closed += 1;
    },
  };
};
const arrive = async (): Promise<void> => {
  loads[0]?.resolve({ openPlayground });
  await Promise.resolve();
};

const link = document.createElement("a");
link.href = "/ref/b?explorer=true";
link.dataset.tryIt = "";

const press = (options: MouseEventInit = {}, pressed = link): MouseEvent => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...options });
  pressed.dispatchEvent(event);
  return event;
};
const dialog = (): HTMLDialogElement | null => document.querySelector("dialog");
const cancel = (): void => {
  dialog()?.dispatchEvent(new Event("cancel", { cancelable: true }));
};
const address = (): string => location.pathname + location.search;

beforeAll(() => {
  for (const [name, value] of Object.entries(playgroundAttributes(data))) document.body.setAttribute(name, value);
  document.body.append(link);
  history.replaceState(null, "", "/ref/b");
  enableExplorer(() => new Promise((resolve, reject) => loads.push({ resolve, reject })));
});
beforeEach(() => {
  cancel();
  opened[0]?.onClose();
  history.replaceState(null, "", "/ref/b?tab=1#x");
  loads.length = 0;
  opened.length = 0;
  closed = 0;
});

it("stays closed without its URL parameter", () => {
  expect(dialog()).toBeNull();
});

it("opens on click, updates the URL, and shows a labeled dialog immediately", () => {
  const before = history.length;
  expect(press().defaultPrevented).toBe(true);
  expect(address()).toBe("/ref/b?tab=1&explorer=true");
  expect(history.length).toBe(before + 1);
  const name = dialog()?.getAttribute("aria-labelledby") ?? "";
  expect(document.getElementById(name)?.textContent).toBe("The playground is loading");
  expect(dialog()?.getAttribute("aria-busy")).toBe("true");
});

it("closes on Escape, removes the parameter with replaceState, and keeps the rest of the URL", () => {
  press();
  const before = history.length;
  cancel();
  expect([dialog(), address(), location.hash, history.length]).toEqual([null, "/ref/b?tab=1", "#x", before]);
  expect(document.activeElement).toBe(link);
});

it("follows the URL on history navigation", () => {
  press();
  history.replaceState(null, "", "/ref/b");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(dialog()).toBeNull();
  history.replaceState(null, "", "/ref/b?explorer=true");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(dialog()).not.toBeNull();
});

it("opens one playground on repeated clicks", () => {
  press();
  press();
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
  "leaves a click with %j to the browser",
  (options) => {
    expect(press(options).defaultPrevented).toBe(false);
    expect(dialog()).toBeNull();
  },
);

it("replaces the loading dialog by the loaded playground, and closes with it", async () => {
  press();
  await arrive();
  expect(dialog()).toBeNull();
  expect(opened).toHaveLength(1);
  expect(opened[0]).toMatchObject(data);
  expect(document.body.textContent).toContain("the playground");
  opened[0]?.onClose();
  expect([address(), closed]).toEqual(["/ref/b?tab=1", 0]);
  expect(document.body.textContent).not.toContain("the playground");
});

it("unmounts the playground when the URL parameter is gone", async () => {
  press();
  await arrive();
  history.replaceState(null, "", "/ref/b");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(closed).toBe(1);
  expect(document.body.textContent).not.toContain("the playground");
});

it("does not open a playground that loads after the dialog was closed", async () => {
  press();
  cancel();
  await arrive();
  expect(opened).toEqual([]);
});

it("reports a playground that fails to load, and can be closed", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  press();
  loads[0]?.reject(new Error("offline"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(dialog()?.textContent).toContain("The playground could not be loaded");
  expect(error).toHaveBeenCalledWith(new Error("offline"));
  expect(dialog()?.hasAttribute("aria-busy")).toBe(false);
  cancel();
  expect(dialog()).toBeNull();
});

it("opens the call that a link names at the address of the call, and returns to the page", async () => {
  const other = document.createElement("a");
  other.href = "/ref/other?explorer=true";
  const call = { formUrl: "/forms/a/other", referenceHref: "/ref/other" };
  for (const [name, value] of Object.entries({ ...playgroundAttributes(call), "data-try-it": "" }))
    other.setAttribute(name, value);
  document.body.append(other);
  expect(press({}, other).defaultPrevented).toBe(true);
  expect(address()).toBe("/ref/other?explorer=true");
  await arrive();
  expect(opened[0]).toMatchObject({ ...call, proxyUrl: data.proxyUrl, endpointsUrl: data.endpointsUrl });
  opened[0]?.onClose();
  expect([address(), location.hash]).toEqual(["/ref/b?tab=1", "#x"]);
  expect(document.activeElement).toBe(other);
  other.remove();
});
