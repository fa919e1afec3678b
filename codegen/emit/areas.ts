import type { Ir, ModuleIr, ServiceIr } from "../ir/ir.ts";

/** A module that has calls. */
export type AreaIr = ModuleIr & { readonly service: ServiceIr };

/** The files that have calls, in order. */
export const areasOf = (ir: Ir): readonly AreaIr[] =>
  ir.modules.filter((module): module is AreaIr => module.service !== undefined);

/** The files with calls, a channel or webhooks, which get a file of descriptors. */
export const describedModules = (ir: Ir): readonly ModuleIr[] =>
  ir.modules.filter(
    ({ service, channel, webhooks }) => service !== undefined || channel !== undefined || webhooks.length > 0,
  );
