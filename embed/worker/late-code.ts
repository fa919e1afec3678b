/** A function of a module that the worker loads late. */
type LateFunction = (...args: unknown[]) => unknown;

/** The functions of late modules. */
export type LateFunctions = { readonly [name: string]: LateFunction };

/** Groups of late modules. */
export interface LateLoads {
  /** Parts of forms. */
  readonly fields: () => Promise<{ readonly default: LateFunctions }>;
  /** The parser of HTML in descriptions. */
  readonly html: () => Promise<{ readonly default: LateFunctions }>;
  /** Parts of the importers, and of pages. */
  readonly rest: () => Promise<{ readonly default: LateFunctions }>;
}

type Group = keyof LateLoads;

/** A function was called before its module had loaded. */
class MissingCode extends Error {
  override readonly name = "MissingCode";
}

const loaded = new Map<Group, LateFunctions>();
/** Counts the calls before a module had loaded. Never reset, since answers overlap. */
let misses = 0;
const missed = new Set<Group>();
let loads: LateLoads | undefined;

/** Sets the functions that load late modules; without them no module is late. */
export const setLateLoads = (given: LateLoads): void => {
  loads = given;
};

/** Returns the functions of a group, for the stubs of its modules (`tooling/embed/late-modules.ts`). */
export function lateFunctions(group: Group): LateFunctions {
  const functions = loaded.get(group);
  if (functions !== undefined) return functions;
  misses += 1;
  missed.add(group);
  throw new MissingCode(`${group} has not loaded`);
}

/** Loads a group of late modules. */
export async function loadLate(group: Group): Promise<void> {
  if (loads !== undefined && !loaded.has(group)) loaded.set(group, (await loads[group]()).default);
}

/** Calls a function again, once late modules have loaded, if it has called one of them. */
export async function withLateCode<T>(act: () => T | Promise<T>): Promise<T> {
  const before = misses;
  try {
    const result = await act();
    if (misses === before) return result;
  } catch (error) {
    if (misses === before) throw error;
  }
  await Promise.all([...missed].map(loadLate));
  return withLateCode(act);
}
