/**
 * `node build.js BUNDLER`: builds the page for production into `out-BUNDLER/`, with the settings of the bundler's own
 * guide. Ends with 1 on an error or a warning.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { argv } from "node:process";

const [, , bundler = ""] = argv;
const root = import.meta.dirname;
const entry = join(root, "main.js");
const out = resolve(root, `out-${bundler}`);
const require = createRequire(import.meta.url);

const withWebpack = (name) => async () => {
  const { default: Extract } = await import("mini-css-extract-plugin");
  const stats = await new Promise((done, fail) =>
    require(name)(
      {
        mode: "production",
        context: root,
        entry,
        output: { path: out },
        // As for Vite below.
        performance: false,
        module: { rules: [{ test: /\.css$/, use: [Extract.loader, require.resolve("css-loader")] }] },
        plugins: [new Extract()],
      },
      (error, found) => (error ? fail(error) : done(found)),
    ),
  );
  return [...stats.compilation.errors, ...stats.compilation.warnings].map(String);
};

/** Builds by name; each returns its errors and warnings. */
const builds = {
  "webpack-5-95": withWebpack("webpack-5-95"),
  webpack: withWebpack("webpack"),
  esbuild: async () => {
    const { build } = await import("esbuild");
    const { errors, warnings } = await build({
      ...{ entryPoints: [entry], bundle: true, minify: true, splitting: true, format: "esm", outdir: out },
      logLevel: "silent",
    });
    return [...errors, ...warnings].map(({ text }) => text);
  },
  rollup: async () => {
    const { rollup } = await import("rollup");
    const plugins = await Promise.all([
      import("rollup-plugin-import-css").then(({ default: css }) => css()),
      import("@rollup/plugin-replace").then(({ default: replace }) =>
        replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"' } }),
      ),
      import("@rollup/plugin-node-resolve").then(({ default: nodeResolve }) => nodeResolve({ browser: true })),
      import("@rollup/plugin-commonjs").then(({ default: commonjs }) => commonjs()),
    ]);
    const warnings = [];
    // Dates import their calendars and these the dates, which is fine between modules of functions.
    const onwarn = ({ code, message }) => code !== "CIRCULAR_DEPENDENCY" && warnings.push(message);
    const bundle = await rollup({ input: entry, plugins, onwarn });
    await bundle.write({ dir: out });
    return warnings;
  },
  vite: async () => {
    const { build, createLogger } = await import("vite");
    const warnings = [];
    const logger = { ...createLogger("silent"), warn: (text) => warnings.push(text) };
    // The size of the bundle is the size of the product, which has its own limits.
    const chunkSizeWarningLimit = Number.POSITIVE_INFINITY;
    await build({ root, configFile: false, customLogger: logger, build: { outDir: out, chunkSizeWarningLimit } });
    return warnings;
  },
};

const problems = await builds[bundler]();
// Vite writes its own page.
if (bundler !== "vite") {
  const files = await readdir(out, { recursive: true });
  const links = files
    .filter((file) => file.endsWith(".css"))
    .map((file) => `<link rel="stylesheet" href="./${file}" />`);
  const page = await readFile(join(root, "index.html"), "utf8");
  await writeFile(join(out, "index.html"), page.replace('<div id="root">', `${links.join("")}$&`));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
