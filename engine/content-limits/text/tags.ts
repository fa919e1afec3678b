/** The elements that are open in a text. */
export interface Tags {
  /** Scans a line, and returns how deep the elements that end in it are nested. */
  readonly scan: (line: string) => number;
}

/** An open element. */
interface Frame {
  readonly name: string;
  /** Elements inside each other in it, as far as they are closed. */
  inside: number;
}

const sign = /<(\/?)([A-Za-z][\w.:-]*|(?=>))|\/>/g;

/** Maximum number of open elements that are searched for the start of one that is closed. */
const maxSearched = 1000;

/**
 * Opens the elements of a text. Only elements with a closing tag count: renderers show the other tags as text, or end
 * the elements with their paragraphs.
 */
export function openTags(): Tags {
  const frames: Frame[] = [];
  const closeTo = (length: number): number => {
    let depth = 0;
    while (frames.length > length) depth = Math.max(depth, frames.pop()?.inside ?? 0);
    const parent = frames.at(-1);
    if (parent !== undefined) parent.inside = Math.max(parent.inside, depth + 1);
    return depth + 1;
  };
  const openedAt = (name: string): number => {
    const from = Math.max(0, frames.length - maxSearched);
    let at = frames.length - 1;
    while (at >= from && frames[at]?.name !== name) at -= 1;
    return at >= from ? at : -1;
  };
  return {
    scan: (line) => {
      let depth = 0;
      if (!line.includes("<") && !line.includes("/>")) return depth;
      for (const [whole, slash, name = ""] of line.matchAll(sign)) {
        const isEnd = whole === "/>" || slash === "/";
        if (!isEnd) frames.push({ name, inside: 0 });
        else {
          const at = whole === "/>" ? frames.length - 1 : openedAt(name);
          if (at >= 0) depth = Math.max(depth, closeTo(at));
        }
      }
      return depth;
    },
  };
}
