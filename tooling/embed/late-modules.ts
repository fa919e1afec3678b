import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { normalizePath, type Plugin, parseAst, transformWithOxc } from "vite";

/** Modules that load late, by the name of their group in `embed/worker/late-code.ts`. */
export type LateGroups = { readonly [name: string]: readonly string[] };

const stub = "\0callboard-late-stub:";
const group = "\0callboard/late-";

/**
 * Loads modules late in a program that repeats what has failed for lack of them: each function of such a module is
 * replaced by one that calls it, or throws until it has loaded. These modules may export functions only.
 *
 * @param root the folder that the paths of modules are relative to
 */
export function lateModules(root: string, groups: LateGroups): Plugin {
  const pathOf = (file: string): string => normalizePath(join(root, file));
  const places = new Map(
    Object.entries(groups).flatMap(([name, files]) =>
      files.map((file, number) => [pathOf(file), { name, prefix: `m${number}_` }] as const),
    ),
  );
  return {
    name: "callboard-late-modules",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source.startsWith("callboard/late-")) return `\0${source}`;
      if (importer === undefined || importer.startsWith(group) || importer.startsWith(stub)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const place = resolved && places.get(resolved.id);
      if (resolved === null || !place || places.get(importer)?.name === place.name) return resolved;
      return { id: stub + resolved.id, moduleSideEffects: false };
    },
    async load(id) {
      if (id.startsWith(group)) {
        const files = (groups[id.slice(group.length)] ?? []).map(pathOf);
        const parts = files.map(async (file) => ({ file, names: await functionsIn(file), ...places.get(file) }));
        const lines = (await Promise.all(parts)).map(({ file, names, prefix }) => [
          `import { ${names.map((name) => `${name} as ${prefix}${name}`).join(", ")} } from ${JSON.stringify(file)};`,
          names.map((name) => `${prefix}${name}`),
        ]);
        const names = lines.flatMap(([, names]) => names);
        return [...lines.map(([line]) => line), `export default { ${names.join(", ")} };`].join("\n");
      }
      const file = id.startsWith(stub) ? id.slice(stub.length) : "";
      const place = places.get(file);
      if (place === undefined) return undefined;
      const functions = (await functionsIn(file)).map(
        (name) =>
          `export const ${name} = (...given) => lateFunctions("${place.name}").${place.prefix}${name}(...given);`,
      );
      const from = JSON.stringify(join(root, "embed/worker/late-code.ts"));
      return [`import { lateFunctions } from ${from};`, ...functions].join("\n");
    },
  };
}

/** Returns the names of a module's exports, which have to be functions. */
async function functionsIn(file: string): Promise<readonly string[]> {
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  return parseAst(code).body.flatMap((statement) => {
    if (!statement.type.startsWith("Export")) return [];
    const { declaration } = statement as {
      declaration?: {
        type: string;
        id?: { name: string };
        declarations?: readonly { id: { name: string }; init?: { type: string } }[];
      };
    }; // all kinds of exports
    if (declaration?.type === "FunctionDeclaration" && declaration.id) return [declaration.id.name];
    const constants = declaration?.declarations ?? [];
    if (constants.length > 0 && constants.every(({ init }) => /Function/.test(init?.type ?? "")))
      return constants.map(({ id }) => id.name);
    throw new Error(`${file} exports more than functions, and can't load late`);
  });
}
