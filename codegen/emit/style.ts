import { apiName, fileName, ownNames, upper } from "../ir/names.ts";

/**
 * What generated code imports from: the doors of a checkout of this repository, or a module that has all of it, as
 * `callboard/client` has.
 */
export type Runtime = { readonly kind: "doors" } | { readonly kind: "module"; readonly name: string };

/** How the files of one run are called and what they import from. */
export interface Style {
  /** How the first line calls the IDL folder, and the command that made the file. */
  readonly idl: string;
  readonly command: string;
  /** The folder of the calls, beside `types`. */
  readonly folder: string;
  /** What the names of things that belong to the whole API begin with: `shop`, as in `shopServices`. */
  readonly api: string;
  /** The client of the whole API: `ShopClient`. */
  readonly client: string;
  /** Names of constants that the files of calls have for things of their own. */
  readonly own: ReadonlySet<string>;
  /** Where shapes, values of forms and the transport are imported from. */
  readonly shape: string;
  readonly interpret: string;
  readonly transport: string;
  /** The door of the types, for the files of calls. */
  readonly types: string;
  /** How a file imports the one of a module beside it. */
  readonly beside: (module: string) => string;
  /** How a file imports one of the generator's own beside it, such as `errors`. */
  readonly ownFile: (name: string) => string;
}

/** Decides how files are written for a runtime: names are the API's own, but for the registry of this repository. */
export function styleOf(runtime: Runtime, { idl, name }: { readonly idl: string; readonly name: string }): Style {
  const doors = runtime.kind === "doors";
  const api = doors ? "registry" : apiName(name);
  const ending = doors ? "ts" : "js";
  const ownFile = (file: string): string => `./${file}.${ending}`;
  return {
    idl,
    command: doors ? "npm run generate" : "callboard generate",
    folder: folderOf(runtime),
    api,
    client: `${upper(api)}Client`,
    own: ownNames(api),
    shape: doors ? "#engine/shape" : runtime.name,
    interpret: doors ? "#engine/interpret" : runtime.name,
    transport: doors ? "#transport" : runtime.name,
    types: doors ? "#generated/types" : `../types/index.${ending}`,
    beside: (module) => ownFile(fileName(module)),
    ownFile,
  };
}

/** The folder of the calls: known before the IDL is read, so that what stands there can be looked at first. */
export const folderOf = ({ kind }: Runtime): string => (kind === "doors" ? "registry" : "client");
