// @vitest-environment page
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { someOf } from "../tooling/tier.ts";
import { bundleProgram } from "./bundle-program.testing.ts";

const root = resolve(import.meta.dirname, "..");
let folder = "";

beforeAll(async () => {
  // Below the root, since the test runner imports no module from elsewhere.
  await mkdir(join(root, "test-results"), { recursive: true });
  folder = await mkdtemp(join(root, "test-results/react-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Renders the program in a process without a page; fails if React warns. */
async function renderApart(file: string): Promise<string> {
  const program = `import { render } from ${JSON.stringify(pathToFileURL(file).href)}; process.stdout.write(render());`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  expect(stderr).toBe("");
  return stdout;
}

it.each(someOf(["18", "19"] as const, 1))(
  "is rendered by a server and taken over without a warning by React %s",
  async (version) => {
    const file = await bundleProgram(version, { outDir: join(folder, version), isServer: true });
    const markup = await renderApart(file);
    for (const text of [
      "Fern",
      "2026-11-26",
      "a passport",
      "Add new item",
      "Playground of POST /plants",
      "Description of",
    ])
      expect(markup).toContain(text);

    const errors: unknown[] = [];
    const onError = (error: unknown): void => void errors.push(error);
    onTestFinished(() => void vi.restoreAllMocks());
    // No server has the folder of the element here.
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation((...texts) => onError(texts.join(" ")));
    const { hydrate }: typeof import("./versions.testing.tsx") = await import(pathToFileURL(file).href);
    const element = document.body.appendChild(document.createElement("div"));
    onTestFinished(() => element.remove());
    element.innerHTML = markup;
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
    const onChange = vi.fn();
    const unmount = hydrate(element, onChange, onError);
    onTestFinished(unmount);
    await waitFor(() => {
      fireEvent.click(screen.getByRole("button", { name: /Add new item/ }));
      expect(onChange).toHaveBeenCalled();
    });
    fireEvent.change(input, { target: { value: "Moss" } });
    expect(onChange).toHaveBeenLastCalledWith({ ...onChange.mock.calls[0]?.[0], name: "Moss" });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining("could not be loaded")));
    // The markup of the server was kept.
    expect(element.contains(input)).toBe(true);
    // Errors of unmounting count too.
    unmount();
    expect(errors.filter((error) => !String(error).includes("act(")).map(String)).toEqual([]);
  },
);
