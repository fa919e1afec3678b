import { isObject, type JsonObject, own, parseJson, printJson } from "#engine/json";

/** One failure that `callboard check` found, with all that is needed to try it again. */
export interface Replay {
  /** The argument of the check: an id, a name, a file or a folder; the registry's own API if absent. */
  readonly api?: string;
  /** The hash of the definition that it failed on. */
  readonly definition: string;
  /** The form that it failed on, in short, as drafts tell theirs; older files do not hold it. */
  readonly form?: string;
  readonly endpoint: string;
  readonly law: string;
  readonly seed: number;
  readonly path: string;
  readonly message: string;
  readonly case: JsonObject;
}

/** A replay, or why a text is none: the end of a sentence that begins with the name of its file. */
export type ReadReplay =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly fault: string };

/** The form of these files; a reader of another one says so. */
export const replayVersion = 1;

const refused = (fault: string): ReadReplay => ({ ok: false, fault });

/** Reads the text of a replay file. */
export function replayFromText(text: string): ReadReplay {
  const parsed = parseJson(text);
  if (!parsed.ok) return refused(`is no JSON: line ${parsed.error.line}: ${parsed.error.message}`);
  const { value } = parsed;
  if (!isObject(value) || own(value, "callboard") !== "replay") return refused("is no replay file of callboard check");
  const version = own(value, "version");
  if (version !== replayVersion) {
    return refused(
      `is a replay file of version ${printJson(version ?? null)}; version ${replayVersion} is what can be read here`,
    );
  }
  const replay = replayOf(value);
  return replay === undefined ? refused("lacks a part of a replay: it was cut or changed") : { ok: true, replay };
}

function replayOf(value: JsonObject): Replay | undefined {
  const text = (key: string): string | undefined => {
    const member = own(value, key);
    return typeof member === "string" ? member : undefined;
  };
  const [api, form, definition, endpoint, law, path, message] = [
    "api",
    "form",
    "definition",
    "endpoint",
    "law",
    "path",
    "message",
  ].map(text);
  const [seed, one] = [own(value, "seed"), own(value, "case")];
  if (definition === undefined || endpoint === undefined || law === undefined || path === undefined) return undefined;
  if (message === undefined || typeof seed !== "number" || !isObject(one)) return undefined;
  return {
    ...(api !== undefined && { api }),
    definition,
    ...(form !== undefined && { form }),
    ...{ endpoint, law, seed, path, message, case: one },
  };
}
