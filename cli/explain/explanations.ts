import { readFileSync } from "node:fs";

/** A section of the page of diagnostics, or of the page of checks. */
export interface Explanation {
  readonly code: string;
  /** The chapter of the page, such as `Docs projects`, or the topic of the page. */
  readonly about: string;
  /** Markdown: the meaning, an example, and the printed diagnostic. */
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

/** Reads the sections of the page of checks (docs/checks.md), which the build puts into the package too. */
export const readCheckExplanations = (file: string): readonly Explanation[] =>
  readFileSync(file, "utf8")
    .split(/^## /m)
    .slice(1)
    .flatMap((section): readonly Explanation[] => {
      const [heading = "", ...lines] = section.split("\n");
      const code = heading.trim();
      // Other sections have titles.
      if (!/^[a-z][a-z-]*$/.test(code)) return [];
      return [{ code, about: "Checks of a running API", text: plainLinks(lines.join("\n").trim()) }];
    });

/** Links of the page point to other pages, which a terminal can't open. */
const plainLinks = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");

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
