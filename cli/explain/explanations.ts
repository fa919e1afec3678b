import { readFileSync } from "node:fs";

/** A section of the page of diagnostics. */
export interface Explanation {
  readonly code: string;
  /** The chapter of the page, such as `Docs projects`. */
  readonly about: string;
  /** Markdown: what it means, an example, and what is printed about it. */
  readonly text: string;
}

/** Reads the sections of the page of diagnostics (docs/reference/diagnostics.md), which the build puts into the package. */
export const readExplanations = (file: string): readonly Explanation[] =>
  readFileSync(file, "utf8")
    .split(/^## /m)
    .slice(1)
    .flatMap((chapter) => {
      const [lead = "", ...sections] = chapter.split(/^### /m);
      const [about = ""] = lead.split("\n");
      return sections.map((section): Explanation => {
        const [heading = "", ...lines] = section.split("\n");
        return { code: heading.replace(/^`([^`]+)`.*/, "$1").trim(), about, text: lines.join("\n").trim() };
      });
    });

/** Formats an explanation for a terminal: blocks are indented, below the names of their files. */
export function explanationText({ code, about, text }: Explanation): string {
  const plain = text.replace(
    /^(`{3,})(\w*)(?: title="([^"]*)")?\n([\s\S]*?)\n\1$/gm,
    (_, __, language, title, block) => {
      const lead = title ?? (language === "text" ? "is reported as" : "for example");
      return `${lead}:\n\n${block.replace(/^(?=.)/gm, "    ")}`;
    },
  );
  return `${code}  (${about})\n\n${plain}\n`;
}
