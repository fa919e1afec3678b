import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CompiledTable, type FindLanguage, type Language, scriptOf } from "#locales";
import { compileTable, type Source } from "#locales/compile";

/** The language of messages that a file does not have. */
const sourceTag = "en";

/** Returns the languages of a folder with one JSON file each, named by its tag. Files are read when they are needed. */
export function readLanguages(folder: string): FindLanguage {
  const read = new Map<string, Language>();
  const load = (tag: string): Source => readSource(folder, tag);
  let files: ReadonlyMap<string | undefined, string> | undefined;
  let english: Source | undefined;
  return (wanted) => {
    files ??= new Map(tagsIn(folder).map((tag) => [scriptOf(tag), tag]));
    const tag = files.get(scriptOf(wanted));
    if (tag === undefined) return undefined;
    english ??= load(sourceTag);
    const known = read.get(tag) ?? languageOf(tag, tag === sourceTag ? english : mergeSources(english, load(tag)));
    read.set(tag, known);
    return known;
  };
}

const ending = ".json";

/** Lists the tags of the languages that a folder has files of. */
export const tagsIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? [name.slice(0, -ending.length)] : []));

/** Reads the messages of a language from its file. */
export const readSource = (folder: string, tag: string): Source =>
  JSON.parse(readFileSync(join(folder, `${tag}${ending}`), "utf8"));

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

/** Returns the messages of a language, and the English ones that it does not have. Other messages are left out. */
export const mergeSources = (english: Source, own: Source): Source =>
  Object.fromEntries(
    Object.entries(english).map(([key, message]) => {
      const translated = own[key];
      if (typeof message === "string") return [key, typeof translated === "string" ? translated : message];
      return [key, typeof translated === "object" ? mergeSources(message, translated) : message];
    }),
  );
