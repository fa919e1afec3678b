import { type ReactElement, useMemo } from "react";
import { isObject, type Json } from "#engine/json";
import { valueAt } from "#engine/shape";
import type { ControlProps } from "./control-view.tsx";
import { useForm } from "./form-context.ts";
import { LabelledGroup } from "./labelled-group.tsx";
import { MapRows } from "./map-rows.tsx";
import { Unfit } from "./unfit.tsx";
import { useDerived } from "./use-place.ts";

const isMap = (value: Json | undefined): boolean => isObject(value);

/** Values by key, one row each (product.md §2). */
export function MapControl({ control, shape, at, names }: ControlProps<"map">): ReactElement {
  const { port } = useForm();
  const holder = useMemo(() => ({ shape, at }), [shape, at]);
  const fits = useDerived(at, isMap);
  if (!fits) return <Unfit at={at} shape={shape} name={names.name} value={valueAt(port.read().value, at)} />;
  return (
    <LabelledGroup names={names}>
      <MapRows at={at} names={names} keyShape={control.key} valueShape={control.value} holder={holder} />
    </LabelledGroup>
  );
}
