import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type Ended, timed } from "./process.ts";

/** The peer's command on our IDL. */
export interface FernProject {
  readonly run: (...args: readonly string[]) => Promise<Ended>;
}

/** Lays an IDL out as a project of the Fern CLI that is installed, without an account, a network or another home. */
export async function layOutFern(root: string, idl: string, project: string): Promise<FernProject> {
  const modules = join(root, "node_modules");
  const files = (source: string): boolean => ["", ".yml"].includes(extname(source));
  await mkdir(join(project, "home"), { recursive: true });
  await cp(idl, join(project, "fern/definition"), { recursive: true, filter: files });
  // The CLI's own package file, which npm requires to name a version.
  const { version } = JSON.parse(await readFile(join(modules, "fern-api/package.json"), "utf8")) as { version: string };
  await writeFile(join(project, "fern/fern.config.json"), JSON.stringify({ organization: "callboard", version }));
  await writeFile(join(project, "fern/generators.yml"), "groups:\n  none:\n    generators: []\n");
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: join(project, "home"),
    // Port 9 answers nobody.
    FERN_FDR_ORIGIN: "http://127.0.0.1:9",
    OVERRIDE_FDR_ORIGIN: "http://127.0.0.1:9",
    FERN_NO_VERSION_REDIRECTION: "true",
    FERN_DISABLE_TELEMETRY: "true",
    FERN_TELEMETRY_DISABLED: "1",
    FERN_DISABLE_UPGRADE_CHECK: "1",
    NO_COLOR: "1",
  };
  return { run: (...args) => timed(process.execPath, [join(modules, ".bin/fern"), ...args], { cwd: project, env }) };
}
