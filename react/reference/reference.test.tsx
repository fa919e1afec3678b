// @vitest-environment page
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { cleanup, configure, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { ApiReference } from "./api-reference.tsx";
import { Playground } from "./playground.tsx";

const root = resolve(import.meta.dirname, "../..");

// Applications that are made with the usual tools render in strict mode, which mounts each view twice.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("is a link to the description on a server", () => {
  expect(renderToString(<ApiReference src="/openapi.yaml" layout="content" className="docs" />)).toBe(
    '<callboard-reference class="docs" src="/openapi.yaml" layout="content"><a href="/openapi.yaml">Description of the API</a></callboard-reference>',
  );
  expect(renderToString(<Playground endpoint="POST /plants" description={{}} />)).toBe(
    '<callboard-reference endpoint="POST /plants" layout="playground"></callboard-reference>',
  );
});

it("passes the description as a property, events to the last listeners, and reports files that are not there", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const description = { openapi: "3.1.0" };
  const [first, second, onError] = [vi.fn(), vi.fn(), vi.fn()];
  const props = { description, files: "/none", onError };
  const { container, rerender, unmount } = render(<ApiReference {...props} onNavigate={first} />);
  const element = container.querySelector("callboard-reference");
  expect(element?.description).toBe(description);
  rerender(<ApiReference {...props} onNavigate={second} />);
  const detail = { path: "/", title: "Plants", isPlaygroundOpen: false };
  element?.dispatchEvent(new CustomEvent("navigate", { detail }));
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith({ cause: "files", message: expect.any(String) }), {
    timeout: 30_000,
  });
  unmount();
  element?.dispatchEvent(new CustomEvent("navigate", { detail }));
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [[detail]]]);
  expect(warn).toHaveBeenCalled();
});

it("is used by the programs of its page", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const page = await readFile(join(root, "docs/embed/react.md"), "utf8");
  const texts = [...page.matchAll(/^```tsx?.*\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);
  expect(texts).toHaveLength(2);
  await mkdir(join(root, "test-results"), { recursive: true });
  const folder = await mkdtemp(join(root, "test-results/react-page-"));
  const run = async (text: string): Promise<Record<string, unknown>> => {
    const file = join(folder, `program-${text.length}.tsx`);
    const [react, embed] = ["react/index.tsx", "react/embed/index.ts"].map((one) => join(root, one));
    await writeFile(file, text.replace('"callboard/react"', `"${react}"`).replace('"callboard/embed"', `"${embed}"`));
    return import(pathToFileURL(file).href);
  };
  try {
    const [docs = "", element = ""] = texts;
    const Docs = (await run(docs)).default as ComponentType;
    const { container } = render(<Docs />);
    expect(container.querySelectorAll("callboard-reference > a")).toHaveLength(2);
    const show = (await run(element)).show as (place: HTMLElement) => Promise<unknown>;
    // No server has the folder here.
    await expect(show(document.body)).rejects.toThrow("URL");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
