import { type ReactElement, useCallback } from "react";
import type { ValueWithSelection } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { Badge, Button } from "#ui/kit";
import { focusField, useAfterDrawing, useDerived, useForm } from "../context/index.ts";
import { differsFrom } from "../model/index.ts";

/** Props of the button of an example. */
export interface UseExampleProps {
  readonly at: Path;
  readonly name: string;
  readonly example: ValueWithSelection;
  readonly isPlaceholder: boolean | undefined;
}

/**
 * A button that puts the example of a field in, as long as its value is another one. A placeholder is not an example: it
 * is marked while it is the value.
 */
export function UseExample({ at, name, example, isPlaceholder }: UseExampleProps): ReactElement | null {
  const { port } = useForm();
  const derive = useCallback((value: Json | undefined) => differsFrom(example, value), [example]);
  const differs = useDerived(at, derive);
  const afterDrawing = useAfterDrawing();
  if (isPlaceholder && !differs) return <Badge tone="warn">{formText().placeholder}</Badge>;
  if (isPlaceholder || !differs) return null;
  const onPress = (): void => {
    // The button is gone by then.
    afterDrawing(() => focusField(document, at));
    port.dispatch({ type: "set", at, ...example });
  };
  return (
    <span className="form-example">
      <Button variant="quiet" label={formText().actOn({ text: formText().useExample, name })} onPress={onPress}>
        {formText().useExample}
      </Button>
    </span>
  );
}
