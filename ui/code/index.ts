/** Source code on pages: which tokens it has, their colors, and the frames around it. */
export { CodeBlock } from "./code-block.tsx";
export { CodeFigure } from "./code-figure.tsx";
export { CodeFrame } from "./code-frame.tsx";
export { CodeText } from "./code-text.tsx";
export { maxPrograms, type Program, ProgramFigure } from "./program-figure.tsx";
export type { Language } from "./scan.ts";
export { codeName, textCode } from "./text-code.tsx";
