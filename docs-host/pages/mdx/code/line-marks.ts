import type { LineRange } from "./options.ts";

/** Marks of lines that their author wrote as comments in the code. */
export interface MarkedCode {
  /** The code without the marks. */
  readonly code: string;
  readonly highlight: readonly LineRange[];
  readonly focus: readonly LineRange[];
  readonly inserted: readonly LineRange[];
  readonly deleted: readonly LineRange[];
}

const mark =
  /[ \t]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)[ \t]*\[!code (focus|highlight|hl|\+\+|--)(?::(\d{1,4}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

const kinds: { readonly [name: string]: "focus" | "highlight" | "inserted" | "deleted" } = {
  focus: "focus",
  highlight: "highlight",
  hl: "highlight",
  "++": "inserted",
  "--": "deleted",
};

/** Reads the marks at the ends of lines, such as `// [!code focus]` and `# [!code ++:3]` for three lines. */
export function readLineMarks(code: string): MarkedCode {
  const ranges: { readonly [K in (typeof kinds)[string]]: LineRange[] } = {
    focus: [],
    highlight: [],
    inserted: [],
    deleted: [],
  };
  if (!code.includes("[!code ")) return { code, ...ranges };
  const lines = code.split("\n").map((line, i) => {
    const [whole, name = "", count = "1"] = mark.exec(line) ?? [];
    const kind = kinds[name];
    if (whole === undefined || kind === undefined) return line;
    ranges[kind].push([i + 1, i + Number(count)]);
    return line.slice(0, -whole.length);
  });
  return { code: lines.join("\n"), ...ranges };
}
