import { type FocusEvent, memo, type ReactElement, useContext, useEffect, useState } from "react";
import type { Availability, Path, Shape } from "#engine/shape";
import { Badge, IconButton, InlineText } from "#ui/kit";
import { words } from "../words.ts";
import { afterPress } from "./after-press.ts";
import { availabilityText } from "./availability.ts";
import { ControlView } from "./control-view.tsx";
import { FaultsContext, useForm } from "./form-context.ts";
import { limitsText } from "./limits-text.ts";
import { idsAt } from "./place.ts";
import { type Checked, useFault } from "./use-fault.ts";

/** One place of a form with all that stands around its control. */
export interface FieldProps {
  readonly at: Path;
  readonly shape: Shape;
  readonly label: string;
  /** What its buttons call it, where the label alone says too little, as in lists. */
  readonly spoken?: string | undefined;
  /** Ids of elements that are read out before the label, or in its place when `bare`. */
  readonly within?: string | undefined;
  /** Draws no label of its own: a heading names the control. */
  readonly bare?: boolean;
  readonly optional: boolean;
  /** The list or map that it stands in, where that has faults to tell of it. It keeps its identity. */
  readonly holder?: Checked | undefined;
  readonly description?: string | undefined;
  /** A warning that stands in the place of a description, such as that the key is not known. */
  readonly mark?: string | undefined;
  readonly availability?: Availability | undefined;
  /** Given for what can be taken away. It keeps its identity between drawings. */
  readonly onRemove?: ((at: Path) => void) | undefined;
}

const joined = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter((id) => id !== undefined).join(" ") || undefined;

/**
 * Label, required mark, type, description, remove button and fault of one place, around its control. It is drawn
 * again only when its own fault changes; the control inside follows the value by itself.
 */
export const Field = memo(function Field(props: FieldProps): ReactElement {
  const {
    at,
    shape,
    label,
    spoken = label,
    within,
    bare,
    optional,
    holder,
    description,
    mark,
    availability,
    onRemove,
  } = props;
  const { tools, left: places } = useForm();
  const all = useContext(FaultsContext);
  const [left, setLeft] = useState(() => places.has(at));
  useEffect(() => (left ? undefined : places.subscribe(() => setLeft(places.has(at)))), [left, places, at]);
  const fault = useFault({ shape, at }, holder, all || left, optional);

  const ids = idsAt(at);
  const control = tools.control(shape);
  const limits = limitsText(control, tools);
  const names = {
    name: spoken,
    input: ids.input,
    label: (bare ? within : joined(within, ids.label)) ?? ids.label,
    describedBy: joined(
      (description ?? mark) === undefined ? undefined : ids.about,
      limits === undefined ? undefined : ids.limits,
      fault === undefined ? undefined : ids.fault,
    ),
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    const { currentTarget, relatedTarget } = event;
    if (left || currentTarget.contains(relatedTarget)) return;
    afterPress(currentTarget.ownerDocument, () => {
      places.add(at);
      setLeft(true);
    });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave
    <div
      id={ids.frame}
      className="form-field"
      data-kind={control.kind}
      data-invalid={fault === undefined ? undefined : true}
      onBlur={onBlur}
    >
      {!bare && (
        <div className="form-field-head">
          <label id={ids.label} htmlFor={ids.input} className="form-label">
            {label}
          </label>{" "}
          {!optional && (
            <span className="form-required">
              <span aria-hidden="true">*</span>
              <span className="kit-hidden">{words.required}</span>
            </span>
          )}{" "}
          <span className="form-type">{tools.typeText(shape)}</span>{" "}
          {availability !== undefined && (
            <Badge tone={availability === "Deprecated" ? "warn" : "neutral"}>{availabilityText(availability)}</Badge>
          )}
          {onRemove && (
            <span className="form-remove">
              <IconButton icon="cross" label={words.remove(spoken)} onPress={() => onRemove(at)} />
            </span>
          )}
        </div>
      )}
      {description !== undefined && (
        <p id={ids.about} className="form-about">
          <InlineText>{description}</InlineText>
        </p>
      )}
      {mark !== undefined && (
        <p id={ids.about}>
          <Badge tone="warn">{mark}</Badge>
        </p>
      )}
      {limits !== undefined && (
        <p id={ids.limits} className="form-hint">
          {limits}
        </p>
      )}
      <div className="form-control">
        <ControlView
          control={control}
          shape={shape}
          at={at}
          names={names}
          isInvalid={fault !== undefined}
          isRequired={!optional}
        />
      </div>
      {fault !== undefined && (
        <p id={ids.fault} className="form-fault">
          {fault}
        </p>
      )}
    </div>
  );
});
