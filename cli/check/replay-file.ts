import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject, type Json, type JsonObject, objectOf, own, parseJson, printJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import type { Case } from "./law.ts";

/** One failure, with all that is needed to try it again. */
export interface Replay {
  /** What the check was asked for: an id, a name, a file or a folder; the registry's own API where absent. */
  readonly api?: string;
  /** The hash of the definition that it failed on. */
  readonly definition: string;
  readonly endpoint: string;
  readonly law: string;
  readonly seed: number;
  readonly path: string;
  readonly message: string;
  readonly case: Case;
}

/** A replay, or why there is none. */
export type ReadReplay =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly fault: string };

/** The form of these files; a reader of another one says so. */
const version = 1;

/** Gives the hash by which two definitions are the same, whatever the order of their keys. */
export function definitionHash(model: ApiModel): string {
  // A model is plain data.
  return hashOf(printJson(sorted(model as unknown as Json)));
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return objectOf(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(own(value, key) as Json)]),
  );
}

/** Writes a failure to a file of its own in a folder; the same failure has the same file. Gives its path. */
export async function writeReplay(folder: string, replay: Replay): Promise<string> {
  const { message: _message, seed: _seed, path: _path, ...same } = replay;
  const text = (value: object): string => `${printJson({ callboard: "replay", version, ...value }, 2)}\n`;
  const plain = replay.endpoint
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase()
    .slice(0, 60);
  const file = join(folder, `${plain}-${replay.law}-${hashOf(text(same)).slice(0, 8)}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, text(replay));
  return file;
}

/** Reads such a file. */
export async function readReplay(file: string): Promise<ReadReplay> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (thrown) {
    return refused(`${file} can't be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
  const parsed = parseJson(text);
  if (!parsed.ok) return refused(`${file} is no JSON: line ${parsed.fault.line}: ${parsed.fault.message}`);
  const { value } = parsed;
  if (!isObject(value) || own(value, "callboard") !== "replay")
    return refused(`${file} is no replay file of callboard check`);
  if (own(value, "version") !== version) {
    return refused(
      `${file} is a replay file of version ${printJson(own(value, "version") ?? null)}; this command reads ${version}`,
    );
  }
  const replay = replayOf(value);
  return replay === undefined
    ? refused(`${file} lacks a part of a replay: it was cut or changed`)
    : { ok: true, replay };
}

const refused = (fault: string): ReadReplay => ({ ok: false, fault });

function replayOf(value: JsonObject): Replay | undefined {
  const text = (key: string): string | undefined => {
    const member = own(value, key);
    return typeof member === "string" ? member : undefined;
  };
  const [api, definition, endpoint, law, path, message] = [
    "api",
    "definition",
    "endpoint",
    "law",
    "path",
    "message",
  ].map(text);
  const [seed, one] = [own(value, "seed"), own(value, "case")];
  if (definition === undefined || endpoint === undefined || law === undefined || path === undefined) return undefined;
  if (message === undefined || typeof seed !== "number" || !isObject(one)) return undefined;
  return { definition, endpoint, law, seed, path, message, case: one, ...(api !== undefined && { api }) };
}
