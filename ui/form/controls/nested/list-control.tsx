import { type ReactElement, useCallback, useMemo, useRef } from "react";
import { isList, type Json } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { Button, treeOf } from "#ui/kit";
import { Chunks } from "../../chunks/chunks.tsx";
import {
  type ControlProps,
  focusField,
  focusRemoval,
  useAfterDrawing,
  useDerived,
  useForm,
} from "../../context/index.ts";
import { below, itemFields } from "../../model/index.ts";
import { Incompatible } from "./incompatible.tsx";
import { LabeledGroup } from "./labeled-group.tsx";

const lengthOf = (value: Json | undefined): number | undefined => (isList(value) ? value.length : undefined);

/** A list or set: numbered items in order, each removable (docs/behavior.md#lists-and-maps). */
export function ListControl({ control, shape, at, names }: ControlProps<"list">): ReactElement {
  const { port, tools } = useForm();
  const length = useDerived(at, lengthOf);
  const frame = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const afterDrawing = useAfterDrawing();

  const holder = useMemo(() => (control.unique ? { shape, at } : undefined), [control.unique, shape, at]);

  const onRemove = useCallback(
    (path: Path): void => {
      const index = Number(path.at(-1));
      afterDrawing(() => {
        const page = frame.current === null ? undefined : treeOf(frame.current);
        const moved = page && (focusRemoval(page, below(at, index)) || focusRemoval(page, below(at, index - 1)));
        if (!moved) addButton.current?.focus();
      });
      port.dispatch({ type: "remove", at: path });
    },
    [port, at, afterDrawing],
  );
  const onAdd = (): void => {
    const index = length ?? 0;
    afterDrawing(() => frame.current && focusField(treeOf(frame.current), below(at, index)));
    // A list has no empty items: an item without a default starts as null, which validation reports.
    const { shape: item = control.item, variant } = control.first?.[index] ?? {};
    const { value, selection } = tools.initial(item) ?? { value: null };
    const chosen = variant === undefined ? selection : { ...selection, "": variant };
    port.dispatch({ type: "insert", at, index, value, ...(chosen && { selection: chosen }) });
  };

  if (length === undefined) {
    return <Incompatible at={at} shape={shape} name={names.name} value={valueAt(port.read().value, at)} />;
  }
  return (
    <LabeledGroup elementRef={frame} names={names}>
      <Chunks
        at={at}
        fields={itemFields(at, control, length, names).map((field) => ({ ...field, holder, onRemove }))}
      />
      {!(control.first && length === control.maxItems) && (
        <Button
          elementRef={addButton}
          variant="quiet"
          icon="plus"
          label={formText().actOn({ text: formText().addItem, name: names.name })}
          onPress={onAdd}
        >
          {formText().addItem}
        </Button>
      )}
    </LabeledGroup>
  );
}
