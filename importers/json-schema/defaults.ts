import { decoderWithSelection, validator } from "#engine/interpret";
import type { Json } from "#engine/json";
import { type TypeTable, typesFrom } from "#engine/shape";
import type { PropertyDraft } from "./property-draft.ts";

/** A property with its default as a wire value. */
export interface WaitingDefault {
  readonly property: PropertyDraft;
  readonly wire: Json;
}

/** Sets the defaults of properties, as form values. A default that its own schema rejects is left out. */
export function fillDefaults(waiting: readonly WaitingDefault[], types: TypeTable): void {
  if (waiting.length === 0) return;
  const known = typesFrom(types);
  const [read, diagnostics] = [decoderWithSelection(known), validator(known)];
  for (const { property, wire } of waiting) {
    const { value, selection: choices } = read(property.shape)(wire);
    if (diagnostics(property.shape)(value, choices).length === 0) property.default = value;
  }
}
