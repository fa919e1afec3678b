import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";

/**
 * The build of what pages load: one small entry, and the playground as a chunk that is fetched when it opens. The
 * server finds the files by `dist/client/.vite/manifest.json`.
 */
export default defineConfig({
  // The pages speak English only, so the words of react-aria in other languages stay out.
  plugins: [{ ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" }],
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: true,
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    assetsDir: "assets",
    // Styles and pictures are always files: the pages' policy and caches are made for files.
    assetsInlineLimit: 0,
    // The playground is one chunk on purpose; `npm run budget` watches its size.
    chunkSizeWarningLimit: 1000,
    rollupOptions: { input: "docs-host/app/entry.ts" },
  },
});
