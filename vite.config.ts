import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { diagramFramePlugin } from "./tooling/diagram-frame.ts";
import { splitContextsPlugin } from "./tooling/split-contexts.ts";

/** The module graph that `codeSplitting` passes to the names of its groups. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Returns a module and its static imports, transitively; dynamic imports load later. */
function importedBy(first: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The module of the search in opened lists, which `contextsApartPlugin` splits off. */
const searching = /\/react-aria-components\/dist\/private\/Autocomplete\.mjs$/;

/**
 * Modules that entry points and libraries import together with the start of the playground, although only deferred
 * files use them: machines and channels, which load with their screens, readers of streams, focus management of opened
 * lists.
 */
const later = [
  /\/ui\/(late-words\.ts|playground\/media\/[^/]+)$/,
  /\/machines\/(api-key|channel|oauth|recorder)\.ts$/,
  /\/engine\/(log|stream)\/[^/]+\.ts$/,
  /\/engine\/(auth\/grant|form\/(transfer\/(paste|raw|unsent)|start\/(seed-channel|with-parameters-of)|parts\/(channel-shape|handshake-sections))|json\/positions)\.ts$/,
  /\/engine\/request\/(check-channel|content-types|handshake|part-head|response\/(download-name|response))\.ts$/,
  /\/react-aria\/.*\/focus\/FocusScope\.mjs$/,
  /\/react-aria\/.*\/shadowdom\/ShadowTreeWalker\.mjs$/,
  // The checks of rules between values, which few forms have.
  /\/engine\/interpret\/rules\/[^/]+\.ts$/,
  // The search in long lists, which pages of the reference name too.
  /\/ui\/search\/[^/]+\.ts$/,
  // The search in opened lists; text fields ask only for its contexts.
  searching,
  /\/react-(aria|stately)\/.*\/(autocomplete|i18n)\/[^/]+\.mjs$/,
  /\/react-aria\/.*\/(focus\/virtualFocus|intl\/autocomplete\/.*|utils\/keyboard)\.mjs$/,
  /\/@internationalized\/string\//,
];

const app = resolve(import.meta.dirname, "docs-host/app");

/** A module that nearly every playground needs right after its start, and that is too small for a file of its own. */
const small = /\/docs-host\/app\/switching\/endpoint-listing\.ts$/;

let together: ReadonlySet<string> | undefined;

/**
 * Bundles the start of the playground into one file: browsers request six files at a time from one server, so many
 * small files would wait for each other.
 */
function playgroundChunk(id: string, graph: Graph): string | null {
  if (together === undefined) {
    const first = `${app}/playground.tsx`;
    // Pages with code load its script without the playground.
    const read = [`${app}/entry.ts`, `${app}/enhance/code/index.ts`];
    const before = new Set(read.flatMap((one) => [...importedBy(one, graph)]));
    together = new Set([...importedBy(first, graph)].filter((one) => !before.has(one) && one !== first));
  }
  return small.test(id) || (together.has(id) && !later.some((one) => one.test(id))) ? "playground-base" : null;
}

/**
 * The build of what pages load: one small entry, and the playground as a chunk that is fetched when it opens. The
 * server finds the files by `dist/client/.vite/manifest.json`.
 */
export default defineConfig({
  // The pages are in English only, so translations of react-aria are left out.
  plugins: [
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
    splitContextsPlugin(searching, (file) => readFileSync(file, "utf8")),
    diagramFramePlugin(import.meta.dirname),
  ],
  // React has the function since version 18, so the copy for older versions is left out.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  // Files load each other by relative addresses, since a site may be below a path of its host.
  base: "./",
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: true,
    license: { fileName: "licenses.md" },
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    assetsDir: "assets",
    // Styles and images are always files: the pages' policy and caches are made for files.
    assetsInlineLimit: 0,
    // The start of the playground is one file on purpose; `npm run budget` watches its size.
    chunkSizeWarningLimit: 1000,
    rollupOptions: {
      input: ["docs-host/app/entry.ts", "docs-host/app/home.ts"],
      treeshake: {
        // Creating a machine calls a library function, so a bundler can't know that unused machines may be dropped.
        moduleSideEffects: [{ test: /\/(engine|machines|ui\/text)\/.*\.ts$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [{ name: playgroundChunk, debugName: "playground", includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
