import { type ReactElement, useMemo } from "react";
import { isObject, type Json } from "#engine/json";
import { valueAt } from "#engine/shape";
import { type ControlProps, useDerived, useForm } from "../../context/index.ts";
import { MapRows } from "../../rows/index.ts";
import { Incompatible } from "./incompatible.tsx";
import { LabeledGroup } from "./labeled-group.tsx";

const isMap = (value: Json | undefined): boolean => isObject(value);

/** A map: values by key, one row each (docs/behavior.md#lists-and-maps). */
export function MapControl({ control, shape, at, names }: ControlProps<"map">): ReactElement {
  const { port } = useForm();
  const holder = useMemo(() => ({ shape, at }), [shape, at]);
  const fits = useDerived(at, isMap);
  if (!fits) return <Incompatible at={at} shape={shape} name={names.name} value={valueAt(port.read().value, at)} />;
  return (
    <LabeledGroup names={names}>
      <MapRows at={at} names={names} keyShape={control.key} valueShape={control.value} holder={holder} />
    </LabeledGroup>
  );
}
