import { type ApiModel, modelLacksServer, servedAt } from "#engine/model";
import type { ImportDiagnostic } from "#importers";
import type { Problem, Source } from "../protocol/index.ts";
import { fetchText } from "./fetch-text.ts";
import { notADescription } from "./problems.ts";

/** A description that has been read. */
export interface Description {
  readonly model: ApiModel;
  /** Identifies the text that it was read from. */
  readonly hash: string;
  /** The number of its parts that could not be read as they are written. */
  readonly diagnostics: number;
  readonly isCached: boolean;
}

/** A description, or the reason why there is none. */
export type Loaded =
  | { readonly ok: true; readonly description: Description }
  | { readonly ok: false; readonly problem: Problem };

/** Loads and reads a description. Expected failures are problems; everything else rejects. */
export async function loadDescription(source: Source): Promise<Loaded> {
  // The importers load while the text does.
  const importers = import("#importers");
  if (source.kind === "text") return imported(source.name, source.text, await importers);
  const fetched = await fetchText(source.url);
  return fetched.ok ? imported(fetched.address, fetched.text, await importers) : fetched;
}

type Importers = typeof import("#importers");

async function imported(name: string, text: string, { importDescription }: Importers): Promise<Loaded> {
  const options = { id: idOf(name), read: readPart };
  const answer = await importDescription({ name, text }, options);
  if (!answer.ok) return { ok: false, problem: notADescription(name, answer.diagnostics) };
  const model = named(answer.model, name);
  return {
    ok: true,
    description: { model, hash: name, diagnostics: countOf(answer.diagnostics), isCached: false },
  };
}

const countOf = (diagnostics: readonly ImportDiagnostic[]): number => diagnostics.length;

/** Names what is stored of an API in the browser: its address is the same on each visit. */
const idOf = (name: string): string => name;

/** A description that names no server is of the host that it is from (OpenAPI "Server Object", `url`). */
function named(model: ApiModel, name: string): ApiModel {
  const origin = URL.canParse(name) ? new URL(name).origin : undefined;
  const titled = { ...model, name: model.name?.trim() || nameOf(name) };
  return origin !== undefined && origin !== "null" && modelLacksServer(model) ? servedAt(titled, origin) : titled;
}

const nameOf = (name: string): string => name.split(/[?#]/)[0]?.split("/").at(-1) || name;

async function readPart(address: string): Promise<string> {
  const fetched = await fetchText(address);
  if (!fetched.ok) throw new Error(fetched.problem.message);
  return fetched.text;
}
