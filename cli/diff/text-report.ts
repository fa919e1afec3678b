import { styleText } from "node:util";
import { type Change, type Comparison, type Section, sectionOf, sections } from "#engine/compare";
import { counted, printable } from "../text.ts";
import { directionWords, levelWords, touched } from "./level-words.ts";

/** The two versions as typed by the user. */
export interface Titles {
  readonly older: string;
  readonly newer: string;
}

const inks = {
  "breaks-wire": "red",
  "breaks-source": "yellow",
  "behaves-otherwise": "cyan",
  adds: "green",
  "docs-only": "dim",
} as const satisfies { readonly [S in Section]: string };

type Ink = "bold" | "dim" | (typeof inks)[Section];

/** Writes a comparison for a terminal, grouped by section, the most severe first. */
export function textReport({ changes, bump }: Comparison, titles: Titles, colors: boolean): string {
  const ink = (format: Ink | Ink[], text: string): string =>
    colors ? styleText(format, text, { validateStream: false }) : text;
  const head = ink("bold", `${titles.older} → ${titles.newer}`);
  if (changes.length === 0) return `${head}: nothing changed\n`;
  const groups = sections.flatMap((section) => {
    const group = changes.filter((one) => sectionOf(one) === section);
    if (group.length === 0) return [];
    const title = ink(["bold", inks[section]], `${levelWords[section]} (${group.length})`);
    const faint = (text: string): string => ink("dim", text);
    const breaks = section === "breaks-wire" || section === "breaks-source";
    return [`${title}\n\n${group.map((one) => (breaks ? breakText(one, faint) : lineText(one, faint))).join("")}`];
  });
  const sum = `${counted(changes.length, "change")}; the next version is a ${ink("bold", bump)} one`;
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
