import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { bundlerChecks } from "./bundler-checks.ts";
import { componentStyles } from "./component-styles.ts";
import { buildDeclarations } from "./declarations.ts";
import { externalStoreAlias } from "./external-store.ts";

/** The entry points of a program, `callboard/…`, by the path of their source. */
export const entries = [
  "package/client/index.ts",
  "package/config/index.ts",
  "package/hooks/index.ts",
  "package/registry/index.ts",
  "package/description/index.ts",
  "generated/types/index.ts",
  "engine/index.ts",
  "engine/testing/index.ts",
  "react/index.tsx",
  "react/browser.tsx",
  "react/embed/index.ts",
];

/** React itself comes from the program; other code that the components need is part of the library. */
const react = [/^react($|\/)/, /^react-dom($|\/)/];

const noStyle = "\0no-style";

/** Styles of components are in one separate file, since not every bundler takes styles of a package. */
const withoutStyles: Plugin = {
  name: "callboard:without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? noStyle : null),
  load: (id) => (id === noStyle ? "" : null),
};

/** Names a module of a bundled package: npm would omit its folder from the package under its own name. */
const fileOf = (name: string): string =>
  `${name.replace(/^(.*\/)?node_modules\//, "vendor/").replaceAll("node_modules/", "")}.js`;

/**
 * Builds the entry points of the package: one module for each source file, so that bundlers can drop unused ones, and
 * its declarations.
 */
export async function buildLibrary(root: string, outDir: string): Promise<void> {
  const { build } = await import("vite");
  const { default: optimizeLocales } = await import("@react-aria/optimize-locales-plugin");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [
      // Translations of react-aria would be loaded with all languages; `setWords` has the texts of forms.
      { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
      withoutStyles,
    ],
    resolve: { alias: [externalStoreAlias] },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      license: { fileName: "licenses.md" },
      modulePreload: { polyfill: false },
      target: "es2023",
      // A library does not bundle dynamic imports; the bundler of its program does.
      lib: { entry: entries.map((entry) => join(root, entry)), formats: ["es"] },
      rollupOptions: {
        checks: bundlerChecks,
        preserveEntrySignatures: "strict",
        // Dependencies that stay external; a program's own arbitraries and the laws must share one fast-check.
        external: [...react, "fast-check", "js-yaml", "yaml"],
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: ({ name }) => fileOf(name),
        },
      },
    },
  });
  writeFileSync(join(outDir, "react/styles.css"), componentStyles(root));
  writeReactVariants(join(outDir, "react"));
  // Modules with types only: a bundler may drop each of them if a page imports no value from it.
  writeFileSync(join(outDir, "package.json"), `${JSON.stringify({ type: "module", sideEffects: ["**/*.css"] })}\n`);
  await buildDeclarations(root, outDir);
}

/** Writes the modules that choose a variant of `callboard/react` for frameworks, by conditions of `exports`. */
function writeReactVariants(folder: string): void {
  const names = /^export \{ (.+) \};$/m.exec(readFileSync(join(folder, "index.js"), "utf8"))?.[1];
  if (names === undefined) throw new Error("react/index.js has no list of exports");
  // Components of a server may use components of the page. The name of the package finds the variant of the other side.
  writeFileSync(join(folder, "client.js"), `"use client";\nexport { ${names} } from "callboard/react";\n`);
  // Next.js leaves modules of `serverExternalPackages` to Node, where they get another React than its own. It bundles a
  // file with an ending that Node can't run.
  writeFileSync(join(folder, "bundled.jsx"), `export { ${names} } from "./index.js";\n`);
  // A compiler that checks imports for side effects looks for the types of styles too.
  writeFileSync(join(folder, "styles.css.d.ts"), "export {};\n");
}
