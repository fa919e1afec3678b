import { type ReactElement, useCallback, useEffect, useMemo } from "react";
import type { FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { formText } from "#locales/messages/form";
import { Prose } from "#ui/prose";
import { type ControlProps, useDerived, useForm, useRulesHint } from "../../context/index.ts";
import { Choosing, ControlView, useOptions } from "../../field/index.ts";
import { joinIds, limitsText, namedVariant, withNull } from "../../model/index.ts";

const labelOf = ({ label }: { readonly label: string }): string => label;

interface VariantChoiceProps extends Pick<ControlProps<"union">, "control" | "names" | "isInvalid"> {
  readonly isNullable: boolean;
  readonly selected: number | undefined;
  readonly onSelect: (position: number) => void;
}

/** The switch between the variants of a union, with the name of its discriminant. */
function VariantChoice({ control, names, isNullable, ...choice }: VariantChoiceProps): ReactElement {
  const { variants, presentation, discriminant } = control;
  const choices = useMemo(() => withNull(variants, isNullable), [variants, isNullable]);
  const options = useOptions(choices, labelOf);
  const key = `${names.input}:discriminant`;
  const choosing = (
    <Choosing
      {...{ ...choice, presentation, options }}
      label={formText().variantOf({ name: names.name })}
      describedBy={joinIds(discriminant && key, names.describedBy)}
    />
  );
  if (discriminant === undefined) return choosing;
  return (
    <div className="form-row">
      <code id={key} className="form-type">
        {discriminant}
      </code>
      {choosing}
    </div>
  );
}

/**
 * A union of either kind. Selecting another variant resets the value in one edit (docs/behavior.md#unions). A value
 * with an unknown discriminant is kept, and the host gets a warning.
 */
export function UnionControl(props: ControlProps<"union">): ReactElement {
  const { control, shape, at, names, isInvalid, nullOption, ...inner } = props;
  const { port, tools, warn } = useForm();
  const derive = useCallback(
    (value: Json | undefined, selection: FormState["selection"]) => tools.variant(shape, value, selection, at),
    [tools, shape, at],
  );
  const chosen = useDerived(at, derive);
  const isNull = nullOption?.isSelected === true;
  const selected = isNull ? control.variants.length : chosen;
  const variant = isNull || chosen === undefined ? undefined : control.variants[chosen];

  const { discriminant } = control;
  const omit = useMemo(() => (discriminant === undefined ? undefined : [discriminant]), [discriminant]);
  const deriveStranger = useCallback(
    (value: Json | undefined, selection: FormState["selection"]) =>
      tools.variant(shape, value, selection, at) === undefined ? namedVariant(discriminant, value) : undefined,
    [tools, shape, at, discriminant],
  );
  const stranger = useDerived(at, deriveStranger);
  const warning = stranger && formText().noSuchVariant({ named: stranger });
  useEffect(() => {
    if (warning) warn(warning);
  }, [warning, warn]);

  const onSelect = (position: number): void => {
    if (position === selected) return;
    const next = control.variants[position];
    if (next === undefined) {
      nullOption?.onSelect();
      return;
    }
    const initial = tools.initial(next.shape);
    if (initial === undefined) nullOption?.onEmptyVariant();
    port.dispatch({ type: "choose", at, variant: position, ...(initial ?? { value: null }) });
  };
  useRulesHint();
  // An unknown variant has no limits.
  const limits = warning || (variant && limitsText(tools.control(variant.shape), tools));
  const hint = `${names.input}:limits`;
  return (
    <div className="form-stack">
      <VariantChoice
        {...{ control, selected, onSelect }}
        names={{ ...names, describedBy: joinIds(names.describedBy, warning && hint) }}
        isNullable={nullOption !== undefined}
        isInvalid={isInvalid && variant === undefined}
      />
      {variant?.description !== undefined && (
        <div className="form-about prose">
          <Prose text={tools.prose(variant.description)} newTab />
        </div>
      )}
      {limits && (
        <p id={hint} className="form-hint">
          {limits}
        </p>
      )}
      {variant && (
        <ControlView
          {...{ ...inner, at, isInvalid }}
          placeholder={undefined}
          names={limits ? { ...names, describedBy: joinIds(names.describedBy, hint) } : names}
          key={chosen}
          control={tools.control(variant.shape)}
          shape={variant.shape}
          {...(omit && { omit })}
        />
      )}
    </div>
  );
}
