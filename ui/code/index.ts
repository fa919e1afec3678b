/** Source code on pages: which tokens it has, their colors, and the frames around it. */
export { CodeBlock, type CodeBlockProps } from "./code-block.tsx";
export { CodeFigure, type CodeFigureProps } from "./code-figure.tsx";
export { CodeFrame, type CodeFrameProps } from "./code-frame.tsx";
export { CodeText } from "./code-text.tsx";
export { mostPrograms, type Program, ProgramFigure, type ProgramFigureProps } from "./program-figure.tsx";
export { type Language, scan, type TokenKind } from "./scan.ts";
export { codeName, textCode } from "./text-code.tsx";
