import { hash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { errorMessage } from "#engine/error-message";
import { isObject, parseJson, printJson } from "#engine/json";
import { type ApiModel, modelLacksServer, readServerUrl, servedAt } from "#engine/model";
import { readyDataFolder } from "../start/ready-data-folder.ts";
import { idsOf, isAddress } from "./source.ts";

/** The base URLs of APIs without a server in their descriptions, or with a server without a host. */
export interface ServerChoices {
  /** Returns the models as they are served. */
  readonly apply: (models: readonly ApiModel[]) => readonly ApiModel[];
  /** The base URLs that readers may change, by the ids of their APIs; empty for one that is not known yet. */
  readonly open: (models: readonly ApiModel[]) => ReadonlyMap<string, string>;
  /** Sets the base URL of an API, and remembers it for the next start; `undefined` removes it. */
  readonly set: (apiId: string, url: string | undefined) => Promise<void>;
  /** Identifies the current base URLs; empty if there is none. */
  readonly key: () => string;
  /** Sentences for the operator about where requests go. */
  readonly notes: (models: readonly ApiModel[]) => readonly string[];
}

/** Dependencies of the choices. */
export interface ServerChoicesDeps {
  readonly sources: readonly string[];
  /** Base URLs that the command was started with, by source. They are not remembered, and readers can't change them. */
  readonly given: ReadonlyMap<string, string>;
  readonly folder: string;
  /** The folder with the stored choices of users. */
  readonly dataFolder: string;
  readonly err: (text: string) => void;
}

const fileName = "servers.json";

/** Reads the base URLs that readers chose before. */
export async function openServerChoices(deps: ServerChoicesDeps): Promise<ServerChoices> {
  const { sources, given, folder, dataFolder, err } = deps;
  const ids = idsOf(sources);
  // Equal names in two folders are two descriptions.
  const places = new Map(sources.map((source, i) => [ids[i], isAddress(source) ? source : resolve(folder, source)]));
  const fixed = new Map(sources.flatMap((source, i) => fixedAt(ids[i], given.get(source))));
  const remembered = await readRemembered(join(dataFolder, fileName), err);
  const urlOf = (id: string): string | undefined => fixed.get(id) ?? remembered.get(places.get(id) ?? "");
  let writing = Promise.resolve();
  return {
    apply: (models) =>
      models.map((model) => {
        const url = urlOf(model.id);
        return url === undefined ? model : servedAt(model, url);
      }),
    open: (models) =>
      new Map(
        models.flatMap((model) =>
          fixed.has(model.id) || !modelLacksServer(model) ? [] : [[model.id, urlOf(model.id) ?? ""]],
        ),
      ),
    set: (apiId, url) => {
      const place = places.get(apiId);
      if (place === undefined || fixed.has(apiId)) return Promise.resolve();
      if (url === undefined) remembered.delete(place);
      else remembered.set(place, url);
      writing = writing.then(() => writeRemembered(dataFolder, remembered, err));
      return writing;
    },
    key: () => {
      const urls = ids.map((id) => urlOf(id) ?? "");
      if (urls.every((url) => url === "")) return "";
      return hash("sha256", JSON.stringify(urls), "base64url").slice(0, 12);
    },
    notes: (models) =>
      models.flatMap((model) => {
        const source = sources[ids.indexOf(model.id)] ?? model.id;
        const url = urlOf(model.id);
        if (url === undefined) return [];
        if (!modelLacksServer(model))
          return fixed.has(model.id) ? [`${source}: it names its servers; --server is ignored`] : [];
        return [`${source}: requests go to ${url}${fixed.has(model.id) ? "" : ", as set in the playground"}`];
      }),
  };
}

const fixedAt = (id: string | undefined, url: string | undefined): readonly (readonly [string, string])[] =>
  id === undefined || url === undefined ? [] : [[id, url]];

async function readRemembered(file: string, err: (text: string) => void): Promise<Map<string, string>> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return new Map();
  const read = parseJson(text);
  if (!read.ok || !isObject(read.value)) {
    err(`${file}: it is not a JSON object of base URLs; it is ignored`);
    return new Map();
  }
  return new Map(
    Object.entries(read.value).flatMap(([place, value]) => {
      const url = typeof value === "string" ? readServerUrl(value) : undefined;
      return url?.ok === true ? [[place, url.url] as const] : [];
    }),
  );
}

async function writeRemembered(
  folder: string,
  remembered: ReadonlyMap<string, string>,
  err: (text: string) => void,
): Promise<void> {
  const problem = readyDataFolder(folder);
  const file = join(folder, fileName);
  try {
    if (problem !== undefined) throw new Error(problem);
    // Another command may read it at the same time.
    await writeFile(`${file}.new`, `${printJson(Object.fromEntries(remembered), 2)}\n`);
    await rename(`${file}.new`, file);
  } catch (error) {
    err(`the base URL is not remembered: ${errorMessage(error)}`);
  }
}
