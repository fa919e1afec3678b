import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { compileInlineScript } from "./inline-scripts.ts";

/** The module with the address of the frame as its default export. */
const moduleId = "virtual:diagram-frame";

/**
 * The page of the frame. Its scripts are files beside it. It may load nothing else, and gets no origin from the element
 * that shows it, so that `'self'` would match nothing.
 */
const pageOf = (script: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Diagrams</title><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src http: https:; style-src 'unsafe-inline'"><body><script src="${script}"></script>`;

/**
 * Creates the plugin that writes the frame in which pages draw Mermaid diagrams: Mermaid's own bundle with our script,
 * and an HTML page that loads both. They are classic scripts, since modules need CORS in a frame without an origin.
 */
export function diagramFramePlugin(root: string): Plugin {
  const mermaid = createRequire(import.meta.url).resolve("mermaid/dist/mermaid.min.js");
  return {
    name: "callboard:diagram-frame",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const own = await compileInlineScript(resolve(root, "docs-host/client/diagram-frame/frame.ts"));
      const script = `${await readFile(mermaid, "utf8")}\n${own}\n`;
      const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
      const fileName = `assets/diagram-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source: script });
      const page = this.emitFile({ type: "asset", name: "diagram.html", source: pageOf(`diagram-${hash}.js`) });
      return `export default import.meta.ROLLUP_FILE_URL_${page};`;
    },
  };
}
