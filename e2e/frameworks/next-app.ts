import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "playwright";
import { freePort } from "../../tooling/free-port.ts";
import { execute, untilAnswers } from "./execute.ts";
import { lookAtForm, lookAtReference } from "./look-at.ts";

const description = resolve(import.meta.dirname, "../../examples/plants/openapi.yaml");

/** A way to build and start an app of Next.js. */
interface NextApp {
  readonly name: string;
  readonly isBuiltByWebpack: boolean;
  /** True if the build is a folder that runs without the installed packages. */
  readonly isStandalone: boolean;
}

/** The ways to build and start an app: by Turbopack or webpack, with the installed packages or alone. */
export const nextApps: readonly NextApp[] = [
  { name: "next-turbopack", isBuiltByWebpack: false, isStandalone: false },
  { name: "next-turbopack-standalone", isBuiltByWebpack: false, isStandalone: true },
  { name: "next-webpack", isBuiltByWebpack: true, isStandalone: false },
  { name: "next-webpack-standalone", isBuiltByWebpack: true, isStandalone: true },
];

/** Starts a build, which has to answer at the port. */
function start(project: string, { isStandalone }: NextApp, port: number): ChildProcess {
  const env = { ...process.env, PORT: String(port), HOSTNAME: "127.0.0.1", ORIGIN: `http://127.0.0.1:${port}` };
  const next = join(project, "../node_modules/next/dist/bin/next");
  const words = isStandalone ? ["server.js"] : [next, "start", "-H", "127.0.0.1", "-p", String(port)];
  return spawn(process.execPath, words, { cwd: project, env, stdio: ["ignore", "ignore", "inherit"] });
}

/** Builds the app for production, starts it, and opens its forms, its reference and its docs. */
export async function tryNext(app: NextApp, folder: string, browser: Browser): Promise<void> {
  const project = join(folder, app.name);
  cpSync(join(folder, "next"), project, { recursive: true });
  cpSync(join(folder, "bundlers/sign-up.js"), join(project, "app/sign-up.js"));
  // By webpack, Next.js takes no package of `serverExternalPackages` for components of the page.
  if (app.isBuiltByWebpack) rmSync(join(project, "app/server-form"), { recursive: true });
  cpSync(join(folder, "node_modules/callboard/dist/embed"), join(project, "public/callboard"), { recursive: true });
  for (const to of ["openapi.yaml", "public/openapi.yaml"]) cpSync(description, join(project, to));
  await execute(
    process.execPath,
    [join(folder, "node_modules/next/dist/bin/next"), "build", ...(app.isBuiltByWebpack ? ["--webpack"] : [])],
    { cwd: project, env: { NEXT_TELEMETRY_DISABLED: "1", ...(app.isStandalone && { STANDALONE: "1" }) } },
  );
  const standalone = join(project, ".next/standalone", app.name);
  if (app.isStandalone) {
    // As its guide says, since a host may serve them itself.
    for (const files of ["public", ".next/static"])
      cpSync(join(project, files), join(standalone, files), { recursive: true });
  }
  const port = await freePort();
  const child = start(app.isStandalone ? standalone : project, app, port);
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilAnswers(child, address);
    await lookAtForm({ browser, address, isRendered: true, isSubmitted: true });
    if (!app.isBuiltByWebpack) await lookAtForm({ browser, address: `${address}/server-form`, isRendered: true });
    await lookAtReference({ browser, address: `${address}/reference` });
    await lookAtReference({ browser, address: `${address}/docs` });
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  }
}
