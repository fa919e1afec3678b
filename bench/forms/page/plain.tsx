import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { isList, isObject, type Json } from "#engine/json";
import { toPointer } from "#engine/shape";
import { offer } from "./inside.ts";

/**
 * A form as one would write it by hand: a walk over the value that renders a label and a plain input for each leaf. The
 * inputs hold their own values; nothing is validated.
 */
function Plain({
  value,
  at,
  label,
}: {
  readonly value: Json;
  readonly at: readonly (string | number)[];
  readonly label: string;
}): ReactElement {
  const id = `input:${toPointer(at)}`;
  if (isList(value) || isObject(value)) {
    const parts: readonly (readonly [string | number, Json])[] = isList(value)
      ? value.map((item, i) => [i, item] as const)
      : Object.entries(value);
    return (
      <fieldset>
        <legend>{label}</legend>
        {parts.map(([step, part]) => (
          <Plain key={step} value={part} at={[...at, step]} label={String(step)} />
        ))}
      </fieldset>
    );
  }
  return (
    <div className="field">
      <div className="head">
        <label htmlFor={id}>{label}</label> <span className="required">*</span>
        <span className="type">{typeof value}</span>
      </div>
      <input id={id} defaultValue={String(value)} autoComplete="off" />
    </div>
  );
}

offer({
  draw: (root, { value }) => {
    createRoot(root).render(
      <form>
        <Plain value={value} at={[]} label="form" />
      </form>,
    );
    return {};
  },
  idOf: (typed) => `input:${typed}`,
});
