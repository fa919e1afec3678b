// @vitest-environment happy-dom
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { build } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const root = resolve(import.meta.dirname, "..");
let folder = "";

beforeAll(async () => {
  // Below the root, since the test runner imports no module from elsewhere.
  await mkdir(join(root, "test-results"), { recursive: true });
  folder = await mkdtemp(join(root, "test-results/react-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Bundles the program with a version of React, and returns the file. */
async function bundled(version: "18" | "19"): Promise<string> {
  const outDir = join(folder, version);
  const suffix = version === "18" ? "-18" : "";
  await build({
    root,
    configFile: false,
    logLevel: "error",
    mode: "development",
    define: { "process.env.NODE_ENV": '"development"' },
    resolve: {
      alias: [
        { find: /^use-sync-external-store\/shim$/, replacement: `react${suffix}` },
        { find: /^react(?=$|\/)/, replacement: `react${suffix}` },
        { find: /^react-dom(?=$|\/)/, replacement: `react-dom${suffix}` },
      ],
    },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, "react/versions.testing.tsx"),
      outDir,
      rollupOptions: { output: { entryFileNames: "program.mjs" } },
    },
  });
  return join(outDir, "program.mjs");
}

/** Renders the form in a process without a page; fails if React warns. */
async function renderApart(file: string): Promise<string> {
  const program = `import { render } from ${JSON.stringify(pathToFileURL(file).href)}; process.stdout.write(render());`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  expect(stderr).toBe("");
  return stdout;
}

it.each(["18", "19"] as const)(
  "is rendered by a server and taken over without a warning by React %s",
  async (version) => {
    const file = await bundled(version);
    const markup = await renderApart(file);
    for (const text of ["Fern", "2026-11-26", "a passport", "Add new item"]) expect(markup).toContain(text);

    const errors: unknown[] = [];
    const onError = (error: unknown): void => void errors.push(error);
    vi.spyOn(console, "error").mockImplementation((...texts) => onError(texts.join(" ")));
    const { hydrate }: typeof import("./versions.testing.tsx") = await import(pathToFileURL(file).href);
    const element = document.body.appendChild(document.createElement("div"));
    element.innerHTML = markup;
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
    const onChange = vi.fn();
    const unmount = hydrate(element, onChange, onError);
    await waitFor(() => {
      fireEvent.click(screen.getByRole("button", { name: /Add new item/ }));
      expect(onChange).toHaveBeenCalled();
    });
    fireEvent.change(input, { target: { value: "Moss" } });
    expect(onChange).toHaveBeenLastCalledWith({ ...onChange.mock.calls[0]?.[0], name: "Moss" });
    // The markup of the server was kept.
    expect(element.contains(input)).toBe(true);
    unmount();
    element.remove();
    vi.restoreAllMocks();
    expect(errors.filter((error) => !String(error).includes("act(")).map(String)).toEqual([]);
  },
);
