import { type AnyStateMachine, StateMachine } from "xstate";
import * as door from "./index.ts";

/** A machine as its room exports it. */
export interface NamedMachine {
  /** The name of its export. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** An export is named like a machine but is not one: a bug. */
export class NoMachineError extends Error {
  override readonly name = "NoMachineError";
}

function machineOf(name: string, value: unknown): AnyStateMachine {
  const made: unknown = typeof value === "function" ? value() : value;
  if (!(made instanceof StateMachine))
    throw new NoMachineError(`${name} is exported by machines/ and is not a machine`);
  return made;
}

/** All machines that the room exports: as `…Machine`, or as the result of a function of that name. */
export const machines: readonly NamedMachine[] = Object.entries(door)
  .filter(([name]) => name.endsWith("Machine"))
  .map(([name, value]) => ({ name, machine: machineOf(name, value) }));
