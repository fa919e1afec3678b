import { env, stderr, stdout } from "node:process";
import { pathToFileURL } from "node:url";
import { createSupportsHyperlinks } from "supports-hyperlinks";
import { hasColors } from "../colors.ts";
import { explanationsFile } from "../explain/page-file.ts";

/** True if both streams are terminals that follow links. A pipe, `NO_COLOR`, `CI` and `TERM=dumb` leave lines plain. */
const hasLinks = (): boolean =>
  [stdout, stderr].every((stream) => stream.isTTY && hasColors(stream) && createSupportsHyperlinks(stream)) &&
  !env.CI &&
  !env.NO_COLOR;

/**
 * Makes the code in a printed line a link to its section of the page of diagnostics, where the terminal shows links
 * (OSC 8). Elsewhere the line is returned unchanged.
 *
 * @param anchor the section; by default the section of the code
 */
export function linkCode(line: string, code: string, anchor = code, isLinked: () => boolean = hasLinks): string {
  if (!isLinked()) return line;
  const url = `${pathToFileURL(explanationsFile()).href}#${anchor}`;
  // As a word, since the name of a file may contain it.
  const at = line.search(new RegExp(`(?<= )${code.replace(/[^\w-]/g, "\\$&")}(?=:? )`));
  if (at < 0) return line;
  return `${line.slice(0, at)}\u001b]8;;${url}\u001b\\${code}\u001b]8;;\u001b\\${line.slice(at + code.length)}`;
}
