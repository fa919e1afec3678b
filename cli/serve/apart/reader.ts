import process from "node:process";
import { importDescription, positionFinder } from "#importers";
import type { ReaderHears, ReaderSays } from "./messages.ts";
import { packModel } from "./packed-model.ts";
import { readHere } from "./read-description.ts";

type Told<T extends ReaderHears["type"]> = Extract<ReaderHears, { readonly type: T }>;
type Part = Told<"part"> | Told<"noPart">;

const say = (says: ReaderSays): void => {
  if (process.send === undefined) throw new TypeError("this file is started by `readApart` alone");
  process.send(says);
};

const wanted: { readonly address: string; readonly answer: (part: Part) => void }[] = [];

/** Asks for a part that a `$ref` names. */
const read = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const answer = (part: Part): void => {
      if (part.type === "part") resolve(part.text);
      else reject(new Error(part.problem));
    };
    wanted.push({ address, answer });
    say({ type: "read", address });
  });

async function run({ name, id, placed }: Told<"task">): Promise<void> {
  const pieces = (): AsyncIterable<Uint8Array> => process.stdin;
  const answer = await readHere({ importDescription, positionFinder })({ name, pieces }, { id, placed, read });
  const { diagnostics } = answer;
  if (answer.ok) {
    const { bytes: packed, ...model } = packModel(answer.model);
    say({ type: "done", format: answer.format, diagnostics, model: { ...model, size: packed.length } });
    await new Promise((done) => process.stdout.end(packed, () => done(undefined)));
  } else say({ type: "refused", diagnostics });
  process.disconnect();
}

// Whoever started it decides when it ends: a signal from a terminal reaches both, and the other may want the answer.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", (hears: ReaderHears) => {
  if (hears.type === "task") {
    void run(hears);
    return;
  }
  const at = wanted.findIndex(({ address }) => address === hears.address);
  for (const { answer } of at === -1 ? [] : wanted.splice(at, 1)) answer(hears);
});
