import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Files by path inside the IDL folder. */
export interface Tree {
  readonly [path: string]: string;
}

/** A small IDL. */
export const plants: Tree = {
  "api.yml": "name: plants\nauth: bearer\n",
  "areas/plants.yml":
    "service:\n  auth: true\n  base-path: /plants\n  endpoints:\n    list: { method: GET, path: '', response: list<Plant> }\ntypes:\n  Plant: string\n",
  "areas/pots.yml": "types:\n  Pot: string\n",
};

/** Creates an IDL folder and an output folder, which are removed after the test. */
export async function makeIdl(tree: Tree = plants) {
  const room = await mkdtemp(join(tmpdir(), "generate-"));
  onTestFinished(() => rm(room, { recursive: true, force: true }));
  const idl = join(room, "idl");
  const write = async (files: Tree): Promise<void> => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(idl, path)), { recursive: true });
      // In one step, as editors save: a watch must not meet a file that is written in part.
      const file = join(idl, path);
      const beside = join(dirname(file), `.${basename(file)}.swp`);
      await writeFile(beside, text);
      await rename(beside, file);
    }
  };
  await write(tree);
  return { room, idl, out: join(room, "generated"), write };
}
