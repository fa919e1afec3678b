import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Extensions of text files; images and fonts are already compressed. */
const packable = /\.(?:js|css|html|svg|map)$/;

/** Length from which on a file counts as large, in bytes. */
const large = 1_000_000;

/**
 * Writes the Brotli and gzip versions of each file of a folder next to it, at the best compression, if they are
 * smaller.
 */
export async function packAssets(folder: string): Promise<void> {
  const pack = async (name: string): Promise<void> => {
    const bytes = await readFile(join(folder, name));
    // The best quality takes ten times as long for a tenth of the bytes of a large file.
    const quality = bytes.length > large ? 9 : 11;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const packed = { br: await brotli(bytes, { params }), gz: await zip(bytes, { level: 9 }) };
    for (const [ending, small] of Object.entries(packed)) {
      if (small.length < bytes.length) await writeFile(join(folder, `${name}.${ending}`), small);
    }
  };
  await Promise.all((await readdir(folder)).filter((name) => packable.test(name)).map(pack));
}
