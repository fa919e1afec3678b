import { type ReactElement, useMemo, useRef, useState } from "react";
import { isObject, type Json, keysOf } from "#engine/json";
import type { Path, Property, Shape } from "#engine/shape";
import { Button } from "#ui/kit";
import { words } from "../../words.ts";
import { ChunkWindows } from "../chunks/index.ts";
import {
  focusField,
  rowsAtOnce,
  sameList,
  useAfterDrawing,
  useDerived,
  useDraft,
  useForm,
  useProgressiveCount,
  useStable,
} from "../context/index.ts";
import type { Checked } from "../field/index.ts";
import { below, type ControlNames } from "../model/index.ts";
import { KeyEditor } from "./key-editor.tsx";
import { MapRowChunk } from "./map-row-chunk.tsx";

/** Props of the rows of a map, or of the additional keys of an object. */
export interface MapRowsProps {
  readonly at: Path;
  readonly names: ControlNames;
  /** The shape of keys; any text without it. */
  readonly keyShape?: Shape | undefined;
  /** The shape of values. Without it rows can't be added, and present values are shown as JSON. */
  readonly valueShape?: Shape | undefined;
  /** The map, if it has issues about its rows. */
  readonly holder?: Checked | undefined;
  /**
   * Properties that are drawn elsewhere. With them and without a shape of values, the rows are of keys that the object
   * does not know.
   */
  readonly known?: readonly Property[];
}

const noKeys: readonly string[] = [];
const anything: Shape = { kind: "unknown" };

/** Returns the keys with rows, except those shown elsewhere. The list is cached until a key is added or removed. */
function rowKeys(others: ReadonlySet<string>): (value: Json | undefined) => readonly string[] {
  const answers = new WeakMap<readonly string[], readonly string[]>();
  return (value) => {
    if (!isObject(value)) return noKeys;
    const all = keysOf(value);
    if (others.size === 0) return all;
    const known = answers.get(all) ?? all.filter((key) => !others.has(key));
    answers.set(all, known);
    return known;
  };
}

/**
 * Rows of keys and values. A new row becomes part of the value once it has a key, so that no invented key is ever sent.
 */
export function MapRows({ at, names, keyShape, valueShape, holder, known }: MapRowsProps): ReactElement {
  const { port, tools } = useForm();
  const others = useMemo(() => new Set(known?.map(({ key }) => key)), [known]);
  const derive = useMemo(() => rowKeys(others), [others]);
  const keys = useDerived(at, derive, sameList);
  const [asked, setAsked] = useState(false);
  // The draft of a new key survives unmounting.
  const adding = useDraft(at, "newKey").text !== undefined || asked;
  const frame = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const afterDrawing = useAfterDrawing();

  const refusalOf = useMemo(() => {
    const taken = new Set(keys);
    return (key: string): string | undefined =>
      taken.has(key) ? words.keyTaken : others.has(key) ? words.keyOfProperty : undefined;
  }, [keys, others]);
  const onRemove = useStable((key: string): void => {
    const next = keys[keys.indexOf(key) + 1] ?? keys[keys.indexOf(key) - 1];
    afterDrawing(() => {
      if (addButton.current) addButton.current.focus();
      // Without an add button the focus goes to the next row, or to the group.
      else if (frame.current) focusField(frame.current.ownerDocument, next === undefined ? at : below(at, next));
    });
    port.dispatch({ type: "remove", at: below(at, key) });
  });
  const onAdd = (key: string, goOn: boolean): void => {
    setAsked(false);
    if (goOn) afterDrawing(() => frame.current && focusField(frame.current.ownerDocument, below(at, key)));
    // A map has no empty values: a value without a default starts as null, which validation reports.
    port.dispatch({ type: "addKey", at, key, ...(tools.initial(valueShape ?? anything) ?? { value: null }) });
  };
  const onCancel = (): void => {
    afterDrawing(() => addButton.current?.focus());
    setAsked(false);
  };
  const drawn = useProgressiveCount(keys.length);
  const chunks = Array.from({ length: Math.ceil(drawn / rowsAtOnce) }, (_, i) => i * rowsAtOnce);

  const alone = keys.length <= rowsAtOnce;
  const rows = chunks.map((first) => (
    <MapRowChunk
      key={first}
      first={first}
      keys={keys.slice(first, Math.min(first + rowsAtOnce, drawn))}
      alone={alone}
      at={at}
      map={names.name}
      keyShape={keyShape}
      valueShape={valueShape ?? anything}
      holder={holder}
      mark={known !== undefined && valueShape === undefined ? words.notInDefinition : undefined}
      refusalOf={refusalOf}
      onRemove={onRemove}
    />
  ));

  return (
    <div ref={frame} className="form-map">
      {alone ? rows : <ChunkWindows chunks={rows} />}
      {adding && (
        <div className="form-map-row">
          <KeyEditor
            label={words.newKey(names.name)}
            map={names.name}
            keyShape={keyShape}
            at={at}
            holder={undefined}
            current={undefined}
            refusalOf={refusalOf}
            onKey={onAdd}
            onClose={() => setAsked(false)}
            onCancel={onCancel}
            startsFocused={asked}
          />
        </div>
      )}
      {valueShape && !adding && (
        <Button
          ref={addButton}
          variant="quiet"
          icon="plus"
          label={words.actOn(words.addItem, names.name)}
          onPress={() => setAsked(true)}
        >
          {words.addItem}
        </Button>
      )}
    </div>
  );
}
