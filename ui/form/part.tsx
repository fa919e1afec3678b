import { type ReactElement, useCallback, useRef, useState } from "react";
import type { Json } from "#engine/json";
import type { Path, Shape } from "#engine/shape";
import { Button } from "#ui/kit";
import { words } from "../words.ts";
import { Field } from "./field-frame.tsx";
import { focusPlace, useAfterDrawing } from "./focus.ts";
import { useForm } from "./form-context.ts";
import { kept } from "./place.ts";
import { useDerived } from "./use-place.ts";
import { useTravel } from "./use-travel.ts";

/** One part of a request: its place, its shape, and what names it. */
export interface PartProps {
  readonly at: Path;
  readonly shape: Shape;
  readonly label: string;
  /** The id of a heading that names the whole; without it the label is drawn. */
  readonly labelledBy?: string | undefined;
  /** An optional part is added and removed like an optional property (product.md §5). */
  readonly optional: boolean;
}

const isThere = (value: Json | undefined): boolean => value !== undefined;

/** Draws the form of one part inside a `FormProvider`. */
export function Part({ at: given, shape, label, labelledBy, optional }: PartProps): ReactElement {
  const { port, tools } = useForm();
  const at = kept(given);
  const there = useDerived(at, isThere);
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const afterDrawing = useAfterDrawing();
  const initial = optional && !there ? tools.initial(shape) : undefined;

  useTravel(at, () => {
    if (there) setAsked(false);
  });
  const onAdd = (): void => {
    setAsked(true);
    afterDrawing(() => frame.current && focusPlace(frame.current.ownerDocument, at));
    if (initial !== undefined) port.dispatch({ type: "set", at, ...initial });
  };
  const onRemove = useCallback((): void => {
    setAsked(false);
    afterDrawing(() => frame.current?.querySelector("button")?.focus());
    port.dispatch({ type: "remove", at });
  }, [port, at, afterDrawing]);

  // What has no first value, such as a file, is shown empty: there is nothing that adding it would do.
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
          optional={optional}
        />
      )}
      {optional && there && (
        <Button look="quiet" icon="cross" onPress={onRemove}>
          {words.remove(label)}
        </Button>
      )}
      {!shown && (
        <Button look="quiet" icon="plus" onPress={onAdd}>
          {words.add(label)}
        </Button>
      )}
    </div>
  );
}
