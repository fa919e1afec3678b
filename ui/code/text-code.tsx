import type { ReactElement } from "react";
import { CodeFigure } from "./code-figure.tsx";
import type { Language } from "./scan.ts";

const titles: { readonly [L in Language]: string } = {
  json: "JSON",
  shell: "Shell",
  typescript: "TypeScript",
  python: "Python",
  text: "Code",
};

/** Length of the part of the first line that names a block of code, in characters. */
const maxStartLength = 40;

/** Draws a block of code of a text, named by its language and its first line: a text may have several. */
export function textCode(code: string, language: Language): ReactElement {
  const title = titles[language];
  return <CodeFigure {...{ title, language }} label={codeName(title, code)} text={code} />;
}

/** Returns the accessible name of a block of code: its title and its first line. */
export function codeName(title: string, code: string): string {
  const start = code.trimStart().split("\n", 1)[0]?.slice(0, maxStartLength).trimEnd() ?? "";
  return start === "" ? title : `${title}: ${start}`;
}
