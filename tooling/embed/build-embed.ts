import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { build, type Plugin } from "vite";
import { bundlerChecks } from "../bundler-checks.ts";
import { externalStoreAlias } from "../external-store.ts";
import { playgroundChunk, usedByCode } from "../playground-chunk.ts";
import { type LateGroups, lateModules } from "./late-modules.ts";
import { mergeWorkerChunks, workerIn } from "./merge-worker-chunks.ts";
import { scopeStyles } from "./scope-styles.ts";

/** Modules of the worker that few first screens need: of 46 published descriptions, at most one in seven calls each. */
const lateGroups = JSON.parse(readFileSync(new URL("late-modules.json", import.meta.url), "utf8")) as LateGroups; // a file beside this one

const target = ["chrome123", "edge123", "firefox121", "safari17.5"];

/** The icons that authors name; descriptions of APIs name none, and all of them take half a megabyte. */
const withoutIcons: Plugin = {
  name: "callboard-without-icons",
  enforce: "pre",
  load: (id) =>
    /\/docs-host\/pages\/icons\/find-icon\.ts$/.test(id) ? "export const findIcon = () => undefined;" : undefined,
};

/** The settings at the start of authored pages, which descriptions don't have: their parser is loaded for YAML only. */
const withoutFrontMatter: Plugin = {
  name: "callboard-without-front-matter",
  enforce: "pre",
  load: (id) =>
    /\/mdx\/front-matter\/index\.ts$/.test(id) ? "export const verbatimFrontMatter = () => undefined;" : undefined,
};

/** The initial states that the worker has instead of XState, which is 13 kB gzipped. */
const initialStates = (root: string): Plugin => ({
  name: "callboard-initial-states",
  enforce: "pre",
  resolveId: (id) =>
    /^(?:@xstate\/react|xstate)$/.test(id) ? join(root, "embed/worker/initial-states.ts") : undefined,
});

/** Scopes the styles, and gives them a name without a hash: a script that is not a module names them. */
const scopedStyles: Plugin = {
  name: "callboard-scoped-styles",
  enforce: "post",
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      // A module that the element shares with the playground would load all of that before the first field.
      if (file.type === "chunk" && file.isEntry && file.name === "element" && file.imports.length > 0)
        throw new Error(`the element imports ${file.imports.join()}: see \`ofElement\``);
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = scopeStyles(String(file.source));
    }
  },
};

const treeshake = {
  propertyReadSideEffects: false as const,
  moduleSideEffects: [
    // Creating a machine calls a library function, so a bundler can't know that unused machines may be dropped.
    {
      test: /\/(?:engine|machines|importers|docs-host\/(?!playground\/adapters\/|proxy\/(?!wire\/)|server\/)[\w/-]+|ui\/(?:text|reference|kit))\/[^/]*\.tsx?$/,
      sideEffects: false,
    },
    // They only define functions.
    { test: /\/node_modules\/(?:js-)?yaml\//, sideEffects: false },
  ],
};

/**
 * All that the element itself shares with the playground: the name of a parameter, first screens, messages of errors,
 * Vite's loading of chunks.
 */
const ofElement =
  /\/docs-host\/(?:site\/page-data\/playground-data|pages\/early\/[\w-]+)\.ts$|\/engine\/(?:error-message|fnv)\.ts$|\/embed\/(?:protocol|fetching)\/|vite\/preload-helper/;

/** The texts of scripts for code, which pages have without the playground. */
const textsOfCode = /\/locales\/(?:messages\/scripts|area)\.ts$/;

/** Returns the name of the group of chunks with the start of the playground. */
function embeddedPlayground(root: string): ReturnType<typeof playgroundChunk> {
  const nameOf = playgroundChunk([join(root, "embed/playground/index.tsx")], []);
  return (id, graph) => {
    if (ofElement.test(id)) return null;
    return usedByCode.test(id) || textsOfCode.test(id) ? "shared" : nameOf(id, graph);
  };
}

/**
 * The readers of YAML, which the worker loads for a text in YAML. */
const yamlReaders = {
  name: "yaml",
  test: /\/node_modules\/(?:js-)?yaml\/|\/importers\/text\/yaml\//,
  includeDependenciesRecursively: false,
};

/**
 * Never loads the parts that playgrounds load late: a worker renders the fallback of each in every first screen, and its
 * code need not have them.
 */
const withoutLateParts: Plugin = {
  name: "callboard-without-late-parts",
  enforce: "post",
  transform: (code, id) =>
    /\/(?:ui|docs-host\/playground)\/[^?]*\.tsx?$/.test(id) && code.includes("import(")
      ? { code: code.replace(/\bimport\((?=\s*["'`])/g, "(() => new Promise(() => {}))("), map: null }
      : undefined,
};

/**
 * Builds the folder of static files that pages load: the script, the element, its worker, the playground and styles.
 *
 * @param sources a hash of all sources, which tells models that another build has stored
 */
export async function buildEmbed(root: string, folder: string, sources: string): Promise<void> {
  const define = { __CALLBOARD_EMBED_BUILD__: JSON.stringify(sources.slice(0, 16)) };
  const plugins = () => [
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" as const },
    withoutIcons,
    withoutFrontMatter,
  ];
  const alias = [
    externalStoreAlias,
    // For browsers it decodes by an element, which workers don't have.
    {
      find: /^decode-named-character-reference$/,
      replacement: join(root, "node_modules/decode-named-character-reference/index.js"),
    },
  ];
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    base: "./",
    define,
    plugins: [...plugins(), scopedStyles],
    resolve: { alias },
    worker: {
      format: "es",
      plugins: () => [...plugins(), lateModules(root, lateGroups), initialStates(root), withoutLateParts],
      rollupOptions: {
        checks: bundlerChecks,
        treeshake,
        output: { chunkFileNames: "assets/[name]-[hash].js", codeSplitting: { groups: [yamlReaders] } },
      },
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      license: { fileName: "licenses.md" },
      target,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        checks: bundlerChecks,
        input: { element: join(root, "embed/element/index.ts") },
        treeshake,
        output: {
          codeSplitting: {
            groups: [
              {
                name: embeddedPlayground(root),
                debugName: "playground",
                includeDependenciesRecursively: false,
              },
            ],
          },
          entryFileNames: "[name].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css")) ? "callboard.css" : "assets/[name]-[hash][extname]",
        },
      },
    },
  });
  await mergeWorkerChunks(join(folder, "assets"));
  await writeLoader(root, folder);
  await writeIntegrity(folder);
}

/** Builds the script of the tag into one file, which is not a module. */
async function writeLoader(root: string, folder: string): Promise<void> {
  const worker = workerIn(await readdir(join(folder, "assets")));
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { __CALLBOARD_EMBED_WORKER__: JSON.stringify(`assets/${worker}`) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target,
      lib: {
        entry: join(root, "embed/loader/callboard.ts"),
        formats: ["iife"],
        name: "callboard",
        fileName: () => "callboard.js",
      },
      rollupOptions: { treeshake },
    },
  });
}

/** Writes the hashes of all scripts and styles, for `integrity` attributes and import maps (W3C "Subresource Integrity"). */
async function writeIntegrity(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
  const hashes = await Promise.all(
    files.map(async (file) => {
      const digest = createHash("sha384")
        .update(await readFile(join(folder, file)))
        .digest("base64");
      return [file, `sha384-${digest}`] as const;
    }),
  );
  await writeFile(join(folder, "integrity.json"), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}
