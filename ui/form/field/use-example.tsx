import { type ReactElement, useCallback } from "react";
import type { ValueWithSelection } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import { Badge, Button } from "#ui/kit";
import { formWords as words } from "../../form-words.ts";
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
  if (isPlaceholder && !differs) return <Badge tone="warn">{words.placeholder}</Badge>;
  if (isPlaceholder || !differs) return null;
  const onPress = (): void => {
    // The button is gone by then.
    afterDrawing(() => focusField(document, at));
    port.dispatch({ type: "set", at, ...example });
  };
  return (
    <span className="form-example">
      <Button variant="quiet" label={words.actOn(words.useExample, name)} onPress={onPress}>
        {words.useExample}
      </Button>
    </span>
  );
}
