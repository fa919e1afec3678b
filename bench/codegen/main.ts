import { cp, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { clientSize, fourAreas, oneCall } from "../../tooling/client-size.ts";
import { writeCopies } from "./copies.ts";
import { layOutFern } from "./fern-project.ts";
import { installOrval } from "./orval.ts";
import { fastest, timed } from "./process.ts";
import { printTable, type Row, seconds, within } from "./table.ts";
import { watchTime } from "./watch-time.ts";

/**
 * `npm run bench:codegen`: the figures of the code generator beside those of its peers, in one run on one machine. Times
 * are of cold processes, the fastest of several. Compare only within one run.
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
const cold = (from: string, times: number) =>
  fastest(times, async () => {
    const out = join(room, "cold");
    await rm(out, { recursive: true, force: true });
    return generate("--idl", from, "--out", out);
  });

try {
  const built = await timed(process.execPath, ["--import", "tsx", "tooling/build.ts", "command", "library"], {
    cwd: root,
  });
  if (built.code !== 0) throw new Error(built.output);

  const whole = await cold(idl, runs);
  add(within("whole run, cold: parse, check, emit, write", whole, 1400));

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

  const copies = join(room, "copies");
  await writeCopies(idl, copies, 10);
  const tenfold = (await cold(copies, 3)) / whole;
  add({
    what: "10 copies of the IDL, against one",
    figure: `${tenfold.toFixed(1)} x`,
    target: "at most 11 x",
    met: tenfold <= 11,
  });

  add(within("TypeScript 7 on the output", await typeCheck(), 500));

  const [one, four] = [await size(oneCall), await size(fourAreas)];
  add(
    { what: "client, one call, minified and gzipped", figure: `${one} B`, target: "at most 4000 B", met: one <= 4000 },
    { what: "client, four areas", figure: `${four} B` },
  );

  const fern = await layOutFern(root, idl, join(room, "fern"));
  const checked = await fastest(3, () => fern.run("check"));
  const faster = checked / whole;
  add(
    { what: "fern check of the same IDL", figure: seconds(checked) },
    {
      what: "fern check against our whole run",
      figure: `${faster.toFixed(1)} x`,
      target: "at least 5 x",
      met: faster >= 5,
    },
  );

  const openapi = join(room, "openapi.json");
  const exported = await fern.run("export", openapi);
  const orval = exported.code === 0 ? await installOrval(join(room, "orval"), openapi) : "fern export failed";
  if (typeof orval === "string") add({ what: `skipped: orval (${orval})`, figure: "-" });
  else {
    const peer = await fastest(runs, orval);
    add(
      { what: "orval on the same API as OpenAPI", figure: seconds(peer) },
      {
        what: "orval against our whole run",
        figure: `${(peer / whole).toFixed(1)} x`,
        target: "at least 1 x",
        met: peer >= whole,
      },
    );
  }
} finally {
  await rm(room, { recursive: true, force: true });
}

const busy = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end; targets in seconds are for an idle machine`;
process.stdout.write(`\n${printTable(rows)}\n\n${busy}\n`);

function size(program: string): Promise<number> {
  return clientSize(join(root, "dist/lib"), program);
}

/** The time that the compiler takes for what is generated and all that it imports. */
async function typeCheck(): Promise<number> {
  const args = [join(root, "node_modules/typescript/bin/tsc"), "--noEmit", "-p", "bench/codegen/output.tsconfig.json"];
  return fastest(runs, () => timed(process.execPath, args, { cwd: root }));
}
