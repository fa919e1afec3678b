import { canonicalHost, parseUrl } from "#engine/host";
import type { Notes } from "../diagnostic.ts";
import type { DocsProject } from "../project.ts";

/** Reports addresses of instances that are not a host with a path. */
export function noteInstances({ instances }: Pick<DocsProject, "instances">, notes: Notes): void {
  for (const { url } of instances) {
    if (isSiteAddress(url.text)) continue;
    notes.note(url.span, {
      code: "expected",
      message: `expected the address of a site, found ${JSON.stringify(url.text)}`,
      advice: "write a host, with or without a path: docs.example.com/v2",
    });
  }
}

function isSiteAddress(text: string): boolean {
  const url = parseUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url !== undefined && canonicalHost(url.hostname) !== undefined && !/[\s\\?#@]|^\//.test(text);
}
