import { hash } from "node:crypto";
import type { ProjectFiles } from "#docs-project";

/** A question that a build asked about its project, and a short form of the answer. */
export type BuildInput = readonly [kind: InputKind, name: string, answer: string];

type InputKind = "info" | "read" | "list" | "env";

type Environment = { readonly [name: string]: string | undefined };

/** The files and variables of a project. */
export interface InputSources {
  readonly files: ProjectFiles;
  readonly env: Environment;
}

/** Files and variables that are read through a record. */
export interface RecordedInputs extends InputSources {
  /** Reads the text at a web address. */
  readonly fetchText: FetchText;
  /** Returns everything that was read so far; undefined if something was read that can't be compared, such as a web page. */
  readonly inputs: () => readonly BuildInput[] | undefined;
}

type FetchText = (url: string) => Promise<string | undefined>;

const digest = (content: string | Uint8Array): string => hash("sha256", content, "base64");

/** Records what a build reads of a project. */
export function recordInputs({ files, env }: InputSources, fetchText: FetchText): RecordedInputs {
  const answers = new Map<string, BuildInput>();
  let isComparable = true;
  const note = (kind: InputKind, name: string, answer: string): void => {
    const before = answers.get(`${kind} ${name}`);
    // A file that changes during a build may be in the site in part.
    if (before !== undefined && before[2] !== answer) isComparable = false;
    answers.set(`${kind} ${name}`, [kind, name, answer]);
  };
  const { revision } = files;
  return {
    files: {
      info: async (path) => {
        const info = await files.info(path);
        note("info", path, info?.kind ?? "");
        return info;
      },
      read: async (path) => {
        const content = await files.read(path);
        note("read", path, digest(content));
        return content;
      },
      list: async (path) => {
        const entries = await files.list(path);
        note("list", path, digest(JSON.stringify(entries)));
        return entries;
      },
      ...(revision !== undefined && {
        revision: (ref) => {
          isComparable = false;
          return revision(ref);
        },
      }),
    },
    env: new Proxy(env, {
      get: (target, name) => {
        const value = typeof name === "string" ? target[name] : undefined;
        if (typeof name === "string") note("env", name, envAnswer(value));
        return value;
      },
    }),
    fetchText: (url) => {
      isComparable = false;
      return fetchText(url);
    },
    inputs: () => (isComparable ? [...answers.values()] : undefined),
  };
}

/** Files that are compared at once. */
const filesAtOnce = 64;

/** Returns true if each question about a project still has the same answer. */
export async function areUnchanged(inputs: readonly BuildInput[], sources: InputSources): Promise<boolean> {
  // Readable paths are files.
  const read = new Set(inputs.flatMap(([kind, name]) => (kind === "read" ? [name] : [])));
  const asked = inputs.filter(([kind, name]) => kind !== "info" || !read.has(name));
  for (let from = 0; from < asked.length; from += filesAtOnce) {
    const some = asked.slice(from, from + filesAtOnce);
    const answers = await Promise.all(some.map(([kind, name]) => answerOf(kind, name, sources)));
    if (some.some(([, , answer], index) => answers[index] !== answer)) return false;
  }
  return true;
}

async function answerOf(kind: InputKind, name: string, { files, env }: InputSources): Promise<string | undefined> {
  try {
    if (kind === "info") return (await files.info(name))?.kind ?? "";
    if (kind === "read") return digest(await files.read(name));
    if (kind === "list") return digest(JSON.stringify(await files.list(name)));
    return envAnswer(env[name]);
  } catch {
    // A file that was removed.
    return undefined;
  }
}

/** A variable may be a secret, so its value is not stored. */
const envAnswer = (value: string | undefined): string => (value === undefined ? "" : digest(value));
