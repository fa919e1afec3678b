import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { sources } from "./build-sources.ts";
import { bundlerChecks } from "./bundler-checks.ts";

/**
 * `npm run build`: builds the page's files, the command and the library into dist/, each only if one of its sources has
 * changed; arguments select the parts to build.
 */

// The same build for the product and the tests.
process.env.NODE_ENV = "production";

const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist");

interface Part {
  readonly name: string;
  readonly folder: string;
  /** The sources of the part: files, and folders with everything below them. */
  readonly reads: readonly string[];
  /** @param digest the hash of the sources */
  readonly build: (digest: string) => Promise<unknown>;
}

/**
 * The packages that a project installs with this one: packages of the library, packages with native code or a compiler,
 * and packages that read their own files. All others are bundled, so that an installation is small and the command
 * starts fast; React too, which only the components for programs take from the program. `tsx` runs changed sources of
 * the generator, which only a checkout has.
 */
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const isOfPrograms = (name: string): boolean => name === "react" || name === "react-dom";
/** Packages of the library in plain JavaScript, of which the command has a copy: from one file they load faster. */
const isCopied = (name: string): boolean => ["js-yaml", "refractor", "yaml"].includes(name);
const installed = [
  ...Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !isOfPrograms(name) && !isCopied(name)),
  "tsx",
];

const parts: readonly Part[] = [
  {
    name: "page",
    folder: join(dist, "client"),
    reads: sources.page,
    build: async () => {
      const { build } = await import("vite");
      await build({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
      const { addCopiedLicenses } = await import("./copied-licenses.ts");
      await addCopiedLicenses(root, join(dist, "client/licenses.md"), ["@fontsource-variable/geist", "mermaid"]);
      const { packAssets } = await import("./pack-assets.ts");
      await packAssets(join(dist, "client/assets"));
      const { buildInlineScripts } = await import("./inline-scripts.ts");
      await buildInlineScripts(root, join(dist, "client/inline"));
    },
  },
  {
    name: "embed",
    folder: join(dist, "embed"),
    reads: sources.embed,
    build: async (digest) => {
      const { buildEmbed } = await import("./embed/build-embed.ts");
      await buildEmbed(root, join(dist, "embed"), digest);
    },
  },
  {
    name: "command",
    folder: join(dist, "server"),
    reads: sources.command,
    build: async () => {
      const { build } = await import("vite");
      const { default: optimizeLocales } = await import("@react-aria/optimize-locales-plugin");
      const { generatorHash } = await import("../codegen/write/generator-hash.ts");
      const { sourcesDigest } = await import("../cli/generate/built.ts");
      const { iconFilesPlugin, iconPackages } = await import("./icon-files.ts");
      const built = { generator: await generatorHash(), sources: sourcesDigest(root) };
      await build({
        root,
        configFile: false,
        logLevel: "warn",
        // The pages are in English only.
        plugins: [
          { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
          iconFilesPlugin(join(dist, "server")),
        ],
        define: { __CALLBOARD_BUILT__: JSON.stringify(built), "process.env.NODE_ENV": '"production"' },
        resolve: {
          alias: {
            // `acorn-jsx` would load a second copy.
            acorn: join(root, "node_modules/acorn/dist/acorn.mjs"),
          },
        },
        ssr: { noExternal: true, external: installed },
        build: {
          ssr: true,
          target: "node20",
          outDir: "dist/server",
          license: { fileName: "licenses.md" },
          emptyOutDir: true,
          copyPublicDir: false,
          rollupOptions: {
            checks: bundlerChecks,
            // Sources do nothing when they are loaded, so that a command loads only those that it uses. Packages say it themselves.
            treeshake: {
              moduleSideEffects: (id) => (/[\\/]node_modules[\\/]/.test(id) ? undefined : !/\.tsx?$/.test(id)),
            },
            // Node compiles all of it at each start: without comments and spaces that is a quarter less.
            output: { minify: { mangle: false, compress: false } },
            input: {
              callboard: join(root, "cli/main.ts"),
              docs: join(root, "servers/index.ts"),
              reader: join(root, "cli/serve/apart/reader.ts"),
              "page-thread": join(root, "cli/build/page-thread.ts"),
              "preview-process": join(root, "cli/previews/preview-process.ts"),
              "site-thread": join(root, "cli/site-threads/site-thread.ts"),
              "parser-process": join(root, "cli/page-parser/parser-process.ts"),
              "component-process": join(root, "cli/components/component-process.ts"),
              "component-runtime": join(root, "cli/components/component-runtime.ts"),
              "large-calls": join(root, "registry/large-calls-process.ts"),
            },
          },
        },
      });
      // Links to it are run as a program.
      chmodSync(join(dist, "server/callboard.js"), 0o755);
      copyFileSync(join(root, "docs/reference/diagnostics.md"), join(dist, "server/diagnostics.md"));
      copyFileSync(join(root, "docs/checks.md"), join(dist, "server/checks.md"));
      const { fontFiles } = await import("../docs-host/server/preview-drawing/index.ts");
      const fonts = join(dist, "server/fonts");
      mkdirSync(fonts, { recursive: true });
      for (const name of fontFiles) {
        copyFileSync(join(root, "node_modules/@fontsource/geist/files", name), join(fonts, name));
      }
      const { addCopiedLicenses } = await import("./copied-licenses.ts");
      await addCopiedLicenses(root, join(dist, "server/licenses.md"), ["@fontsource/geist", ...iconPackages]);
    },
  },
  {
    name: "library",
    folder: join(dist, "lib"),
    reads: sources.library,
    build: async () => {
      const { buildLibrary } = await import("./library.ts");
      await buildLibrary(root, join(dist, "lib"));
    },
  },
];

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (/\.(test|testing)\.tsx?$|\.md$/.test(entry.name)) continue;
    yield* filesBelow(join(path, entry.name));
  }
}

const digestOf = (part: Part): string => {
  const hash = createHash("sha256");
  for (const path of part.reads.flatMap((name) => [...filesBelow(join(root, name))]).sort()) {
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
};

const stampOf = (part: Part): string => join(dist, `.${part.name}.stamp`);

/** Builds a part if one of its sources has changed. */
async function update(part: Part): Promise<void> {
  const now = digestOf(part);
  const stamp = stampOf(part);
  if (existsSync(stamp) && existsSync(part.folder) && readFileSync(stamp, "utf8") === now) return;
  const from = performance.now();
  rmSync(stamp, { force: true });
  await part.build(now);
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, now);
  console.log(`Built the ${part.name} in ${((performance.now() - from) / 1000).toFixed(1)} s`);
}

const wanted = process.argv.slice(2);
// Side by side: the bundler uses separate threads.
await Promise.all(parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map(update));
