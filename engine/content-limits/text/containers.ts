/** The lists and quotes around the lines of a text. */
export interface Containers {
  /** Enters a line. In code only the quotes and the indentation of its lines count. */
  readonly enter: (line: string, isCode: boolean) => EnteredLine;
  /** True if the last line is in the containers of the line before, or empty. */
  readonly isInside: boolean;
}

/** A line without the marks of its lists and quotes. */
interface EnteredLine {
  /** Offset of its content. */
  readonly start: number;
  /** The marks of list items in it. */
  readonly markers: number;
  /** Lists and quotes around its content. */
  readonly depth: number;
}

const space = 0x20;
const tab = 0x09;
const quote = 0x3e;

const bullet = /[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)/y;
const rule = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/y;

/** Opens the containers of a text. A list item is open for the lines that are indented as far as its content. */
export function openContainers(): Containers {
  /** Columns of the content of open list items. */
  const items: number[] = [];
  let isInside = true;
  return {
    get isInside() {
      return isInside;
    },
    enter: (line, isCode) => {
      let [at, column, quotes, markers] = [0, 0, 0, 0];
      let isFirst = true;
      for (; at < line.length; ) {
        const code = line.charCodeAt(at);
        if (code === space) column += 1;
        else if (code === tab) column += 4 - (column % 4);
        else if (code === quote) {
          quotes += 1;
          column += 1;
        } else {
          if (isFirst) {
            const open = items.length;
            while ((items.at(-1) ?? 0) > column) items.pop();
            isInside = items.length === open;
            isFirst = false;
          }
          if (isCode) break;
          const length = markerAt(line, at);
          if (length === 0 || (markers === 0 && isRule(line, at))) break;
          markers += 1;
          items.push(column + length + 1);
          column += length;
          at += length;
          continue;
        }
        at += 1;
      }
      if (isFirst) isInside = true;
      return { start: at, markers, depth: items.length + quotes };
    },
  };
}

/** Returns the length of the mark of a list item at an offset; 0 without one. */
function markerAt(line: string, at: number): number {
  bullet.lastIndex = at;
  return bullet.exec(line)?.[0].length ?? 0;
}

/** Returns true for a line such as `- - -`, which is not a list. */
function isRule(line: string, at: number): boolean {
  rule.lastIndex = at;
  return rule.test(line);
}
