/** The part of a text around a run of characters that decides what in the run must be escaped. */
export interface EscapePlace {
  /** The character before the run, and the one behind it. */
  readonly before: string;
  readonly after: string;
  /** True in the label of a link or an image. */
  readonly isLabel?: boolean;
  readonly isHeading?: boolean;
  readonly isCell?: boolean;
}

/** Characters that may be marks (CommonMark §2.4, GFM §4.10, §6.5, §6.9), where their neighbors allow it. */
const marks =
  /[*`~[\]|]|_+|\\(?=[\n!-/:-@[-`{-~])|!(?=\[)|&(?=[#A-Za-z])|<(?=[!/?A-Za-z])|(?<=\])\(|(?<=[+\-.\w])@(?=[-.\w])|(?<=[Ww])\.(?=[-.\w])|(?<=[ps]):(?=\/)|#(?=\n)/g;

/** The start of a line that would be a heading, a list, a quote, a rule or a table. */
const lineStart = /^(?:(?=[#=>])|(?=\+[ \t\r\n])|(?=-[ \t\r\n:|-])|(?=\|[\t :-])|(?=:-)|\d+(?=\)|\.[ \t\r\n]))/;

/** Escapes what would be marks in a run of text without line breaks, as `mdast-util-to-markdown` does. */
export function escapeText(run: string, place: EscapePlace): string {
  const { before, after } = place;
  const whole = before + run + after;
  const end = before.length + run.length;
  const escaped = whole.replace(marks, (mark, at: number) =>
    at < before.length || at >= end ? mark : escapeMark(mark, at, whole, place),
  );
  const text = escaped.slice(before.length, escaped.length - after.length);
  const start = before === "\n" ? lineStart.exec(run + after)?.[0].length : undefined;
  return start === undefined ? text : `${text.slice(0, start)}\\${text.slice(start)}`;
}

function escapeMark(mark: string, at: number, whole: string, place: EscapePlace): string {
  const { after, isLabel = false, isHeading = false, isCell = false } = place;
  const end = whole.length - after.length;
  switch (mark[0]) {
    case "_":
      return isInWord(mark, at, whole, place) ? mark : mark.replaceAll("_", "\\_");
    case "]":
      return isLabel ? "\\]" : mark;
    case "|":
      return isCell ? "\\|" : mark;
    case "#":
      return isHeading ? "\\#" : mark;
    case "!":
      // A bracket in the run is escaped itself.
      return at + 1 < end ? mark : "\\!";
    case "(":
      return isLabel ? mark : "\\(";
    case "@":
    case ".":
    case ":":
      // Neither is an underscore beside it a part of an address when it is escaped.
      return isLabel || whole[at - 1] === "_" || (at + 1 < end && whole[at + 1] === "_") ? mark : `\\${mark}`;
    default:
      return `\\${mark}`;
  }
}

/** Underscores between letters and digits are no marks (CommonMark §6.2). */
function isInWord(mark: string, at: number, whole: string, { before, after }: EscapePlace): boolean {
  const [previous, next] = [at - 1, at + mark.length];
  const isBesideMark = (beside: string): boolean => beside === "*" || beside === "_";
  return (
    kindOfCharacter(whole[previous]) === "letter" &&
    kindOfCharacter(whole[next]) === "letter" &&
    !(previous === before.length && isBesideMark(before)) &&
    !(next === whole.length - after.length - 1 && isBesideMark(after))
  );
}

/** Returns the kind of a character as emphasis distinguishes them (CommonMark §6.2); the end of a text is space. */
export function kindOfCharacter(character = " "): "space" | "punctuation" | "letter" {
  if (/\s/.test(character)) return "space";
  return /[\p{P}\p{S}]/u.test(character) ? "punctuation" : "letter";
}
