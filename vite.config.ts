import { resolve } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { bundlerChecks } from "./tooling/bundler-checks.ts";
import { diagramFramePlugin } from "./tooling/diagram-frame.ts";
import { externalStoreAlias } from "./tooling/external-store.ts";
import { pageMessagesPlugin } from "./tooling/messages/page-messages-plugin.ts";
import { playgroundChunk } from "./tooling/playground-chunk.ts";

const rooms = resolve(import.meta.dirname, "docs-host");

/**
 * Scripts of most pages, which load after the page is shown: one small file rather than eight, of which a page of the reference
 * loads all.
 */
const enhancements =
  /\/docs-host\/client\/(?:(?:announce|clipboard|fresh-elements|language-choice|settings)|(?:code|page-tools)\/[\w-]+|reference\/(?:index|expand|lazy|property-links|unfold-links))\.ts$/;

/** Modules that every opened playground loads after its form: the list of endpoints with its log, and the menu of the form. */
const afterForm =
  /\/(?:ui\/(?:time-of-day|selector\/(?!find\b)[\w-]+|search\/fold|history\/history-list|commands\/(?!palette)[\w-]+|playground\/tools\/[\w-]+)|docs-host\/playground\/switching\/sent-log|locales\/messages\/(?:late|commands|history))\.tsx?$/;

// Pages with code load its script without the playground.
const playgroundChunkOf = playgroundChunk(
  [`${rooms}/playground/page/playground.tsx`],
  [`${rooms}/client/entry.ts`, `${rooms}/client/code/index.ts`],
);

const chunkOf: typeof playgroundChunkOf = (id, graph) => {
  const start = playgroundChunkOf(id, graph);
  if (start !== null) return start;
  return enhancements.test(id) ? "enhancements" : afterForm.test(id) ? "after-form" : null;
};

const treeshake = {
  // No property of this code or its libraries does anything when it is read.
  propertyReadSideEffects: false as const,
  unknownGlobalSideEffects: false,
  moduleSideEffects: [
    // Creating a machine calls a library function, so a bundler can't know that unused machines may be dropped.
    {
      test: /\/(engine|machines|ui|snippets|transport|docs-host\/(site|playground|proxy\/wire))\/(?:.*\/)?(?!index\.ts)[^/]+\.tsx?$/,
      sideEffects: false,
    },
  ],
};

/**
 * The build of what pages load: one small entry, and the playground as a chunk that is fetched when it opens. The
 * server finds the files by `dist/client/.vite/manifest.json`.
 */
export default defineConfig({
  // The pages are in English only, so translations of react-aria are left out.
  plugins: [
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
    pageMessagesPlugin,
    diagramFramePlugin(import.meta.dirname),
  ],
  resolve: { alias: [externalStoreAlias] },
  // Files load each other by relative addresses, since a site may be below a path of its host.
  base: "./",
  worker: { rollupOptions: { treeshake } },
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
      checks: bundlerChecks,
      input: ["docs-host/client/entry.ts", "docs-host/client/home.ts"],
      treeshake,
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: "playground", includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
