import { apiName, fileName, ownNames, upper } from "../../ir/names.ts";
import { folderOf, type Runtime } from "../../write/runtime.ts";

/** File names and imports of one run. */
export interface Style {
  /** The IDL folder and the command, as the first line names them. */
  readonly idl: string;
  readonly command: string;
  /** The folder of the calls, next to `types`. */
  readonly folder: string;
  /** The prefix of names that belong to the whole API: `shop`, as in `shopServices`. */
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
  /** Returns the import specifier of a module's file. */
  readonly beside: (module: string) => string;
  /** Returns the import specifier of a file of the generator's own, such as `errors`. */
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
