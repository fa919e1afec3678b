import { type ReactElement, useCallback, useRef, useState } from "react";
import type { Json } from "#engine/json";
import type { Path, Shape } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { Button, treeOf } from "#ui/kit";
import { focusField, useAfterDrawing, useDerived, useForm, useHistoryStep } from "./context/index.ts";
import { Field } from "./field/index.ts";
import { internPath } from "./model/index.ts";

/** Props of one part of a request. */
export interface PartProps {
  readonly at: Path;
  readonly shape: Shape;
  readonly label: string;
  /** The id of a heading that names the whole; without it the label is drawn. */
  readonly labelledBy?: string | undefined;
  /** A part of a form. An optional one is added and removed like an optional property (docs/behavior.md#objects). */
  readonly optional: boolean;
}

/** The example of a whole section belongs to the form. */
const noExamples: readonly Json[] = [];

const isThere = (value: Json | undefined): boolean => value !== undefined;

/** The form of one part, inside a `FormProvider`. */
export function Part({ at: given, shape, label, labelledBy, optional }: PartProps): ReactElement {
  const { port, tools } = useForm();
  const at = internPath(given);
  const there = useDerived(at, isThere);
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const afterDrawing = useAfterDrawing();
  const initial = optional && !there ? tools.initialPart(shape) : undefined;

  useHistoryStep(at, () => {
    if (there) setAsked(false);
  });
  const onAdd = (): void => {
    setAsked(true);
    afterDrawing(() => frame.current && focusField(treeOf(frame.current), at));
    if (initial !== undefined) port.dispatch({ type: "set", at, ...initial });
  };
  const onRemove = useCallback((): void => {
    setAsked(false);
    afterDrawing(() => frame.current?.querySelector("button")?.focus());
    port.dispatch({ type: "remove", at });
  }, [port, at, afterDrawing]);

  // A type without an initial value, such as a file, is shown empty.
  const shown = there || asked || !optional || initial === undefined;
  return (
    <div ref={frame} className="form-part">
      {shown && (
        <Field
          at={at}
          shape={shape}
          label={label}
          within={labelledBy}
          bare={labelledBy !== undefined}
          isHeaded={labelledBy !== undefined}
          examples={labelledBy === undefined ? undefined : noExamples}
          optional={optional}
        />
      )}
      {optional && there && (
        <Button variant="quiet" icon="cross" onPress={onRemove}>
          {formText().remove({ name: label })}
        </Button>
      )}
      {!shown && (
        <Button variant="quiet" icon="plus" onPress={onAdd}>
          {formText().add({ name: label })}
        </Button>
      )}
    </div>
  );
}
