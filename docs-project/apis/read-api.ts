import { describeIdl, moduleName } from "#codegen/reading";
import type { ApiModel } from "#engine/model";
import type { ApiDefinition } from "#generated/types";
import { apiModelFromRegistry, type ImportDiagnostic, positionFinder } from "#importers";
import type { Notes } from "../diagnostic.ts";
import { type CachedFiles, nameIn } from "../project-files.ts";
import { member, readYamlFile, wordOf } from "../settings/yaml-file.ts";
import { selectAudiences } from "./audiences/select-audiences.ts";
import type { ApiSource, ApiSpec } from "./find-apis.ts";
import { mergeModels, type NamedModel } from "./merge-models.ts";
import { packageName, packageTitle } from "./names.ts";
import { type PackageName, type PlacedNames, placedNames } from "./operation-names.ts";
import { overlayText } from "./overlays/overlay-text.ts";
import { overrideText } from "./override-text.ts";

/** Source of the names of an API's parts in the navigation. */
export type ApiNaming =
  | { readonly kind: "operations"; readonly names: PlacedNames }
  /** The path of each module of a definition, by the module's id. */
  | { readonly kind: "modules"; readonly paths: ReadonlyMap<string, readonly string[]> };

/** An API that was read. */
export interface ReadApi {
  /** The name that its description gives it. */
  readonly name: string | undefined;
  readonly model: ApiModel;
  readonly naming: ApiNaming;
  /** Audiences that the project selects and no part of the API names. */
  readonly unknownAudiences?: readonly string[];
  /** The API with the parts that only other audiences see; absent without a selection. */
  readonly whole?: ApiModel;
}

/**
 * Reads one description. `read` reads its parts by path. If `isOfClient` is true, AsyncAPI 3 operations describe the
 * client.
 */
export type ImportSpec = (
  description: { readonly name: string; readonly text: string },
  options: {
    readonly id: string;
    readonly read: (path: string) => Promise<string>;
    readonly isOfClient: boolean;
    /** True if the model keeps the audiences that its parts are for. */
    readonly keepsAudiences: boolean;
  },
) => Promise<
  | { readonly ok: true; readonly model: ApiModel; readonly diagnostics: readonly ImportDiagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly ImportDiagnostic[] }
>;

/** Dependencies of reading APIs. */
export interface ApiDeps {
  readonly files: CachedFiles;
  readonly notes: Notes;
  readonly importSpec: ImportSpec;
}

/** Reads an API and reports unusable parts. An unreadable API has no model. */
export async function readApi(source: ApiSource, id: string, deps: ApiDeps): Promise<ReadApi | undefined> {
  const { audiences = [] } = source;
  const read = await readWhole(source, id, { ...deps, keepsAudiences: audiences.length > 0 });
  if (read === undefined || audiences.length === 0) return read;
  const { model, unknown } = selectAudiences(
    read.model,
    audiences.map(({ name }) => name),
  );
  return { ...read, model, unknownAudiences: unknown, whole: read.model };
}

interface SourceDeps extends ApiDeps {
  readonly keepsAudiences: boolean;
}

async function readWhole(source: ApiSource, id: string, deps: SourceDeps): Promise<ReadApi | undefined> {
  if (source.kind === "definition") return readDefinition(source.folder, deps);
  const specs = await Promise.all(source.specs.map((spec) => readSpec(spec, id, deps)));
  const read = specs.filter((one) => one !== undefined);
  if (read.length === 0) return undefined;
  const { model, names } = mergeModels(read);
  return { name: model.name, model, naming: { kind: "operations", names } };
}

async function readDefinition(
  folder: string,
  { files, notes, keepsAudiences }: SourceDeps,
): Promise<ReadApi | undefined> {
  const paths = (await files.below(folder)).filter((path) => path.endsWith(".yml"));
  const sources = await Promise.all(
    paths.map(async (path) => ({ path: path.slice(folder.length + 1), text: (await files.text(path)) ?? "" })),
  );
  const { definition, diagnostics } = describeIdl(sources, { keepsAudiences });
  for (const { endLine: _, endColumn: __, ...one } of diagnostics) notes.add({ ...one, file: `${folder}/${one.file}` });
  if (definition === undefined) return undefined;
  // The generator describes a definition as plain data of this type; the compiler checks this for the generated one.
  const { model } = apiModelFromRegistry(definition as ApiDefinition, { keepsAudiences });
  const modules = sources.map(({ path }) => {
    const steps = path.replace(/(?:(?:^|\/)__package__)?\.yml$/, "").split("/");
    return [moduleName(path), steps.filter((step) => step !== "")] as const;
  });
  const root = readYamlFile({ path: `${folder}/api.yml`, text: (await files.text(`${folder}/api.yml`)) ?? "" }, notes);
  return { name: wordOf(member(root, "name"))?.text, model, naming: { kind: "modules", paths: new Map(modules) } };
}

/** The text of a description in its file, and with its overrides and overlays; missing files are reported. */
async function textsOf(spec: ApiSpec, { files, notes }: ApiDeps): Promise<{ own: string; whole: string } | undefined> {
  const named = async (name: string) => {
    const text = await files.text(name);
    if (text !== undefined) return [{ name, text }];
    if (spec.at !== undefined)
      notes.note(spec.at, {
        code: "missing-file",
        message: `there is no file ${name}`,
        advice: "check the path: it starts at the folder of this file",
      });
    return [];
  };
  const [description] = await named(spec.path);
  const overrides = (await Promise.all(spec.overrides.map(named))).flat();
  const overlays = (await Promise.all(spec.overlays.map(named))).flat();
  if (description === undefined) return undefined;
  const { name, text: own } = description;
  const overridden =
    overrides.length === 0
      ? own
      : overrideText(
          own,
          overrides.map(({ text }) => text),
        );
  const whole = overlays.reduce((text, overlay) => overlayText({ name, text }, overlay, notes.add), overridden);
  return { own, whole };
}

async function readSpec(spec: ApiSpec, id: string, deps: SourceDeps): Promise<NamedModel | undefined> {
  const { files, notes, importSpec, keepsAudiences } = deps;
  const { namespace, isOfClient } = spec;
  const texts = await textsOf(spec, deps);
  if (texts === undefined) return undefined;
  const { own, whole } = texts;
  const read = async (path: string): Promise<string> => {
    const found = await files.text(path);
    if (found === undefined) throw new Error(`there is no file ${path}`);
    return found;
  };
  const answer = await importSpec({ name: spec.path, text: whole }, { id, read, isOfClient, keepsAudiences });
  const find = positionFinder(own);
  // Positions in a description that was changed are not those in its file.
  const placeOf = ({ at, file, position }: ImportDiagnostic) =>
    file !== undefined || own === whole ? (position ?? (file === undefined ? find(at) : undefined)) : find(at);
  for (const one of withoutConsequences(answer.diagnostics)) {
    const lost = answer.ok ? "could not be used as written" : "can't be read";
    notes.add({
      code: "api",
      severity: answer.ok ? "warning" : "error",
      ...(one.at !== "" && { at: one.at }),
      message: `${one.at || "the description"}: ${sentenceOf(one)}`,
      advice: `this part of ${nameIn(spec.path)} ${lost}`,
      file: one.file ?? spec.path,
      ...{ line: 1, column: 1, ...placeOf(one) },
    });
  }
  if (!answer.ok) return undefined;
  const { model } = answer;
  const names = placedNames(whole, model);
  if (namespace === undefined) return { model, names };
  const around: PackageName = { name: packageName(namespace), title: packageTitle(packageName(namespace)) };
  const inside = [...names].map(([key, one]) => [key, { ...one, packages: [around, ...one.packages] }] as const);
  return { model: inNamespace(model, namespace), names: new Map(inside) };
}

/** Puts everything of an API into one group. */
function inNamespace(model: ApiModel, name: string): ApiModel {
  const inside = <T extends { readonly namespace: readonly string[] }>(one: T): T => ({
    ...one,
    namespace: [name, ...one.namespace],
  });
  return {
    ...model,
    groups: [{ id: name, name }, ...model.groups],
    endpoints: model.endpoints.map(inside),
    ...(model.channels && { channels: model.channels.map(inside) }),
    ...(model.webhooks && { webhooks: model.webhooks.map(inside) }),
  };
}

/** Returns diagnostics without those that follow from an earlier mistake: a text that can't be read has one. */
function withoutConsequences(all: readonly ImportDiagnostic[]): readonly ImportDiagnostic[] {
  const files = new Set<string | undefined>();
  return all.filter(({ code, file, position }) => {
    if (code !== "unreadable" || position === undefined) return true;
    const isFirst = !files.has(file);
    files.add(file);
    return isFirst;
  });
}

/** Returns the message of a diagnostic without its position, which the diagnostic has already. */
const sentenceOf = ({ message, position }: ImportDiagnostic): string =>
  position === undefined ? message : message.replace(`, at line ${position.line}, column ${position.column}`, "");
