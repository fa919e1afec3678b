import { join, resolve } from "node:path";
import {
  countNames,
  measureOrganizations,
  type OrganizationSize,
  openExisting,
  readArchive,
  readStore,
  readStoreSettings,
  type StoreEntry,
  type StoreSettings,
  staffOrganization,
  storeCauses,
  storeFailureOf,
  type TransferCounts,
  verifyArchive,
  writeArchive,
  writeStore,
} from "#registry";
import {
  answer,
  backupCommand,
  type CommandDefinition,
  migrateDataCommand,
  parseWords,
  restoreCommand,
  sizesCommand,
} from "../command-line/index.ts";
import { unreadableData } from "../start/data-folder.ts";
import { lockDataFolder } from "../start/data-lock.ts";
import { errorText } from "../start/error-text.ts";
import { readyDataFolder } from "../start/ready-data-folder.ts";
import { describeSystemError } from "../start/system-errors.ts";
import { throttled } from "../status-line.ts";
import { textTable } from "../text.ts";

/** Dependencies of the commands on the data of a registry. */
export interface DataDeps {
  readonly env: { readonly [name: string]: string | undefined };
  readonly folder: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Shows the progress on a terminal; absent elsewhere. */
  readonly status?: ((text: string) => void) | undefined;
  /** Ends a command, which then reverts its changes. */
  readonly signal?: AbortSignal | undefined;
}

const definitions = {
  backup: backupCommand,
  restore: restoreCommand,
  "migrate-data": migrateDataCommand,
  sizes: sizesCommand,
} as const;

/** A command on the data of a registry. */
export type DataCommand = keyof typeof definitions;

/** Runs a command on the data of a registry; returns its exit code: 1 if it fails, 2 for invalid arguments, 130 if interrupted. */
export async function runData(name: DataCommand, args: readonly string[], deps: DataDeps): Promise<number> {
  const definition: CommandDefinition = definitions[name];
  const wrong = (error: string): number => answer(definition, { kind: "error", error }, deps);
  const read = parseWords(definition, args);
  if (!read.ok) return wrong(read.error);
  const { help, json, from, to, incomplete: isIncomplete } = read.values;
  const report = (counts: TransferCounts): number => reportCounts(counts, json === true, deps);
  if (help === true) return answer(definition, { kind: "help" }, deps);
  const needsFile = name === "backup" || name === "restore";
  const [file, ...more] = read.positionals;
  if (needsFile && file === undefined) return wrong("no file is given");
  if ((needsFile ? more : read.positionals).length > 0) return wrong("too many arguments");
  if (name === "migrate-data" && !isDirection(from, to)) return wrong("give --from and --to: sqlite and postgres");

  const settings = readStoreSettings(deps.env, resolve(deps.folder, deps.env.CALLBOARD_DATA || ".callboard"));
  if (!settings.ok) return fail(deps, settings.errors);
  const store = settings.settings;
  const { signal } = deps;
  const transfer: Transfer = {
    ...{ incomplete: isIncomplete === true, signal },
    shown: (entries) => withProgress(entries, deps.status),
  };
  if (name === "migrate-data" && store.databaseUrl === undefined) return fail(deps, ["DATABASE_URL is not set"]);
  try {
    if (name === "sizes") return await printSizes(store, json === true, deps);
    if (name === "backup") return report(await backUp(resolve(deps.folder, file ?? ""), store, transfer));
    const unready = readyDataFolder(store.dataFolder);
    if (unready !== undefined) return fail(deps, [unready]);
    const lock = lockDataFolder(store.dataFolder);
    if ("error" in lock) return fail(deps, [lock.error]);
    try {
      if (name === "restore") return report(await restore(resolve(deps.folder, file ?? ""), store, transfer));
      const embedded: StoreSettings = { dataFolder: store.dataFolder };
      const [source, target] = from === "sqlite" ? [embedded, store] : [store, embedded];
      return report(await writeStore(target, transfer.shown(readStore(source, transfer)), transfer));
    } finally {
      lock.release();
    }
  } catch (error) {
    if (deps.signal?.aborted === true) return interrupted(deps);
    return fail(deps, [failureText(store, error)]);
  }
}

/** Options of a transfer. */
interface Transfer {
  readonly incomplete: boolean;
  readonly signal: AbortSignal | undefined;
  /** Passes entries on, and shows the progress. */
  readonly shown: (entries: AsyncIterable<StoreEntry>) => AsyncIterable<StoreEntry>;
}

const backUp = (file: string, store: StoreSettings, transfer: Transfer): Promise<TransferCounts> =>
  writeArchive(file, transfer.shown(readStore(store, transfer)), transfer);

async function restore(file: string, store: StoreSettings, transfer: Transfer): Promise<TransferCounts> {
  // The whole file is checked before anything is written.
  await verifyArchive(file, transfer);
  return writeStore(store, transfer.shown(readArchive(file)), transfer);
}

function interrupted(deps: DataDeps): number {
  deps.err("callboard: interrupted; nothing was written\n");
  return 130;
}

/** Reports why a command failed, with advice for a broken store. */
function failureText(store: StoreSettings, error: unknown): string {
  const failure = storeFailureOf(error);
  if (failure === undefined || failure.cause === "lost" || failure.cause === "damaged")
    return describeSystemError(error) ?? errorText(error);
  if (failure.part === "database" && store.databaseUrl !== undefined) return unreadableData(store, error);
  const inFolder = join(store.dataFolder, failure.part === "database" ? "registry.db" : "objects");
  const where = failure.part === "objects" && store.s3 !== undefined ? "the bucket of S3_BUCKET" : inFolder;
  const { says, advice } = storeCauses[failure.cause];
  return `${where} ${says} (${errorText(error)}). ${advice}`;
}

const isDirection = (from: unknown, to: unknown): boolean =>
  (from === "sqlite" && to === "postgres") || (from === "postgres" && to === "sqlite");

function fail(deps: DataDeps, errors: readonly string[]): number {
  for (const error of errors) deps.err(`callboard: ${error}\n`);
  return 1;
}

/** Passes entries on, and shows how many there were. */
async function* withProgress(
  entries: AsyncIterable<StoreEntry>,
  status: DataDeps["status"],
): AsyncGenerator<StoreEntry> {
  const show = status && throttled(status);
  const counts = { row: 0, object: 0, start: 0, end: 0 };
  try {
    for await (const entry of entries) {
      counts[entry.kind] += 1;
      show?.(`${counts.row} rows and ${counts.object} objects`);
      yield entry;
    }
  } finally {
    show?.("");
  }
}

/** Prints the transferred counts. Lost objects are a failure, although all others were transferred. */
function reportCounts({ rows, objects, lost }: TransferCounts, asJson: boolean, deps: DataDeps): number {
  deps.out(asJson ? `${JSON.stringify({ rows, objects, lost })}\n` : `${rows} rows and ${objects} objects\n`);
  if (lost === 0) return 0;
  return fail(deps, [
    `${lost === 1 ? "1 document is" : `${lost} documents are`} missing or damaged in the source and left out`,
  ]);
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
  return textTable(rows, { figures: true });
}
