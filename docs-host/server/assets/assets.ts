import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import type { InlineScripts, PageAssets } from "#docs-host/pages/views";

/** A file that pages load. */
export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** The `Content-Encoding` of the bytes; absent if they are stored unpacked. */
  readonly encoding?: "br" | "gzip";
}

/** The built files of the pages: which of them every page loads, and all of them by name below `/assets/`. */
export interface Assets {
  readonly page: PageAssets;
  /** The files that a page also loads as soon as its playground opens. */
  readonly playground: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** The styles of the pages of a host without a site. */
  readonly home: { readonly styles: readonly string[] };
  /** Returns a file in the best encoding that the reader accepts; `accepted` is its `Accept-Encoding`. */
  readonly read: (name: string, accepted?: string) => Promise<Asset | undefined>;
}

/** The folder holds no build of the pages' files. */
export class AssetsMissingError extends Error {
  override readonly name = "AssetsMissingError";
  readonly folder: string;
  constructor(folder: string, options?: ErrorOptions) {
    super(`${folder} contains no build of the pages: run \`npm run build\` first`, options);
    this.folder = folder;
  }
}

/** The encodings of the build, best first, with the file extension of each. */
const packings = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/** Lists the encodings that a reader accepts; one of weight 0 is refused (RFC 9110 §12.5.3). */
const encodingsIn = (accepted: string): readonly string[] =>
  parseAccept(accepted)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/**
 * Opens a folder that vite built, with its manifest at `.vite/manifest.json`. It serves only the files that are in
 * `assets` at that time, so no name can lead elsewhere; compressed ones as the build has compressed them. Throws
 * `AssetsMissingError` if there is no build.
 */
export async function openAssets(folder: string): Promise<Assets> {
  const manifest = await readManifest(folder);
  const entry = manifest["docs-host/client/entry.ts"] ?? Object.values(manifest).find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new AssetsMissingError(folder);
  const inline = await readInlineScripts(folder);
  const names = new Set(await readdir(join(folder, "assets")));
  const read = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const load = async (file: string): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await readFile(join(folder, "assets", file)));

  return {
    page: {
      script: `/${entry.file}`,
      styles: (entry.css ?? []).map((file) => `/${file}`),
      fonts: (entry.assets ?? []).filter((file) => file.endsWith(".woff2")).map((file) => `/${file}`),
      inline,
    },
    playground: playgroundFiles(manifest),
    home: { styles: (manifest["docs-host/client/home.ts"]?.css ?? []).map((file) => `/${file}`) },
    read: async (name, accepted = "") => {
      if (!names.has(name) || packings.some(({ ending }) => name.endsWith(ending))) return undefined;
      const encodings = encodingsIn(accepted);
      const packing = packings.find(({ encoding, ending }) => names.has(name + ending) && encodings.includes(encoding));
      const file = name + (packing?.ending ?? "");
      const known = read.get(file) ?? load(file);
      // A file never changes; one that could not be read is read again.
      read.set(file, known);
      known.catch(() => read.delete(file));
      const contentType = getMimeType(name) ?? "application/octet-stream";
      return { bytes: await known, contentType, ...(packing && { encoding: packing.encoding }) };
    },
  };
}

/** The addresses of the playground's chunk and its imports; none in a build without a playground. */
function playgroundFiles(manifest: { readonly [source: string]: ManifestChunk }): Assets["playground"] {
  const found = new Set<ManifestChunk>();
  const open = Object.keys(manifest).filter((source) => source.endsWith("/playground.tsx"));
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    const chunk = manifest[source];
    if (chunk === undefined || found.has(chunk) || chunk.isEntry) continue;
    found.add(chunk);
    open.push(...(chunk.imports ?? []));
  }
  return {
    scripts: [...found].map(({ file }) => `/${file}`),
    styles: [...new Set([...found].flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

async function readInlineScripts(folder: string): Promise<InlineScripts> {
  const load = (name: string): Promise<string> => readFile(join(folder, "inline", `${name}.js`), "utf8");
  try {
    const [theme, earlyPlayground, loginReturn] = await Promise.all([
      load("theme"),
      load("early-playground"),
      load("login-return"),
    ]);
    return { theme, earlyPlayground, loginReturn };
  } catch (cause) {
    throw new AssetsMissingError(folder, { cause });
  }
}

async function readManifest(folder: string): Promise<{ readonly [source: string]: ManifestChunk }> {
  try {
    return JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8"));
  } catch (cause) {
    throw new AssetsMissingError(folder, { cause });
  }
}
