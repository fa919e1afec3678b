import type { Site } from "../model/index.ts";
import { scriptUrl } from "../page-data/index.ts";

/** A script of the publisher. */
export interface PublisherScript {
  readonly src: string;
  readonly strategy: Site["settings"]["extensions"]["scripts"][number]["strategy"];
}

/** Returns the scripts of a publisher: uploaded files, and files of other sites over https. */
export const publisherScripts = (
  scripts: Site["settings"]["extensions"]["scripts"],
  files: Site["files"],
  base: string,
): readonly PublisherScript[] =>
  scripts.flatMap((script): readonly PublisherScript[] => {
    const { strategy } = script;
    if (script.kind === "file") {
      return files.has(script.file) ? [{ src: scriptUrl(base, script.file), strategy }] : [];
    }
    return URL.parse(script.url)?.protocol === "https:" ? [{ src: script.url, strategy }] : [];
  });
