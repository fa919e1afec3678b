import { resolve } from "node:path";
import {
  countNames,
  measureOrganizations,
  type OrganizationSize,
  openExisting,
  readArchive,
  readStore,
  readStoreSettings,
  type StoreSettings,
  staffOrganization,
  type TransferCounts,
  writeArchive,
  writeStore,
} from "#registry";
import { parseArguments } from "../parse-arguments.ts";
import { readyDataFolder, unreadableData } from "../start/data-folder.ts";
import { lockDataFolder } from "../start/data-lock.ts";

/** Dependencies of the commands on the data of a registry. */
export interface DataDeps {
  readonly env: { readonly [name: string]: string | undefined };
  readonly folder: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const settingsHelp = `CALLBOARD_DATA (.callboard), DATABASE_URL and S3_… say where the data is, as for callboard start; see docs/registry.md.
`;

const usages = {
  backup: `Usage: callboard backup FILE

Writes all data of a registry to a new file: rows and objects, as of one moment. The registry may run meanwhile.

${settingsHelp}`,
  restore: `Usage: callboard restore FILE

Restores a backup into an empty store, which may be of the other kind than the backup's. Nothing is restored unless
everything is.

${settingsHelp}`,
  "migrate-data": `Usage: callboard migrate-data --from sqlite --to postgres
       callboard migrate-data --from postgres --to sqlite

Copies all data of a registry from one store to the other, which must be empty. Stop the registry first: what it writes
during the copy is not copied.

  sqlite    registry.db and objects/ in the folder CALLBOARD_DATA (.callboard)
  postgres  the database DATABASE_URL, and the bucket of S3_… if that is set, else objects/ in the folder

`,
  sizes: `Usage: callboard sizes [--json]

Prints what each organization has stored: numbers of API versions, sites, files, repositories, tokens and so on, and
the size of all documents and files before compression.

${settingsHelp}`,
} as const;

type Name = keyof typeof usages;

const options = {
  from: { type: "string", needs: "sqlite or postgres" },
  to: { type: "string", needs: "sqlite or postgres" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const optionsOf: { readonly [name in Name]: readonly (keyof typeof options)[] } = {
  backup: ["help"],
  restore: ["help"],
  "migrate-data": ["from", "to", "help"],
  sizes: ["json", "help"],
};

/** Runs a command on the data of a registry; returns its exit code: 1 if it fails, 2 for invalid arguments. */
export async function runData(name: Name, args: readonly string[], deps: DataDeps): Promise<number> {
  const wrong = (error: string): number => {
    deps.err(`callboard: ${error}; see callboard ${name} --help\n`);
    return 2;
  };
  const table = Object.fromEntries(optionsOf[name].map((option) => [option, options[option]]));
  const read = parseArguments(args, table);
  if (!read.ok) return wrong(read.error);
  const { help, json, from, to } = read.values;
  if (help === true) {
    deps.out(usages[name]);
    return 0;
  }
  const needsFile = name === "backup" || name === "restore";
  const [file, ...more] = read.positionals;
  if (needsFile && file === undefined) return wrong("no file is given");
  if ((needsFile ? more : read.positionals).length > 0) return wrong("too many arguments");
  if (name === "migrate-data" && !isDirection(from, to)) return wrong("give --from and --to: sqlite and postgres");

  const settings = readStoreSettings(deps.env, resolve(deps.folder, deps.env.CALLBOARD_DATA || ".callboard"));
  if (!settings.ok) return fail(deps, settings.errors);
  const store = settings.settings;
  if (name === "migrate-data" && store.databaseUrl === undefined) return fail(deps, ["DATABASE_URL is not set"]);
  try {
    if (name === "sizes") return await printSizes(store, json === true, deps);
    if (name === "backup")
      return reportCounts(await writeArchive(resolve(deps.folder, file ?? ""), readStore(store)), deps);
    const unready = readyDataFolder(store.dataFolder);
    if (unready !== undefined) return fail(deps, [unready]);
    const lock = lockDataFolder(store.dataFolder);
    if ("error" in lock) return fail(deps, [lock.error]);
    try {
      if (name === "restore") {
        return reportCounts(await writeStore(store, readArchive(resolve(deps.folder, file ?? ""))), deps);
      }
      const embedded: StoreSettings = { dataFolder: store.dataFolder };
      const [source, target] = from === "sqlite" ? [embedded, store] : [store, embedded];
      return reportCounts(await writeStore(target, readStore(source)), deps);
    } finally {
      lock.release();
    }
  } catch (error) {
    return fail(deps, [isUnreachable(error) ? unreadableData(store, error) : reasonOf(error)]);
  }
}

/** Returns true if a database server could not be reached, or does not know the database or the user of an address. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|28|3D)/.test(String(error.code));

const isDirection = (from: unknown, to: unknown): boolean =>
  (from === "sqlite" && to === "postgres") || (from === "postgres" && to === "sqlite");

function fail(deps: DataDeps, errors: readonly string[]): number {
  for (const error of errors) deps.err(`callboard: ${error}\n`);
  return 1;
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // The codes of a system or a database are texts; others, such as that of a timeout, are numbers without a meaning.
  const code = "code" in error && typeof error.code === "string" ? `${error.code}: ` : "";
  return `${code}${error.message}`;
};

/** Prints what was transferred. Lost objects are a failure, although all others were transferred. */
function reportCounts({ rows, objects, lost }: TransferCounts, deps: DataDeps): number {
  deps.out(`${rows} rows and ${objects} objects\n`);
  if (lost === 0) return 0;
  return fail(deps, [`${lost} objects are missing or damaged in the source and were not copied`]);
}

async function printSizes(settings: StoreSettings, asJson: boolean, deps: DataDeps): Promise<number> {
  const { store } = await openExisting(settings);
  try {
    const sizes = await measureOrganizations(store, staffOrganization);
    deps.out(asJson ? `${JSON.stringify(sizes, undefined, 2)}\n` : sizeTable(sizes));
    return 0;
  } finally {
    await store.close();
  }
}

function sizeTable(sizes: readonly OrganizationSize[]): string {
  const shown = countNames.filter((name) => sizes.some(({ counts }) => (counts[name] ?? 0) > 0));
  const rows = [
    ["organization", ...shown, "bytes"],
    ...sizes.map(({ orgId, counts, bytes }) => [orgId, ...shown.map((name) => `${counts[name] ?? 0}`), `${bytes}`]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const cell = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => `${row.map(cell).join("  ")}\n`).join("");
}
