import { createHash } from "node:crypto";
import process from "node:process";
import { importAgain, type KeepingAnswer, type Keepsake } from "#importers";
import type { ReaderHears, ReaderSays } from "./messages.ts";
import { type PackedChange, type PackedModel, packChange, packModel } from "./packed-model.ts";
import { bytesOf, placedIn } from "./read-description.ts";

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

/** Half of a SHA-256: nobody makes two texts of equal ones. */
const digest = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

async function run({ name, id, placed, keepsake: size }: Told<"task">): Promise<void> {
  const bytes = await bytesOf(process.stdin);
  const text = bytes.toString("utf8", size);
  // It was written below.
  const keepsake = size === 0 ? undefined : (JSON.parse(bytes.toString("utf8", 0, size)) as Keepsake);
  const answer = await importAgain({ name, text }, { id, read, digest }, keepsake);
  const told = answer.kind === "some" ? answer.some.diagnostics : answer.answer.diagnostics;
  const diagnostics = placedIn(told, placed, answer.finder);
  if (answer.kind === "whole" && !answer.answer.ok) say({ type: "refused", diagnostics });
  else {
    const [format, packed] = packedOf(answer);
    const { bytes: all, ...model } = packed;
    const kept = answer.keepsake === undefined ? new Uint8Array() : Buffer.from(JSON.stringify(answer.keepsake));
    say({ type: "done", format, diagnostics, model: { ...model, size: all.length }, keepsake: kept.length });
    process.stdout.write(all);
    await new Promise((done) => process.stdout.end(kept, () => done(undefined)));
  }
  process.disconnect();
}

function packedOf(answer: KeepingAnswer): readonly [format: string, packed: PackedModel | PackedChange] {
  if (answer.kind === "whole") {
    if (!answer.answer.ok) throw new TypeError("a description that was refused has no model");
    return [answer.answer.format, packModel(answer.answer.model)];
  }
  const { model, endpoints, webhooks, types } = answer.some;
  const entry = (one: { readonly id: string } | string) =>
    typeof one === "string" ? ([one, undefined] as const) : ([one.id, one] as const);
  return [
    "openapi",
    packChange({
      model,
      entries: {
        endpoints: endpoints.map(entry),
        ...(webhooks.length > 0 && { webhooks: webhooks.map(entry) }),
        types,
      },
    }),
  ];
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
