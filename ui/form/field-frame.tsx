import { type FocusEvent, memo, type ReactElement, useContext, useEffect, useState } from "react";
import type { Availability, Path, Shape } from "#engine/shape";
import { Badge, IconButton, InlineText } from "#ui/kit";
import { words } from "../words.ts";
import { afterPress } from "./after-press.ts";
import { availabilityText } from "./availability.ts";
import { ControlView } from "./control-view.tsx";
import { idsAt } from "./field-ids.ts";
import { FaultsContext, useForm } from "./form-context.ts";
import { limitsText } from "./limits-text.ts";
import { type Checked, useFault } from "./use-fault.ts";

/** One place of a form with all that stands around its control. */
export interface FieldProps {
  readonly at: Path;
  readonly shape: Shape;
  readonly label: string;
  /** The name in the labels of its buttons, if the label alone is ambiguous, as in lists. */
  readonly accessibleName?: string | undefined;
  /** Ids of elements that are read out before the label, or in its place when `bare`. */
  readonly within?: string | undefined;
  /** Draws no label of its own: a heading names the control. */
  readonly bare?: boolean;
  readonly optional: boolean;
  /** The list or map around it, if that has issues for it. Must be stable. */
  readonly holder?: Checked | undefined;
  readonly description?: string | undefined;
  /** A warning in place of a description, such as that the key is not in the definition. */
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
    accessibleName = label,
    within,
    bare,
    optional,
    holder,
    description,
    mark,
    availability,
    onRemove,
  } = props;
  const { tools, touched: places } = useForm();
  const all = useContext(FaultsContext);
  const [touched, setTouched] = useState(() => places.has(at));
  useEffect(() => (touched ? undefined : places.subscribe(() => setTouched(places.has(at)))), [touched, places, at]);
  const fault = useFault({ shape, at }, holder, all || touched, optional);

  const ids = idsAt(at);
  const control = tools.control(shape);
  const limits = limitsText(control, tools);
  const names = {
    name: accessibleName,
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
    if (touched || currentTarget.contains(relatedTarget)) return;
    afterPress(currentTarget.ownerDocument, () => {
      places.add(at);
      setTouched(true);
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
              <IconButton icon="cross" label={words.remove(accessibleName)} onPress={() => onRemove(at)} />
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
