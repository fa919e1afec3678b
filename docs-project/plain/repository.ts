import { isRecord } from "#engine/json";
import { type CachedFiles, inFolder } from "../project-files.ts";

/** A repository on the web. */
export interface Repository {
  /** Its address without a slash at the end: `https://github.com/acme/shop`. */
  readonly address: string;
  readonly name: string;
}

/** Folders around a project that are searched for its repository; our choice. */
const maxSteps = 8;

/** Finds the repository that package.json or git names, in the folder of the project or around it. */
export async function repositoryOf(files: CachedFiles): Promise<Repository | undefined> {
  for (const folder of foldersAround()) {
    const origin = originIn((await files.text(inFolder(folder, ".git/config"))) ?? "");
    const named = origin ?? repositoryIn(await packageIn(folder, files));
    const repository = named === undefined ? undefined : parseRepository(named);
    if (repository !== undefined) return repository;
  }
  return undefined;
}

/** Returns the folder of the project and the ones around it. */
export const foldersAround = (): readonly string[] =>
  Array.from({ length: maxSteps }, (_, steps) => Array.from({ length: steps }, () => "..").join("/"));

/** Reads the package.json of a folder; undefined if it is missing or not JSON. */
export async function packageIn(folder: string, files: CachedFiles): Promise<unknown> {
  const text = await files.text(inFolder(folder, "package.json"));
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // npm reports it; a name for a site is not worth an error.
    return undefined;
  }
}

function repositoryIn(value: unknown): string | undefined {
  const repository = isRecord(value) ? value.repository : undefined;
  const url = isRecord(repository) ? repository.url : repository;
  return typeof url === "string" ? url : undefined;
}

/** Returns the address of the remote `origin` in the configuration of git. */
function originIn(config: string): string | undefined {
  const section = /^\[remote "origin"\]\s*$([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(config)?.[1] ?? "";
  return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1];
}

const shortHosts: { readonly [name: string]: string } = {
  "github:": "github.com",
  "gitlab:": "gitlab.com",
  "bitbucket:": "bitbucket.org",
};

/**
 * Reads the address of a repository: `https://github.com/acme/shop.git`, `git@github.com:acme/shop.git`,
 * `github:acme/shop` or `acme/shop`.
 */
export function parseRepository(text: string): Repository | undefined {
  const short = /^(github:|gitlab:|bitbucket:)?([\w.-]+\/[\w.-]+)$/.exec(text);
  const long = /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/(.+)$/.exec(text);
  const scp = /^(?:[^@/:]+@)([\w.-]+):(?!\/)(.+)$/.exec(text);
  const host = short ? shortHosts[short[1] ?? "github:"] : (long?.[1] ?? scp?.[1]);
  const path = (short?.[2] ?? long?.[2] ?? scp?.[2] ?? "").replace(/[#?].*$/, "").replace(/\/$|\.git\/?$/, "");
  const name = path.slice(path.lastIndexOf("/") + 1);
  return host === undefined || name === "" ? undefined : { address: `https://${host}/${path}`, name };
}

/** Returns the address at which a repository shows a file or folder; undefined for hosts with an unknown form. */
export function sourceAddress(
  { address }: Repository,
  path: string,
  kind: "file" | "folder",
  ref = "HEAD",
): string | undefined {
  const host = new URL(address).hostname;
  const part = (view: string): string => `${address}${view}/${ref}/${encodeURI(path)}`.replace(/\/$/, "");
  if (/\bgithub\b/.test(host)) return part(kind === "file" ? "/blob" : "/tree");
  if (/\bgitlab\b/.test(host)) return part(kind === "file" ? "/-/blob" : "/-/tree");
  return /\bbitbucket\b/.test(host) ? part("/src") : undefined;
}
