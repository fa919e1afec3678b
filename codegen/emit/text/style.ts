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
  /** Names of constants that the generator adds to the files of calls. */
  readonly own: ReadonlySet<string>;
  /** Import specifiers of shapes, form values and the transport. */
  readonly shape: string;
  readonly interpret: string;
  readonly transport: string;
  /** Import specifier of the index of the types, for the files of calls. */
  readonly types: string;
  /** Returns the import specifier of a module's file. */
  readonly moduleFile: (module: string) => string;
  /** Returns the import specifier of a file that belongs to no module, such as `errors`. */
  readonly ownFile: (name: string) => string;
}

/** Decides names and imports for a runtime. Names come from the name of the API, or are fixed in this repository. */
export function styleOf(runtime: Runtime, { idl, name }: { readonly idl: string; readonly name: string }): Style {
  const isRepository = runtime.kind === "entry-points";
  const api = isRepository ? "registry" : apiName(name);
  const ending = isRepository ? "ts" : "js";
  const ownFile = (file: string): string => `./${file}.${ending}`;
  return {
    idl,
    command: isRepository ? "npm run generate" : "callboard generate",
    folder: folderOf(runtime),
    api,
    client: `${upper(api)}Client`,
    own: ownNames(api),
    shape: isRepository ? "#engine/shape" : runtime.name,
    interpret: isRepository ? "#engine/interpret" : runtime.name,
    transport: isRepository ? "#transport" : runtime.name,
    types: isRepository ? "#generated/types" : `../types/index.${ending}`,
    moduleFile: (module) => ownFile(fileName(module)),
    ownFile,
  };
}
