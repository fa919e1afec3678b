import { type ReactElement, useCallback, useMemo, useRef } from "react";
import type { Edit } from "#engine/form";
import { isObject, type Json, objectOf } from "#engine/json";
import { type Path, type Property, toPointer, valueAt } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { treeOf } from "#ui/kit";
import { Chunks } from "../../chunks/chunks.tsx";
import {
  type ControlProps,
  focusField,
  sameList,
  useAfterDrawing,
  useDerived,
  useForm,
  useRevealedFields,
} from "../../context/index.ts";
import { below, drawnProperties, keyName, propertyFields, type Tools } from "../../model/index.ts";
import { Incompatible } from "./incompatible.tsx";
import { LabeledGroup } from "./labeled-group.tsx";

/** The present parts of an object; `stray` is the value if it is not an object. */
interface Outline {
  readonly shown: readonly Property[];
  readonly hidden: readonly Property[];
  readonly stray: { readonly value: Json | undefined } | undefined;
}

const sameOutline = (a: Outline, b: Outline): boolean =>
  sameList(a.shown, b.shown) &&
  sameList(a.hidden, b.hidden) &&
  a.stray?.value === b.stray?.value &&
  !a.stray === !b.stray;

/** Returns the edit that sets the first values of added properties; those without one stay empty. */
function additionOf(at: Path, added: readonly Property[], initial: Tools["initialProperties"]): Edit | undefined {
  const starts = initial(added);
  const filled = added.flatMap(({ key }, i) => {
    const start = starts[i];
    return start === undefined ? [] : [{ key, ...start }];
  });
  const [first] = filled;
  if (first === undefined) return undefined;
  if (added.length === 1) return { type: "addProperty", at, ...first };
  const selection = filled.flatMap(({ key, selection: inside }) =>
    Object.entries(inside).map(([path, variant]) => [toPointer([key]) + path, variant] as const),
  );
  const empty = added.flatMap(({ key }, i) => (starts[i] === undefined ? [key] : []));
  return {
    type: "addAll",
    at,
    ...(empty.length > 0 && { empty }),
    values: objectOf(filled.map(({ key, value }) => [key, value])),
    selection: Object.fromEntries(selection),
  };
}

/** Returns the drawn and the hidden properties of an object; the same ones until they change. */
const useDrawn = (
  properties: readonly Property[],
  outline: Outline,
  revealed: ReadonlySet<string>,
  omit: readonly string[] | undefined,
) => useMemo(() => drawnProperties(properties, outline, revealed, omit), [properties, outline, revealed, omit]);

/** An object: its required properties, then the optional ones, hidden until they are added (docs/behavior.md#objects). */
export function GroupControl({ control, shape, at, names, omit }: ControlProps<"group">): ReactElement {
  const { port, tools, say, revealed, views } = useForm();
  const { mapRows: MapRows, addProperty: AddProperty } = views;
  const { properties, extra, closed } = control;
  const derive = useCallback(
    (value: Json | undefined): Outline => ({
      ...tools.visible(properties, value),
      stray: isObject(value) ? undefined : { value },
    }),
    [tools, properties],
  );
  const outline = useDerived(at, derive, sameOutline);
  // A property without a default, such as an enum, is revealed at once and gets its value later.
  const revealedFields = useRevealedFields(at);
  const holder = useMemo(
    () => (extra === undefined && !closed ? undefined : { shape, at }),
    [extra, closed, shape, at],
  );
  const frame = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const lastAdded = useRef<Path>(undefined);
  const focusAdded = (): void => {
    if (frame.current && lastAdded.current) focusField(treeOf(frame.current), lastAdded.current);
  };
  const afterDrawing = useAfterDrawing();

  const onRemove = useCallback(
    (path: Path): void => {
      revealed.forget(path);
      afterDrawing(() => addButton.current?.focus());
      if (valueAt(port.read().value, path) !== undefined) port.dispatch({ type: "remove", at: path });
      else say(formText().removed({ name: keyName(String(path.at(-1))) }));
    },
    [port, revealed, afterDrawing, say],
  );
  const onAdd = (added: readonly Property[], isOpen: boolean): void => {
    const [first] = added;
    if (first === undefined) return;
    revealed.add(added.map(({ key }) => below(at, key)));
    lastAdded.current = below(at, first.key);
    if (!isOpen) afterDrawing(focusAdded);
    const edit = additionOf(at, added, tools.initialProperties);
    if (edit !== undefined) port.dispatch(edit);
  };

  const { shown, hidden } = useDrawn(properties, outline, revealedFields, omit);
  const fields = useMemo(
    () => propertyFields(at, shown).map((field) => ({ ...field, onRemove })),
    [shown, at, onRemove],
  );

  if (outline.stray) return <Incompatible at={at} shape={shape} name={names.name} value={outline.stray.value} />;
  return (
    <LabeledGroup elementRef={frame} names={names}>
      <Chunks at={at} fields={fields} />
      <MapRows at={at} names={names} known={properties} valueShape={extra} holder={holder} />
      {hidden.length > 0 && (
        <AddProperty
          elementRef={addButton}
          at={at}
          name={names.name}
          hidden={hidden}
          onAdd={onAdd}
          onReturn={focusAdded}
        />
      )}
      {properties.length === 0 && extra === undefined && <p className="form-hint">{formText().emptyObject}</p>}
    </LabeledGroup>
  );
}
