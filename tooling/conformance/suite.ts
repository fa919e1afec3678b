import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isList, isObject, type Json, own, parseJson } from "#engine/json";

/** A draft of JSON Schema: its folder in the suite, and its address. */
export interface Draft {
  readonly name: string;
  readonly folder: string;
  readonly address: string;
}

/** The drafts with cases that are run, newest first. */
export const drafts: readonly Draft[] = [
  { name: "2020-12", folder: "draft2020-12", address: "https://json-schema.org/draft/2020-12/schema" },
  { name: "2019-09", folder: "draft2019-09", address: "https://json-schema.org/draft/2019-09/schema" },
  { name: "7", folder: "draft7", address: "http://json-schema.org/draft-07/schema#" },
  { name: "6", folder: "draft6", address: "http://json-schema.org/draft-06/schema#" },
  { name: "4", folder: "draft4", address: "http://json-schema.org/draft-04/schema#" },
];

/** A value with the verdict that the suite expects. */
export interface SuiteCase {
  readonly title: string;
  readonly value: Json;
  readonly valid: boolean;
}

/** Cases of one schema. */
export interface SuiteGroup {
  /** The file of the suite without its extension, such as `anyOf`. */
  readonly file: string;
  readonly title: string;
  readonly schema: Json;
  readonly cases: readonly SuiteCase[];
}

/** The folder has no files of the suite. */
export class NoSuiteError extends Error {
  override readonly name = "NoSuiteError";
}

/**
 * Files about what this product decides differently on purpose: formats and contents are always asserted, and
 * vocabularies are not chosen by a metaschema.
 */
const others: ReadonlySet<string> = new Set(["format", "content", "vocabulary"]);

/** Reads the mandatory cases of a draft from a checkout of the suite. Throws `NoSuiteError`. */
export const mandatoryCases = (suite: string, { folder }: Draft): readonly SuiteGroup[] =>
  groupsIn(join(suite, "tests", folder)).filter(({ file }) => !others.has(file));

/** Reads the optional cases about formats of a draft. Throws `NoSuiteError`. */
export const formatCases = (suite: string, { folder }: Draft): readonly SuiteGroup[] =>
  groupsIn(join(suite, "tests", folder, "optional", "format"));

function groupsIn(folder: string): readonly SuiteGroup[] {
  if (!existsSync(folder)) throw new NoSuiteError(`${folder} is not in this folder of the suite`);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.sort().flatMap((name) => groupsOf(basename(name, ".json"), readJson(join(folder, name))));
}

/** Reads a JSON file, with every digit of its numbers. */
export function readJson(file: string): Json {
  const parsed = parseJson(readFileSync(file, "utf8"));
  if (!parsed.ok) throw new NoSuiteError(`${file} is not JSON: ${parsed.error.message}`);
  return parsed.value;
}

const groupsOf = (file: string, groups: Json): readonly SuiteGroup[] =>
  objectsIn(groups).map((group) => ({
    file,
    title: String(own(group, "description")),
    schema: own(group, "schema") ?? true,
    cases: objectsIn(own(group, "tests")).map((one) => ({
      title: String(own(one, "description")),
      value: own(one, "data") ?? null,
      valid: own(one, "valid") === true,
    })),
  }));

const objectsIn = (list: Json | undefined) => (isList(list) ? list : []).filter(isObject);
