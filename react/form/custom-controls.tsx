import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import type { Control } from "#engine/interpret";
import type { Json } from "#engine/json";
import { type ControlProps, type ControlViews, useForm, useValue } from "#ui/form";

/** Views of controls that replace the built-in ones, by kind. */
export type CustomControls = Partial<ControlViews>;

/** The views of controls of this platform. */
export const BuiltInViews = createContext<ControlViews | undefined>(undefined);

/** Draws the built-in view of a control, for custom controls that replace it in some cases only. */
export function DefaultControl<K extends Control["kind"]>(props: ControlProps<K>): ReactElement | null {
  const views = useContext(BuiltInViews);
  // The view at a control's kind takes just this control; the table's type promises it.
  const View = views?.[props.control.kind] as ComponentType<ControlProps<K>> | undefined;
  return View === undefined ? null : <View {...props} />;
}

/** The value of a custom control, and props that connect its input to label, description and issue. */
export interface ControlHandle {
  /** The value in the form: 64-bit numbers are digit text. */
  readonly value: Json | undefined;
  readonly setValue: (value: Json) => void;
  readonly inputProps: {
    readonly id: string;
    readonly "aria-labelledby": string;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": boolean | undefined;
    readonly "aria-required": boolean | undefined;
  };
}

type FieldProps = Pick<ControlProps, "at" | "names" | "isInvalid" | "isRequired">;

/** Connects a custom control to its field. */
export function useControl({ at, names, isInvalid, isRequired }: FieldProps): ControlHandle {
  const { port } = useForm();
  return {
    value: useValue(at),
    setValue: (value) => port.dispatch({ type: "set", at, value }),
    inputProps: {
      id: names.input,
      "aria-labelledby": names.label,
      "aria-describedby": names.describedBy,
      "aria-invalid": isInvalid || undefined,
      "aria-required": isRequired || undefined,
    },
  };
}
