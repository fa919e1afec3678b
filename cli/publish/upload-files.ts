import type { ProjectFile } from "#docs-project";
import { errorMessage } from "#engine/error-message";
import { mapConcurrently } from "../serve/map-concurrently.ts";

/** A file and where its bytes go. */
export interface Upload {
  readonly file: ProjectFile;
  readonly url: string;
}

/** Number of uploads in flight: enough to fill a connection, few enough for a small server. */
const atOnce = 8;

/** Milliseconds that one upload may take. */
const patience = 120_000;

/** Uploads files. Returns a sentence about the first that failed; `onUploaded` is called with the number so far. */
export async function uploadFiles(
  uploads: readonly Upload[],
  onUploaded: (count: number) => void,
): Promise<string | undefined> {
  let done = 0;
  const results = mapConcurrently(uploads, atOnce, async ({ file, url }) => {
    const failed = await uploadFile(file, url);
    if (failed === undefined) {
      done += 1;
      onUploaded(done);
    }
    return failed;
  });
  const failures = (await Promise.all(results)).filter((failed) => failed !== undefined);
  return failures[0];
}

async function uploadFile({ path, mediaType, read }: ProjectFile, url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: "PUT",
      body: new Uint8Array(await read()),
      headers: { "content-type": mediaType, "cache-control": "public, max-age=31536000, immutable" },
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return response.ok ? undefined : `${path} was not uploaded: the registry answered with status ${response.status}`;
  } catch (error) {
    return `${path} was not uploaded: ${errorMessage(error)}`;
  }
}
