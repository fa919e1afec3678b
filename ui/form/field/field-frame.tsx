import {
  type ComponentType,
  type FocusEvent,
  memo,
  type ReactElement,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";
import type { ValueWithSelection } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { Badge, Button, IconButton } from "#ui/kit";
import { Prose } from "#ui/prose";
import {
  afterPress,
  type ControlProps,
  focusField,
  ShowIssuesContext,
  useAfterDrawing,
  useDerived,
  useForm,
  useRulesHint,
} from "../context/index.ts";
import {
  availabilityText,
  availabilityTone,
  controlNames,
  differsFrom,
  examplePlaceholder,
  type FieldData,
  idsAt,
  isSingleInput,
  limitsText,
} from "../model/index.ts";
import { type Checked, useIssue } from "./use-issue.ts";

/** Props of the button of an example. */
interface UseExampleProps {
  readonly at: Path;
  readonly name: string;
  readonly example: ValueWithSelection;
  readonly isPlaceholder: boolean | undefined;
}

/**
 * A button that puts the example of a field in, as long as its value is another one. A placeholder is not an example: it
 * is marked while it is the value.
 */
function UseExample({ at, name, example, isPlaceholder }: UseExampleProps): ReactElement | null {
  const { port } = useForm();
  const derive = useCallback((value: Json | undefined) => differsFrom(example, value), [example]);
  const differs = useDerived(at, derive);
  const afterDrawing = useAfterDrawing();
  if (differs === (isPlaceholder === true)) return null;
  if (isPlaceholder)
    return (
      <Badge id={idsAt(at).mark} tone="warn">
        {formText().placeholder}
      </Badge>
    );
  const onPress = (): void => {
    // The button is gone by then.
    afterDrawing(() => focusField(document, at));
    port.dispatch({ type: "set", at, ...example });
  };
  return (
    <span className="form-example">
      <Button variant="quiet" label={formText().actOn({ text: formText().useExample, name })} onPress={onPress}>
        {formText().useExample}
      </Button>
    </span>
  );
}

/** Props of a field. */
export interface FieldProps extends FieldData {
  /** The list or map around it, if that has issues for it. Must be stable. */
  readonly holder?: Checked | undefined;
  /** Called by its remove button. Must be stable. */
  readonly onRemove?: ((at: Path) => void) | undefined;
}

const Removal = ({ name, onPress }: { readonly name: string; readonly onPress: () => void }): ReactElement => (
  <span className="form-remove">
    <IconButton icon="cross" label={formText().remove({ name })} onPress={onPress} />
  </span>
);

/**
 * A field: label, required mark, type, description, remove button and issues around its control. It renders again only
 * if its issues change; the control subscribes to the value by itself.
 */
export const Field = memo(function Field(props: FieldProps): ReactElement {
  const { at, shape, label, accessibleName = label, bare, optional, holder, description, mark, availability } = props;
  const { isRemovable, onRemove, examples, isPlaceholder } = props;
  const { tools, touched: paths } = useForm();
  const all = useContext(ShowIssuesContext);
  const [touched, setTouched] = useState(() => paths.has(at));
  useEffect(() => (touched ? undefined : paths.subscribe(() => setTouched(paths.has(at)))), [touched, paths, at]);
  const issue = useIssue({ shape, at }, holder, all || touched, optional);

  const ids = idsAt(at);
  const control = tools.control(shape);
  useRulesHint();
  const limits = limitsText(control, tools);
  const hint = limits !== undefined && (
    <span id={ids.limits} className="form-hint">
      {limits}
    </span>
  );
  const names = controlNames(props, limits, issue);
  const example = tools.example(shape, examples);
  const use = example && <UseExample {...{ at, name: accessibleName, example, isPlaceholder }} />;
  const isSingle = isSingleInput(control);
  const removal = isRemovable && <Removal name={accessibleName} onPress={() => onRemove?.(at)} />;
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    const { currentTarget, relatedTarget } = event;
    // An opened list has the focus, and is not inside the field.
    if (touched || currentTarget.contains(relatedTarget) || relatedTarget?.closest(".kit-popover")) return;
    afterPress(currentTarget.ownerDocument, () => {
      paths.add(at);
      setTouched(true);
    });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for blur
    <div
      id={ids.frame}
      className="form-field"
      data-kind={control.kind}
      data-invalid={issue === undefined ? undefined : true}
      onBlur={onBlur}
    >
      {!bare && (
        <div className="form-field-head">
          <label id={ids.label} htmlFor={ids.input} className="form-label">
            {label}
          </label>{" "}
          {!optional && (
            // An input says itself that it is required.
            <span className="form-required" aria-hidden={isSingle || undefined}>
              {formText().required}
            </span>
          )}{" "}
          <span className="form-type">{tools.typeText(shape)}</span> {hint}{" "}
          {availability !== undefined && (
            <Badge tone={availabilityTone(availability)}>{availabilityText(availability)}</Badge>
          )}
          {use}
          {!isSingle && removal}
        </div>
      )}
      {description !== undefined && (
        <div id={ids.about} className="form-about prose">
          <Prose text={tools.prose(description)} newTab />
        </div>
      )}
      {mark !== undefined && (
        <p id={ids.about}>
          <Badge tone="warn">{mark}</Badge>
        </p>
      )}
      {bare && hint}
      <div className="form-control">
        <ControlView
          control={control}
          shape={shape}
          at={at}
          names={names}
          isInvalid={issue !== undefined}
          isRequired={!optional}
          placeholder={isPlaceholder ? undefined : examplePlaceholder(example)}
        />
      </div>
      {!bare && isSingle && removal}
      {bare && use}
      {issue !== undefined && (
        <p id={ids.issue} className="form-issue">
          {issue}
        </p>
      )}
    </div>
  );
});

/** Renders a control by the view of its kind. */
export function ControlView(props: ControlProps): ReactElement {
  const { views } = useForm();
  // The view chosen by `control.kind` takes just this control; the table's type promises it.
  const View = views[props.control.kind] as ComponentType<ControlProps>;
  return <View {...props} />;
}
