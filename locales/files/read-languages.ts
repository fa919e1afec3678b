import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CompiledTable, type FindLanguage, type Language, scriptOf } from "#locales";
import { compileTable, type Source } from "#locales/compile";

/** The language of messages that a file does not have. */
export const sourceTag = "en";

/**
 * Returns the languages of folders with one JSON file each, named by its tag. A later folder replaces
 * messages of earlier ones; the first folder has the English messages. Files are read when they are needed.
 */
export function readLanguages(...folders: readonly string[]): FindLanguage {
  const read = new Map<string | undefined, Language>();
  let files: readonly (readonly [script: string | undefined, tag: string, file: string])[] | undefined;
  return (wanted) => {
    files ??= folders.flatMap((folder) =>
      tagsIn(folder).map((tag) => [scriptOf(tag), tag, fileOf(folder, tag)] as const),
    );
    const script = scriptOf(wanted);
    const known = read.get(script);
    if (known !== undefined) return known;
    const found = files.filter(([one]) => one === script);
    const tag = found.at(-1)?.[1];
    if (tag === undefined) return undefined;
    const english = files.filter(([, one]) => one === sourceTag);
    const sources = [...english, ...found].map(([, , file]) => readFile(file));
    const language = languageOf(tag, sources.reduce(mergeSources));
    read.set(script, language);
    return language;
  };
}

const ending = ".json";

/** Lists the tags of the languages that a folder has files of. */
export const tagsIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? [name.slice(0, -ending.length)] : []));

const fileOf = (folder: string, tag: string): string => join(folder, `${tag}${ending}`);

const readFile = (file: string): Source => JSON.parse(readFileSync(file, "utf8"));

/** Reads the messages of a language from its file. */
export const readSource = (folder: string, tag: string): Source => readFile(fileOf(folder, tag));

/** Creates a language from its messages, which are compiled area by area on first use. */
export function languageOf(tag: string, source: Source): Language {
  const areas = new Map<string, CompiledTable>();
  return {
    tag,
    areas: Object.keys(source),
    compiled: (area) => {
      const messages = source[area];
      const known = areas.get(area) ?? compileTable(typeof messages === "object" ? messages : {});
      areas.set(area, known);
      return known;
    },
  };
}

/** Replaces messages by the ones that a translation has. Its other messages are left out. */
export const mergeSources = (messages: Source, own: Source): Source =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const translated = own[key];
      if (typeof message === "string") return [key, typeof translated === "string" ? translated : message];
      return [key, typeof translated === "object" ? mergeSources(message, translated) : message];
    }),
  );
