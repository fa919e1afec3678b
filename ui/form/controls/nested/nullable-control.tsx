import { type FocusEvent, type ReactElement, useContext, useEffect, useId, useState } from "react";
import { type Control, isUnion } from "#engine/interpret";
import type { Json } from "#engine/json";
import { formText } from "#locales/messages/form";
import { Segments } from "#ui/kit";
import {
  afterPress,
  type ControlProps,
  ShowIssuesContext,
  useDerived,
  useForm,
  useHistoryStep,
} from "../../context/index.ts";
import { ControlView } from "../../field/index.ts";
import { joinIds, sharesChooserName } from "../../model/index.ts";

const isNull = (value: Json | undefined): boolean => value === null;

/** The control of the value beside `null`. */
function Item({ item, ...props }: ControlProps<"nullable"> & { readonly item: Control }): ReactElement {
  const { control, names } = props;
  // Nullable values nest at one path, so the path alone makes no unique id.
  const inside = useId();
  // A chooser inside would have the same name as the chooser of null.
  const inner = sharesChooserName(item) ? { ...names, label: inside } : names;
  return (
    <>
      <span id={inside} hidden>
        {formText().valueOfKey({ key: names.name })}
      </span>
      <ControlView {...props} control={item} shape={control.item} names={inner} />
    </>
  );
}

/** The item or `null`; `null` hides the item's control (docs/behavior.md#form-controls). */
export function NullableControl(props: ControlProps<"nullable">): ReactElement {
  const { control, at, names, isInvalid } = props;
  const { port, tools, texts } = useForm();
  const empty = useDerived(at, isNull);
  // An item without a default, such as an enum, has no value yet when the reader turns null off.
  const [wanted, setWanted] = useState(false);
  const shown = !empty || wanted;
  const open = empty && wanted;
  const [touched, setTouched] = useState(false);
  const seen = useContext(ShowIssuesContext) || touched;
  const note = `${names.input}:wanted`;
  useEffect(() => {
    if (!open) return undefined;
    const issue = { code: "missing", message: formText().nullStays, expected: "a value", found: "null" } as const;
    texts.put(note, { input: note, path: at, ...issue });
    return () => {
      texts.put(note, undefined);
      setTouched(false);
    };
  }, [open, texts, note, at]);
  useHistoryStep(at, () => {
    if (!empty) setWanted(false);
  });

  const item = tools.control(control.item);
  const describedBy = joinIds(names.describedBy, open && note);
  const setNull = (): void => {
    setWanted(false);
    port.dispatch({ type: "set", at, value: null });
  };
  const onSelect = (position: number): void => {
    if (position === 1) {
      setNull();
      return;
    }
    const initial = tools.initial(control.item);
    if (initial === undefined) setWanted(true);
    else port.dispatch({ type: "set", at, ...initial });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) afterPress(currentTarget.ownerDocument, () => setTouched(true));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for blur
    <div className="form-stack" onBlur={open ? onBlur : undefined}>
      {isUnion(item) ? (
        // One switch for the variants and null (docs/design.md#one-look-per-thing).
        <ControlView
          {...props}
          control={item}
          shape={control.item}
          names={{ ...names, describedBy }}
          isInvalid={isInvalid || (open && seen)}
          nullOption={{ isSelected: !shown, onSelect: setNull, onEmptyVariant: () => setWanted(true) }}
        />
      ) : (
        <>
          <Segments
            labelledBy={names.label}
            describedBy={describedBy}
            isInvalid={isInvalid || (open && seen)}
            options={[{ label: tools.typeText(control.item) }, { label: formText().nullWord }]}
            selected={shown ? 0 : 1}
            onSelect={onSelect}
          />
          {shown && <Item {...props} item={item} />}
        </>
      )}
      {open && (
        <p id={note} className={seen ? "form-issue" : "form-hint"}>
          {formText().nullStays}
        </p>
      )}
    </div>
  );
}
