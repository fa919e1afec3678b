import type { ReactElement } from "react";
import { printJson } from "#engine/json";
import { Button } from "#ui/kit";
import { words } from "../words.ts";
import type { ControlProps } from "./control-view.tsx";
import { useForm } from "./form-context.ts";
import { useValue } from "./use-place.ts";

/** The one value that is allowed; where another one stands, a button puts it right. */
export function FixedControl({ control, at, names }: ControlProps<"fixed">): ReactElement {
  const { port } = useForm();
  const matches = useValue(at) === control.value;
  return (
    <div className="form-row">
      <code className="form-fixed">{printJson(control.value)}</code>
      {!matches && (
        <Button describedBy={names.label} onPress={() => port.dispatch({ type: "set", at, value: control.value })}>
          {words.useTheFixedValue}
        </Button>
      )}
    </div>
  );
}
