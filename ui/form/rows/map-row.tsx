import type { ReactElement } from "react";
import type { Path, Shape } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { IconButton } from "#ui/kit";
import { useForm } from "../context/index.ts";
import { type Checked, Field } from "../field/index.ts";
import { below, fitsOneLine, idsAt, keyName, rowField } from "../model/index.ts";
import { KeyEditor } from "./key-editor.tsx";

/** Props of one row of a map. `at` is the path of the map. */
export interface MapRowProps {
  readonly at: Path;
  readonly name: string;
  readonly position: number;
  /** The name of the map. */
  readonly map: string;
  readonly keyShape: Shape | undefined;
  readonly valueShape: Shape;
  readonly holder: Checked | undefined;
  /** A warning for each of its rows. */
  readonly mark: string | undefined;
  readonly refusalOf: (key: string) => string | undefined;
  readonly onRemove: (key: string) => void;
}

/** A row of a map: a key that can be renamed, its value, and a remove button. */
export function MapRow({
  at,
  name,
  position,
  map,
  keyShape,
  valueShape,
  holder,
  mark,
  refusalOf,
  onRemove,
}: MapRowProps): ReactElement {
  const { port, tools } = useForm();
  const field = rowField(at, name, valueShape, map, mark);
  const inline = fitsOneLine(tools.control(valueShape));
  const remove = (
    <IconButton icon="cross" label={formText().remove({ name: field.accessibleName })} onPress={() => onRemove(name)} />
  );
  return (
    <div className="form-map-row" data-inline={inline || undefined}>
      <KeyEditor
        label={formText().partOf({ part: formText().key({ position: position + 1 }), whole: map })}
        map={map}
        keyShape={keyShape}
        at={at}
        holder={holder}
        current={name}
        describedBy={mark === undefined ? undefined : idsAt(below(at, name)).about}
        refusalOf={refusalOf}
        onKey={(to) => port.dispatch({ type: "renameKey", at, from: name, to })}
      />
      {!inline && remove}
      <span id={field.within} className="kit-hidden form-row-name">
        {formText().valueOfKey({ key: keyName(name) })}
      </span>
      <Field {...field} holder={holder} />
      {inline && remove}
    </div>
  );
}
