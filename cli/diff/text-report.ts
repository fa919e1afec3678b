import { type Change, type Comparison, type Level, levels } from "#engine/compare";
import { counted, printable } from "../text.ts";
import { directionWords, levelWords, touched } from "./level-words.ts";

/** The two versions as typed by the user. */
export interface Titles {
  readonly older: string;
  readonly newer: string;
}

const escapeSign = "\u001B[";
const inks: { readonly [L in Level]: string } = {
  "breaks-wire": "31",
  "breaks-source": "33",
  "behaves-otherwise": "36",
  "docs-only": "2",
};

/** Writes a comparison for a terminal, grouped by level, the most severe first. */
export function textReport({ changes, bump }: Comparison, titles: Titles, colours: boolean): string {
  const ink = (code: string, text: string): string => (colours ? `${escapeSign}${code}m${text}${escapeSign}0m` : text);
  const head = ink("1", `${titles.older} → ${titles.newer}`);
  if (changes.length === 0) return `${head}: nothing changed\n`;
  const groups = levels.flatMap((level) => {
    const group = changes.filter((one) => one.level === level);
    if (group.length === 0) return [];
    const title = ink(`1;${inks[level]}`, `${levelWords[level]} (${group.length})`);
    const faint = (text: string): string => ink("2", text);
    const breaks = level === "breaks-wire" || level === "breaks-source";
    return [`${title}\n\n${group.map((one) => (breaks ? breakText(one, faint) : lineText(one, faint))).join("")}`];
  });
  const sum = `${counted(changes.length, "change")}; the next version is a ${ink("1", bump)} one`;
  return `${head}\n\n${groups.map((group) => group.trimEnd()).join("\n\n")}\n\n${sum}\n`;
}

/** A breaking change: its location, the affected side, and the advice. */
function breakText(change: Change, faint: (text: string) => string): string {
  const { message, rule, direction, older, newer, advice } = change;
  const pointer = newer?.pointer ?? older?.pointer ?? "";
  const where = [pointer, directionWords[direction], rule].filter((text) => text !== "").join(" · ");
  const calls = touched(change, 4);
  const lines = [
    faint(printable(where)),
    ...(calls === undefined ? [] : [faint(printable(`touches ${calls}`))]),
    ...(advice === undefined ? [] : [`→ ${advice}`]),
  ];
  return `  ${printable(message)}\n${lines.map((line) => `    ${line}\n`).join("")}\n`;
}

/** A compatible change takes one line. */
const lineText = ({ message, rule, direction, advice }: Change, faint: (text: string) => string): string => {
  const about = [directionWords[direction], rule].filter((text) => text !== "").join(" · ");
  return `  ${printable(message)} ${faint(about)}\n${advice === undefined ? "" : `    → ${advice}\n`}`;
};
