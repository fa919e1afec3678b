import { cp, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { clientSize, fourAreas, oneCall } from "../../tooling/client-size.ts";
import { writeCopies } from "./copies.ts";
import { layOutFern } from "./fern-project.ts";
import { installOrval } from "./orval.ts";
import { type Ended, fastest, fastestOf, timed } from "./process.ts";
import { atLeast, atMost, printTable, type Row, seconds, within } from "./table.ts";
import { watchTime } from "./watch-time.ts";

/**
 * `npm run bench:codegen`: the figures of the code generator beside the figures of its peers, in one run on one
 * machine. Times are of cold processes, the fastest of several. Compare only within one run.
 */

const runs = 5;
const root = resolve(import.meta.dirname, "../..");
const idl = join(root, "idl");
const command = join(root, "dist/server/callboard.js");
const room = await mkdtemp(join(tmpdir(), "callboard-bench-"));
const rows: Row[] = [];
const add = (...more: readonly Row[]): void => {
  for (const row of more) {
    rows.push(row);
    process.stderr.write(`measured: ${row.what}\n`);
  }
};

const generate = (...args: readonly string[]) => timed(process.execPath, [command, "generate", ...args], { cwd: root });

/** A whole run: nothing stands yet where the files go. */
async function cold(from: string): Promise<Ended> {
  const out = join(room, "cold");
  await rm(out, { recursive: true, force: true });
  return generate("--idl", from, "--out", out);
}

try {
  const built = await timed(process.execPath, ["--import", "tsx", "tooling/build.ts", "command", "library"], {
    cwd: root,
  });
  if (built.code !== 0) throw new Error(built.output);

  const fern = await layOutFern(root, idl, join(room, "fern"));
  const openapi = join(room, "openapi.json");
  const exported = await fern.run("export", openapi);
  const orval = exported.code === 0 ? await installOrval(join(room, "orval"), openapi) : "fern export failed";
  const copies = join(room, "copies");
  await writeCopies(idl, copies, 10);

  // In rounds, so that whatever else the machine does meets all of them.
  const [whole = 0, tenfold = 0, checked = 0, peer = 0] = await fastestOf(runs, [
    () => cold(idl),
    () => cold(copies),
    () => fern.run("check"),
    ...(typeof orval === "string" ? [] : [orval]),
  ]);
  add(
    within("whole run, cold: parse, check, emit, write", whole, 1400),
    { what: "fern check of the same IDL", figure: seconds(checked) },
    atLeast("fern check against our whole run", checked / whole, 5),
  );
  if (typeof orval === "string") add({ what: `skipped: orval (${orval})`, figure: "-" });
  else {
    add(
      { what: "orval on the same API as OpenAPI", figure: seconds(peer) },
      atLeast("orval against our whole run", peer / whole, 1),
    );
  }
  add(atMost("10 copies of the IDL, against one", tenfold / whole, 11));

  const out = join(room, "out");
  await generate("--idl", idl, "--out", out);
  add(
    within("run with nothing to do", await fastest(runs, () => generate("--idl", idl, "--out", out)), 250),
    within("--check", await fastest(runs, () => generate("--check", "--idl", idl, "--out", out)), 250),
  );

  const watched = join(room, "watched");
  await cp(idl, watched, { recursive: true });
  const change = await watchTime(command, watched, join(room, "watched-out"), join(watched, "areas/tokens.yml"));
  add(within("one changed line under --watch", change, 150));

  add(within("TypeScript 7 on the output", await typeCheck(), 500));

  const [one, four] = [await size(oneCall), await size(fourAreas)];
  add(
    { what: "client, one call, minified and gzipped", figure: `${one} B`, target: "at most 4000 B", met: one <= 4000 },
    { what: "client, four areas", figure: `${four} B` },
  );
} finally {
  await rm(room, { recursive: true, force: true });
}

const busy = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end; targets in seconds are for an idle machine`;
process.stdout.write(`\n${printTable(rows)}\n\n${busy}\n`);

function size(program: string): Promise<number> {
  return clientSize(join(root, "dist/lib"), program);
}

/** The time that the compiler takes for the generated code and all its imports. */
async function typeCheck(): Promise<number> {
  const args = [join(root, "node_modules/typescript/bin/tsc"), "--noEmit", "-p", "bench/codegen/output.tsconfig.json"];
  return fastest(runs, () => timed(process.execPath, args, { cwd: root }));
}
