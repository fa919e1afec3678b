import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageAssets } from "../app/pages/document.tsx";

/** A file that pages load. */
export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** How the bytes are packed, as `Content-Encoding` says it; none when they are as they stand in the folder. */
  readonly encoding?: "br" | "gzip";
}

/** The built files of the pages: which of them every page loads, and all of them by name below `/assets/`. */
export interface Assets {
  readonly page: PageAssets;
  /** What a page loads beside that as soon as its playground opens. */
  readonly playground: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** Gives a file, packed the best way that the reader understands; `accepted` is its `Accept-Encoding`. */
  readonly read: (name: string, accepted?: string) => Promise<Asset | undefined>;
}

/** The folder holds no build of the pages' files. */
export class AssetsMissingError extends Error {
  override readonly name = "AssetsMissingError";
  readonly folder: string;
  constructor(folder: string, options?: ErrorOptions) {
    super(`${folder} holds no build of the pages: run \`npm run build\` first`, options);
    this.folder = folder;
  }
}

const contentTypes: { readonly [extension: string]: string } = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".map": "application/json; charset=utf-8",
};

const encodings = ["br", "gzip"] as const;
const packable = /\.(?:js|css|svg|map)$/;

/** Whether a reader says that it understands an encoding; one of weight 0 is refused (RFC 9110 §12.5.3). */
const accepts = (accepted: string, encoding: string): boolean =>
  accepted
    .split(",")
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .some(([name, weight = "1"]) => name === encoding && Number(weight) > 0);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli's level 9 takes a tenth of a second for the largest file, the highest level seconds for a twentieth less. */
const packer =
  (encoding: (typeof encodings)[number]) =>
  async ({ bytes, contentType }: Asset): Promise<Asset> => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const packed = encoding === "br" ? await brotli(bytes, { params }) : await zip(bytes, { level: 9 });
    return { bytes: new Uint8Array(packed), contentType, encoding };
  };

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * Opens a folder that vite built, with its manifest at `.vite/manifest.json`. Only files that stand in `assets` now are
 * ever given, so no name can lead elsewhere. Throws `AssetsMissingError` when there is no build.
 */
export async function openAssets(folder: string): Promise<Assets> {
  const manifest = await readManifest(folder);
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new AssetsMissingError(folder);
  const names = new Set(await readdir(join(folder, "assets")));
  const read = new Map<string, Promise<Asset>>();

  const load = async (name: string): Promise<Asset> => ({
    bytes: new Uint8Array(await readFile(join(folder, "assets", name))),
    contentType: contentTypes[extname(name)] ?? "application/octet-stream",
  });

  const opened: Assets = {
    page: { script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) },
    playground: playgroundFiles(manifest),
    read: async (name, accepted = "") => {
      if (!names.has(name)) return undefined;
      const encoding = packable.test(name) ? encodings.find((one) => accepts(accepted, one)) : undefined;
      const key = `${encoding ?? ""} ${name}`;
      // Packed once and kept: a file never changes, and packing takes longer than sending.
      const known = read.get(key) ?? (encoding === undefined ? load(name) : load(name).then(packer(encoding)));
      read.set(key, known);
      return known;
    },
  };
  // Packed ahead, so that not the first reader waits for it; a file that can't be read is told to whom asks for it.
  const { page, playground } = opened;
  for (const path of [page.script, ...page.styles, ...playground.scripts, ...playground.styles]) {
    opened.read(path.slice("/assets/".length), "br").catch(() => undefined);
  }
  return opened;
}

/** The playground's own chunk and those that it needs, as addresses; none in a build without a playground. */
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

async function readManifest(folder: string): Promise<{ readonly [source: string]: ManifestChunk }> {
  try {
    return JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8"));
  } catch (cause) {
    throw new AssetsMissingError(folder, { cause });
  }
}
