// @vitest-environment page
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it } from "vitest";
import { shapeOf } from "#importers";
import { provideCatalog } from "#locales";
import { formSamples } from "../e2e/targets/form-samples.ts";
import { ShapeForm } from "./index.tsx";

const root = resolve(import.meta.dirname, "..");
const page = await readFile(join(root, "docs/learn/forms-in-react.md"), "utf8");

afterEach(cleanup);

it.each(formSamples)(
  "draws the sample $name as far as its row in the docs says",
  ({ name, schema, can, issues = 0 }) => {
    const { shape, types, issues: found } = shapeOf(schema);
    expect(found).toHaveLength(issues);
    render(<ShapeForm shape={shape} types={types} label={name} />);
    expect(screen.getByRole("group", { name })).toBeDefined();
    expect(page).toMatch(new RegExp(`^\\| ${name} +\\| ${can} +\\|`, "m"));
  },
);

it("has a row for each sample and no other", () => {
  const rows = [...page.matchAll(/^\| (.+?) +\| (?:yes|partly|no) +\|/gm)].map(([, name]) => name);
  expect(rows).toEqual(formSamples.map(({ name }) => name));
});

const entries: { readonly [entry: string]: string } = {
  "callboard/react": "react/index.tsx",
  "callboard/description": "package/description/index.ts",
  "callboard/engine": "engine/index.ts",
};

it("renders the programs of its page", async () => {
  await mkdir(join(root, "test-results"), { recursive: true });
  const folder = await mkdtemp(join(root, "test-results/react-docs-"));
  try {
    const blocks = [...page.matchAll(/^```tsx title="(.+)"\n([\s\S]*?)^```$/gm)];
    expect(blocks).toHaveLength(4);
    for (const [, file = "", text = ""] of blocks) {
      const program = text
        .replace('import "callboard/react/styles.css";\n', "")
        .replace(/"(callboard\/\w+)"/g, (_, entry) => JSON.stringify(join(root, entries[entry] ?? "none")));
      await writeFile(join(folder, file), program);
      const { default: Program }: { readonly default: ComponentType } = await import(
        pathToFileURL(join(folder, file)).href
      );
      render(<Program />);
      expect(screen.getAllByRole("group").length).toBeGreaterThan(0);
      if (file === "german.tsx") expect(screen.getByText("Das ist zu kurz.")).toBeDefined();
      cleanup();
    }
  } finally {
    // Other tests of this process share the words.
    provideCatalog(undefined);
    await rm(folder, { recursive: true, force: true });
  }
});
