import { dedent } from "./lines.ts";

/** Marks of a part with a name: of mdBook, of snippets in MkDocs, and of regions in VitePress. */
const starts = (name: string): RegExp =>
  new RegExp(String.raw`(?:ANCHOR:\s*${name}\s*$|\[start:${name}\]|#?region\s+${name}\b)`);
const ends = (name: string): RegExp =>
  new RegExp(String.raw`(?:ANCHOR_END:\s*${name}\s*$|\[end:${name}\]|#?endregion(?:\s+${name}\b|\s*$))`);
const anyMark = /(?:ANCHOR(?:_END)?:\s*\w|-8<-+ \[(?:start|end):|^\s*(?:\/\/|#|<!--|\/\*) ?#(?:end)?region\b)/;

/** Returns lines of a file that a page includes: a part with a name, a range such as `2:10`, or all. */
export function partOfFile(text: string, part: string | undefined): readonly string[] | undefined {
  const lines = text.replace(/\n$/, "").split("\n");
  if (part === undefined || part === "") return lines.filter((line) => !anyMark.test(line));
  const [, from = "", separator, to = ""] = /^(\d*)([:,-]?)(\d*)$/.exec(part) ?? [];
  if (separator !== undefined) {
    const first = from === "" ? 0 : Number(from) - 1;
    return lines.slice(first, to === "" ? (separator === "" ? first + 1 : undefined) : Number(to));
  }
  const name = part.replace(/[^\w-]/g, "");
  const first = lines.findIndex((line) => starts(name).test(line));
  if (first === -1) return undefined;
  const last = lines.findIndex((line, index) => index > first && ends(name).test(line));
  const found = lines.slice(first + 1, last === -1 ? undefined : last).filter((line) => !anyMark.test(line));
  const widths = found.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  return dedent(found, Math.min(...widths, 80));
}
