import { hash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ReadReplay, type Replay, replayFromText, replayVersion } from "#docs-host/playground/replay";
import { errorMessage } from "#engine/error-message";
import { defined } from "#engine/item-at";
import { asJson, isObject, type Json, objectOf, printJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { slugOf } from "#engine/text";
import { ignoreDataAround } from "#process";

export type { Replay };

/** Returns the hash of a definition, independent of the order of its keys. */
export function definitionHash(model: ApiModel): string {
  return shortHash(printJson(sorted(asJson(model))));
}

const shortHash = (text: string): string => hash("sha256", text).slice(0, 32);

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return objectOf(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(defined(value[key]))]),
  );
}

/** Writes a failure to a file in a folder, always the same file for the same failure, and returns its path. */
export async function writeReplay(folder: string, replay: Replay): Promise<string> {
  const { message: _message, seed: _seed, path: _path, form: _form, ...same } = replay;
  const text = (value: object): string =>
    `${printJson({ callboard: "replay", version: replayVersion, ...value }, 2)}\n`;
  const file = join(folder, `${slugOf(replay.endpoint)}-${replay.law}-${shortHash(text(same)).slice(0, 8)}.json`);
  await mkdir(folder, { recursive: true });
  ignoreDataAround(folder);
  await writeFile(file, text(replay));
  return file;
}

/** Reads a replay file. */
export async function readReplay(file: string): Promise<ReadReplay> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (thrown) {
    return { ok: false, error: `${file} can't be read: ${errorMessage(thrown)}` };
  }
  const read = replayFromText(text);
  return read.ok ? read : { ok: false, error: `${file} ${read.error}` };
}
