import { execFile } from "node:child_process";
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { env } from "node:process";
import { promisify } from "node:util";

/** The versions of the Fern CLI that the registry is tested with. The last one is a development dependency. */
export const fernVersions = ["3.38.0", "4.42.0", "5.131.1"] as const;
export type FernVersion = (typeof fernVersions)[number];

/** Installed versions stay here between runs. */
const cacheFolder = join(env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "callboard", "fern-api");

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The script of an installed CLI, or the reason why it could not be installed. */
export type InstalledCli =
  | { readonly ok: true; readonly script: string }
  | { readonly ok: false; readonly reason: string };

/** Installs a version of the CLI from npm, without its scripts, unless it is installed already. */
export async function installFern(version: FernVersion): Promise<InstalledCli> {
  const own = join(import.meta.dirname, "../../node_modules/fern-api");
  const manifest: { readonly version?: string } = JSON.parse(await readFile(join(own, "package.json"), "utf8"));
  if (manifest.version === version) return { ok: true, script: join(own, "cli.cjs") };
  const folder = join(cacheFolder, version);
  const script = join(folder, "node_modules/fern-api/cli.cjs");
  if (await isThere(script)) return { ok: true, script };
  await mkdir(cacheFolder, { recursive: true });
  // Installed elsewhere and renamed, so that an interrupted or parallel run leaves no partial installation.
  const temporary = await mkdtemp(join(cacheFolder, "installing-"));
  try {
    await writeFile(join(temporary, "package.json"), "{}");
    const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=60000"];
    await promisify(execFile)("npm", ["install", ...options, `fern-api@${version}`], { cwd: temporary });
    await rename(temporary, folder).catch(async (error: unknown) => {
      if (!(await isThere(script))) throw error;
    });
    return { ok: true, script };
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof Error ? (error.message.split("\n")[1] ?? error.message) : String(error),
    };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The files of a project, by their path below its folder. */
export type ProjectFiles = { readonly [path: string]: string | Uint8Array };

/** A project on disk with a CLI that calls one registry. */
export interface FernProject {
  readonly folder: string;
  /** Runs a command of the CLI without interaction, and returns its exit code and everything that it printed. */
  readonly run: (...args: readonly string[]) => Promise<{ readonly exitCode: number; readonly output: string }>;
}

/** The CLI that a project is written for, and the registry that it calls. */
export interface FernTarget {
  readonly version: FernVersion;
  readonly script: string;
  readonly registry: string;
  readonly token: string;
  /** Further variables of the CLI's environment. */
  readonly variables?: { readonly [name: string]: string };
}

/** Writes a project into a new folder, for a version of the CLI and a registry. */
export async function writeProject(files: ProjectFiles, target: FernTarget): Promise<FernProject> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-fern-"));
  const all: ProjectFiles = {
    "fern/fern.config.json": JSON.stringify({ organization: "acme", version: target.version }),
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await mkdir(join(folder, "home"));
  const variables = {
    PATH: env.PATH ?? "",
    HOME: join(folder, "home"),
    FERN_FDR_ORIGIN: target.registry,
    OVERRIDE_FDR_ORIGIN: target.registry,
    FERN_TOKEN: target.token,
    // The newer set of paths of versions from 5 on is not part of the registry's API.
    FERN_DOCS_DEPLOY_MODE: "legacy",
    FERN_NO_VERSION_REDIRECTION: "true",
    FERN_DISABLE_TELEMETRY: "true",
    FERN_TELEMETRY_DISABLED: "1",
    FERN_DISABLE_UPGRADE_CHECK: "1",
    CI: "true",
    NO_COLOR: "1",
    ...target.variables,
  };
  return {
    folder,
    run: (...args) =>
      new Promise((resolve) => {
        const options = { cwd: folder, env: variables, maxBuffer: 1e8 };
        const child = execFile(process.execPath, [target.script, ...args], options, (_error, stdout, stderr) => {
          resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr });
        });
        child.stdin?.end();
      }),
  };
}
