import { defined } from "#engine/item-at";
import type { Ir } from "../ir/ir.ts";
import {
  camelCase,
  channelConstant,
  constantName,
  functionName,
  pascalCase,
  serviceConstant,
  typeCode,
  upper,
  webhooksConstant,
} from "../ir/names.ts";
import type { ErrorIr } from "../ir/type.ts";
import type { Style } from "./text/index.ts";

/** Types that the files of calls and errors import from elsewhere, and global types that they use. */
const importedTypes = (
  "ApiEnvironments AsyncIterable AuthSchemes Channel Client Endpoint ErrorDescriptor FileValue Format Long ObjectShape " +
  "Record Service Transport Uint8Array Webhook Webhooks"
).split(" ");

/** The names that files of calls share. No two are equal, so that each file can import any of them. */
export interface SharedNames {
  /** The namespace of a module's types. */
  readonly space: (module: string) => string;
  readonly service: (module: string) => string;
  readonly channel: (module: string) => string;
  readonly webhooks: (module: string) => string;
  /** The type of an error, by the error's id. */
  readonly errorType: (id: string) => string;
  readonly errorConstant: (id: string) => string;
  /** Names that a constant of one file can't have: imported types and the namespaces. */
  readonly imported: ReadonlySet<string>;
}

/** The type of an error begins with a capital letter, its constant does not. */
const capital = (name: string): string => upper(typeCode(name));

/**
 * Chooses the names that files of calls share. Names of errors get the name of their file in front if two are equal.
 */
export function sharedNames(ir: Ir, style: Style): SharedNames {
  const taken = new Set([...importedTypes, style.client, ...style.own]);
  const claim = (name: string, complete: (name: string, taken: ReadonlySet<string>) => string): string => {
    const free = complete(name, taken);
    taken.add(free);
    return free;
  };
  const byModule = (wanted: (module: string) => string): ReadonlyMap<string, string> =>
    new Map(ir.modules.map(({ id }) => [id, claim(wanted(id), constantName)]));

  const areas = new Set(ir.modules.map(({ id }) => serviceConstant(id)));
  const services = byModule((id) => functionName(serviceConstant(id), areas));
  const channels = byModule(channelConstant);
  const webhooks = byModule(webhooksConstant);
  const spaces = byModule(pascalCase);

  const errors = [...ir.errors.values()];
  const uses = new Map<string, number>();
  const known = [...importedTypes, style.client, ...ir.modules.map(({ id }) => pascalCase(id))];
  for (const name of [...known, ...errors.map(({ name }) => capital(name))]) uses.set(name, (uses.get(name) ?? 0) + 1);
  const wanted = ({ name, module }: ErrorIr): string =>
    uses.get(capital(name)) === 1 ? capital(name) : `${pascalCase(module)}${capital(name)}`;
  const errorTypes = new Map(errors.map((error) => [error.id, claim(wanted(error), typeCode)]));
  const errorConstants = new Map([...errorTypes].map(([id, name]) => [id, claim(camelCase(name), constantName)]));

  const of =
    (names: ReadonlyMap<string, string>) =>
    (id: string): string =>
      defined(names.get(id));
  return {
    space: of(spaces),
    service: of(services),
    channel: of(channels),
    webhooks: of(webhooks),
    errorType: of(errorTypes),
    errorConstant: of(errorConstants),
    imported: new Set([...importedTypes, ...spaces.values()]),
  };
}
