import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptOf } from "#locales";
import type { Source } from "#locales/compile";
import { checkMessages } from "./check-messages.ts";
import { readSource, sourceTag, tagsIn } from "./read-languages.ts";

/** Findings about the language files of a publisher. Each text names its file and message. */
export interface LanguageFaults {
  /** Texts that no page could show correctly. */
  readonly errors: readonly string[];
  /** Messages that Callboard does not have, and plural forms of the language that are missing. */
  readonly notes: readonly string[];
}

/**
 * Checks the files of languages in a folder. They need not have all messages.
 *
 * @param packaged the folder with the English messages
 */
export function checkLanguages(packaged: string, folder: string): LanguageFaults {
  const errors: string[] = [];
  const notes: string[] = [];
  const tags = readTags(folder, errors);
  const english = readSource(packaged, sourceTag);
  for (const tag of tags) {
    const at = (text: string): string => `${tag}.json: ${text}`;
    const script = scriptOf(tag);
    if (script === undefined) errors.push(at("the name must be a BCP 47 tag, such as pl.json"));
    else if (script === scriptOf(sourceTag)) errors.push(at("the English messages can't be replaced"));
    else {
      const read = readMessages(folder, tag);
      if (typeof read === "string") errors.push(at(read));
      else
        for (const { path, problem, message } of checkMessages(english, read, tag)) {
          if (problem === "unknown" || problem === "plural") notes.push(at(`${path} ${message}`));
          else if (problem !== "missing") errors.push(at(`${path} ${message}`));
        }
    }
  }
  return { errors, notes };
}

function readTags(folder: string, errors: string[]): readonly string[] {
  try {
    readdirSync(folder);
  } catch {
    errors.push(`${folder} is not a folder that can be read`);
    return [];
  }
  const tags = tagsIn(folder);
  if (tags.length === 0) errors.push(`${folder} has no file such as pl.json`);
  return tags;
}

/** Reads a file of messages, or returns a text about what is wrong with it. */
function readMessages(folder: string, tag: string): Source | string {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, `${tag}.json`), "utf8"));
    return isSource(value) ? value : "it must be an object of texts, and of objects of texts";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isSource = (value: unknown): value is Source =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === "string" || isSource(one));
