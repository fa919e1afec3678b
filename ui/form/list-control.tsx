import { type ReactElement, useCallback, useMemo, useRef } from "react";
import { isList, type Json } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { Button } from "#ui/kit";
import { words } from "../words.ts";
import { Chunks } from "./chunks.tsx";
import type { ControlProps } from "./control-view.tsx";
import { focusPlace, focusRemoval, useAfterDrawing } from "./focus.ts";
import { useForm } from "./form-context.ts";
import { LabelledGroup } from "./labelled-group.tsx";
import { below } from "./place.ts";
import { Unfit } from "./unfit.tsx";
import { useDerived } from "./use-place.ts";

const lengthOf = (value: Json | undefined): number | undefined => (isList(value) ? value.length : undefined);

/** Numbered items in order, each removable (product.md §2); sets too. */
export function ListControl({ control, shape, at, names }: ControlProps<"list">): ReactElement {
  const { port, tools } = useForm();
  const length = useDerived(at, lengthOf);
  const frame = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const afterDrawing = useAfterDrawing();

  const holder = useMemo(() => (control.unique ? { shape, at } : undefined), [control.unique, shape, at]);

  const onRemove = useCallback(
    (place: Path): void => {
      const index = Number(place.at(-1));
      afterDrawing(() => {
        const page = frame.current?.ownerDocument;
        const moved = page && (focusRemoval(page, below(at, index)) || focusRemoval(page, below(at, index - 1)));
        if (!moved) addButton.current?.focus();
      });
      port.dispatch({ type: "remove", at: place });
    },
    [port, at, afterDrawing],
  );
  const onAdd = (): void => {
    const index = length ?? 0;
    afterDrawing(() => frame.current && focusPlace(frame.current.ownerDocument, below(at, index)));
    // A list can't hold nothing, so an item without a default starts as null, which its check reports.
    port.dispatch({ type: "insert", at, index, ...(tools.initial(control.item) ?? { value: null }) });
  };

  if (length === undefined) {
    return <Unfit at={at} shape={shape} name={names.name} value={valueAt(port.read().value, at)} />;
  }
  return (
    <LabelledGroup ref={frame} names={names}>
      <Chunks
        at={at}
        fields={Array.from({ length }, (_, index) => ({
          at: below(at, index),
          shape: control.item,
          label: words.item(index + 1),
          spoken: words.partOf(words.item(index + 1), names.name),
          within: names.label,
          optional: true,
          holder,
          onRemove,
        }))}
      />
      <Button ref={addButton} look="quiet" icon="plus" label={words.actOn(words.addItem, names.name)} onPress={onAdd}>
        {words.addItem}
      </Button>
    </LabelledGroup>
  );
}
