import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { clientSize, firstSize, oneCall, textForm } from "./client-size.ts";

/**
 * `npm run budget`: fails if a page loads more script, styles or fonts than its limits, or more files before the form of
 * a playground. Scripts and styles are gzipped at level 9; fonts are compressed already.
 */

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const client = resolve(import.meta.dirname, "../dist/client");
const manifestFile = join(client, ".vite/manifest.json");
if (!existsSync(manifestFile)) {
  console.error("dist/client contains no build: run `npm run build` first");
  process.exit(1);
}
const library = resolve(import.meta.dirname, "../dist/lib");
if (!existsSync(library)) {
  console.error("dist/lib contains no build: run `npm run build` first");
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as { readonly [key: string]: Chunk };

const closure = (keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
};

const sum = (files: Iterable<string>, sizeOf: (bytes: Buffer) => number): number =>
  [...new Set(files)].reduce((total, file) => total + sizeOf(readFileSync(join(client, file))), 0);

const gzipped = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

const bytes = (keys: Iterable<string>): number =>
  sum(
    [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith(".js")),
    gzipped,
  );

const entry = Object.keys(manifest).find((key) => key.endsWith("docs-host/client/entry.ts"));
const playground = Object.keys(manifest).find((key) => key.endsWith("docs-host/playground/page/playground.tsx"));
if (entry === undefined || playground === undefined) {
  console.error("the build has no entry or no playground chunk; is vite.config.ts right?");
  process.exit(1);
}

/** Returns the number of scripts and style sheets of modules. */
const fileCount = (keys: Iterable<string>): number =>
  new Set([...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())).size;

/** The modules that enhance a published page after it is shown; `live` follows the files of an author. */
const enhancements = Object.keys(manifest).filter((key) =>
  /docs-host\/client\/(?!live\/)[a-z]+\/index\.ts$|^_enhancements-/.test(key),
);
/** The files that every opened playground loads after its form. */
const afterForm = Object.keys(manifest).filter((key) => /\/playground-(?:side|tools)\.tsx$|^_after-form-/.test(key));

/** The files of the element that a playground loads before its field. */
const embed = resolve(import.meta.dirname, "../dist/embed");
const ofEmbed = [
  ...["callboard.js", "element.js", "callboard.css"].map((file) => join(embed, file)),
  ...readdirSync(join(embed, "assets"))
    .filter((file) => /^(?:main|first-screen)-[\w-]{8}\.js$/.test(file))
    .map((file) => join(embed, "assets", file)),
];
const embedSize = ofEmbed.reduce((total, file) => total + gzipped(readFileSync(file)), 0);

const { css = [], assets = [] } = manifest[entry] ?? {};
const fonts = assets.filter((file) => file.endsWith(".woff2"));

const rows = [
  { what: "first view of a reference page", size: bytes(closure([entry])), limit: 6_200 },
  { what: "page with all enhancements", size: bytes(closure([entry, ...enhancements])), limit: 15_100 },
  { what: "styles of a page", size: sum(css, gzipped), limit: 20_000 },
  { what: "fonts of a page", size: sum(fonts, ({ length }) => length), limit: 50_000 },
  { what: "playground, opened", size: bytes(closure([entry, playground])), limit: 187_400 },
  {
    what: "playground, with its list and menu",
    size: bytes(closure([entry, playground, ...afterForm])),
    limit: 197_600,
  },
  { what: "form of callboard/react, without React", size: await firstSize(library, textForm), limit: 44_400 },
  { what: "field of callboard/embed, first visit", size: embedSize, limit: 199_500 },
  { what: "page that makes one call with callboard/registry", size: await clientSize(library, oneCall), limit: 4_000 },
];
let over = false;
for (const { what, size, limit } of rows) {
  const bad = size > limit;
  over ||= bad;
  console.log(`${bad ? "over" : "ok  "}  ${what}: ${(size / 1000).toFixed(2)} kB of ${limit / 1000} kB`);
}
/** Scripts and style sheets before the form: its entry, its start, three shared parts, and two style sheets. */
const maxFiles = 7;
const files = fileCount(closure([entry, playground]));
if (files > maxFiles) over = true;
console.log(`${files > maxFiles ? "over" : "ok  "}  files before the form of a playground: ${files} of ${maxFiles}`);
process.exitCode = over ? 1 : 0;
