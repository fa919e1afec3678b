import type { ReactElement } from "react";
import type { Json } from "#engine/json";
import type { Path, Shape } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { Button } from "#ui/kit";
import { useForm } from "../../context/index.ts";
import { incompatibleText } from "../../model/index.ts";

/** Shown instead of an object or a list that is missing or has another type; offers the initial value. */
export function Incompatible({
  at,
  shape,
  name,
  value,
}: {
  readonly at: Path;
  readonly shape: Shape;
  readonly name: string;
  readonly value: Json | undefined;
}): ReactElement {
  const { port, tools } = useForm();
  const start = (): void => {
    const initial = tools.initial(shape);
    if (initial !== undefined) port.dispatch({ type: "set", at, ...initial });
  };
  if (value === undefined) {
    return (
      <Button variant="quiet" icon="plus" onPress={start}>
        {formText().add({ name })}
      </Button>
    );
  }
  return (
    <div className="form-row">
      <p className="form-hint">{incompatibleText(value)}</p>
      <Button label={formText().actOn({ text: formText().startWithDefaults, name })} onPress={start}>
        {formText().startWithDefaults}
      </Button>
    </div>
  );
}
