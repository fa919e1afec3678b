import { join, resolve } from "node:path";
import { build } from "vite";
import { externalStoreAlias } from "../tooling/external-store.ts";

const root = resolve(import.meta.dirname, "..");

/** The versions of React that the components are for. */
export type ReactVersion = "18" | "19";

interface BundleOptions {
  readonly outDir: string;
  /** True for a program of Node, false for one of a page. */
  readonly isServer: boolean;
  /** True if the components come from the built package, as in programs. */
  readonly isBuilt?: boolean;
}

/** Bundles the program of `versions.testing.tsx` with a version of React, and returns the file. */
export async function bundleProgram(version: ReactVersion, options: BundleOptions): Promise<string> {
  const { outDir, isServer, isBuilt = false } = options;
  const suffix = version === "18" ? "-18" : "";
  const [program, name] = [join(root, "react/versions.testing.tsx"), isServer ? "program.mjs" : "program.js"];
  await build({
    root,
    configFile: false,
    logLevel: "error",
    // Its warnings need a version for development.
    mode: "development",
    define: { "process.env.NODE_ENV": '"development"' },
    resolve: {
      alias: [
        externalStoreAlias,
        { find: /^react(?=$|\/)/, replacement: `react${suffix}` },
        { find: /^react-dom(?=$|\/)/, replacement: `react-dom${suffix}` },
        ...(isBuilt ? [{ find: /^\.\/(browser|index)\.tsx$/, replacement: join(root, "dist/lib/react/$1.js") }] : []),
      ],
    },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: false,
      ...(isServer && { ssr: program }),
      modulePreload: { polyfill: false },
      rollupOptions: {
        ...(!isServer && { input: program, preserveEntrySignatures: "strict" as const }),
        output: { entryFileNames: name },
      },
    },
  });
  return join(outDir, name);
}
