import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { componentStyles } from "./component-styles.ts";
import { splitContextsPlugin } from "./split-contexts.ts";

/** The entry points of a program, `callboard/…`, by the path of their source. */
export const entries = [
  "package/client/index.ts",
  "package/config/index.ts",
  "package/registry/index.ts",
  "package/description/index.ts",
  "generated/types/index.ts",
  "engine/index.ts",
  "engine/testing/index.ts",
  "react/index.tsx",
  "react/browser.tsx",
  "react/embed/index.ts",
];

/** React itself is that of the program; what else the components need is part of the library. */
const react = [/^react($|\/)/, /^react-dom($|\/)/];

/** The module of the search in opened lists, which text fields ask for its contexts only. */
const searching = /\/react-aria-components\/dist\/private\/Autocomplete\.mjs$/;

const noStyle = "\0no-style";

/** Styles of components are in one file of their own, since not every bundler takes styles of a package. */
const withoutStyles: Plugin = {
  name: "callboard:without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? noStyle : null),
  load: (id) => (id === noStyle ? "" : null),
};

/** Names a module of a bundled package, whose folder npm would leave out of the package under its own name. */
const fileOf = (name: string): string =>
  `${name.replace(/^(.*\/)?node_modules\//, "vendor/").replaceAll("node_modules/", "")}.js`;

/**
 * Builds the entry points of the package: one module for each source file, so that bundlers can drop unused ones, and
 * its declarations.
 */
export async function buildLibrary(root: string, outDir: string): Promise<void> {
  const { build, esmExternalRequirePlugin } = await import("vite");
  const { default: optimizeLocales } = await import("@react-aria/optimize-locales-plugin");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [
      // Translations of react-aria would be loaded with all languages; `setWords` has the texts of forms.
      { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
      withoutStyles,
      // A package in CommonJS requires React, which a browser can't: it is imported.
      esmExternalRequirePlugin({ external: react, skipDuplicateCheck: true }),
      splitContextsPlugin(searching, (file) => readFileSync(file, "utf8")),
    ],
    // React has the function since version 18, so the copy for older versions is left out.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" }] },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      license: { fileName: "licenses.md" },
      modulePreload: { polyfill: false },
      target: "es2023",
      // A library leaves dynamic imports as they are, for the bundler of its program.
      lib: { entry: entries.map((entry) => join(root, entry)), formats: ["es"] },
      rollupOptions: {
        preserveEntrySignatures: "strict",
        // Dependencies that stay external; a program's own arbitraries and the laws must share one fast-check.
        external: ["fast-check", "js-yaml", "yaml"],
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: ({ name }) => fileOf(name),
        },
      },
    },
  });
  writeFileSync(join(outDir, "react/styles.css"), componentStyles(root));
  // Modules with types only: a bundler may drop each of them if a page imports no value from it.
  writeFileSync(join(outDir, "package.json"), `${JSON.stringify({ type: "module", sideEffects: ["**/*.css"] })}\n`);
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  await promisify(execFile)(process.execPath, [
    compiler,
    "-p",
    join(root, "package/tsconfig.json"),
    "--outDir",
    outDir,
  ]);
  const entryPoints = readEntryPoints(root);
  for (const name of readdirSync(outDir, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".d.ts")) continue;
    const file = join(outDir, name);
    writeFileSync(file, withPlainImports(readFileSync(file, "utf8"), name.replaceAll(sep, "/"), entryPoints));
  }
}

interface EntryPoints {
  readonly [entryPoint: string]: string;
}

const readEntryPoints = (root: string): EntryPoints =>
  // The published package.json has no `imports`.
  (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly imports: EntryPoints }).imports;

/** A name that a declaration imports from: `from "…"` or `import("…")`. */
const specifier = /(\bfrom |\bimport\()"((?:#|\.\.?\/)[^"]+)"/g;

/**
 * Rewrites the imports of a declaration file, entry points and `.ts` extensions, to relative `.js` files of the
 * package.
 */
export function withPlainImports(text: string, file: string, entryPoints: EntryPoints): string {
  // Styles are a file of their own, and no types.
  return text.replace(/^import "[^"]+\.css";\n/gm, "").replace(specifier, (_, before: string, name: string) => {
    const entryPoint = entryPoints[name];
    if (name.startsWith("#") && entryPoint === undefined)
      throw new Error(`${file} imports ${name}, which is no entry point`);
    const target = entryPoint === undefined ? name : pathTo(file, entryPoint);
    return `${before}"${target.replace(/\.tsx?$/, ".js")}"`;
  });
}

function pathTo(file: string, target: string): string {
  const path = relative(dirname(file), target).replaceAll(sep, "/");
  return path.startsWith(".") ? path : `./${path}`;
}
