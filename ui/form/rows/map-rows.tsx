import { type ReactElement, useRef } from "react";
import type { Shape } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { Button } from "#ui/kit";
import { ChunkWindows } from "../chunks/chunk-windows.tsx";
import { type MapRowsProps, rowsAtOnce, undrawnClass, useForm, useProgressiveCount } from "../context/index.ts";
import { KeyEditor } from "./key-editor.tsx";
import { MapRowChunk } from "./map-row-chunk.tsx";
import { useMapEdits } from "./use-map-edits.ts";
import { useMapKeys } from "./use-map-keys.ts";

const anything: Shape = { kind: "unknown" };

/**
 * Rows of keys and values. A new row becomes part of the value once it has a key, so that no invented key is ever sent.
 */
export function MapRows({ at, names, keyShape, valueShape, holder, known }: MapRowsProps): ReactElement {
  const { tools } = useForm();
  const frame = useRef<HTMLDivElement>(null);
  const { keys, refusalOf } = useMapKeys(at, known);
  const { newRow, addButton, onRemove } = useMapEdits({
    at,
    keys,
    frame,
    // A map has no empty values: a value without a default starts as null, which validation reports.
    initial: () => tools.initial(valueShape ?? anything) ?? { value: null },
  });
  const drawn = useProgressiveCount(keys.length);
  const alone = keys.length <= rowsAtOnce;
  const rows = Array.from({ length: Math.ceil(drawn / rowsAtOnce) }, (_, i) => i * rowsAtOnce).map((first) => (
    <MapRowChunk
      key={first}
      {...{ first, alone, at, keyShape, holder, refusalOf, onRemove }}
      keys={keys.slice(first, Math.min(first + rowsAtOnce, drawn))}
      map={names.name}
      valueShape={valueShape ?? anything}
      mark={known !== undefined && valueShape === undefined ? formText().notInDefinition : undefined}
    />
  ));

  return (
    <div ref={frame} className="form-map">
      {alone ? rows : <ChunkWindows chunks={rows} />}
      {drawn < keys.length && <div className={undrawnClass} />}
      {newRow.isOpen && (
        <div className="form-map-row">
          <KeyEditor
            label={formText().newKey({ map: names.name })}
            map={names.name}
            {...{ keyShape, at, refusalOf }}
            holder={undefined}
            current={undefined}
            {...newRow.editor}
          />
        </div>
      )}
      {valueShape && !newRow.isOpen && (
        <Button
          elementRef={addButton}
          variant="quiet"
          icon="plus"
          label={formText().actOn({ text: formText().addItem, name: names.name })}
          onPress={newRow.open}
        >
          {formText().addItem}
        </Button>
      )}
    </div>
  );
}
