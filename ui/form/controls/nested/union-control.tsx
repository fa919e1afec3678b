import { type ReactElement, useCallback, useEffect, useMemo } from "react";
import type { FormState } from "#engine/form";
import { isObject, type Json, own, printJson } from "#engine/json";
import { formText } from "#locales/messages/form";
import { Prose } from "#ui/prose";
import { type ControlProps, useDerived, useForm, useRulesHint } from "../../context/index.ts";
import { Choosing, ControlView, useOptions } from "../../field/index.ts";
import { limitsText } from "../../model/index.ts";

const labelOf = ({ label }: { readonly label: string }): string => label;

/**
 * A union of either kind. Selecting another variant resets the value in one edit (docs/behavior.md#unions). A value
 * with an unknown discriminant is kept, and the host gets a warning.
 */
export function UnionControl(props: ControlProps<"union">): ReactElement {
  const { control, shape, at, names, isInvalid } = props;
  const { port, tools, warn } = useForm();
  const options = useOptions(control.variants, labelOf);
  const derive = useCallback(
    (value: Json | undefined, selection: FormState["selection"]) => tools.variant(shape, value, selection, at),
    [tools, shape, at],
  );
  const chosen = useDerived(at, derive);
  const variant = chosen === undefined ? undefined : control.variants[chosen];

  const { discriminant } = control;
  const omit = useMemo(() => (discriminant === undefined ? undefined : [discriminant]), [discriminant]);
  const deriveStranger = useCallback(
    (value: Json | undefined, selection: FormState["selection"]) => {
      const named = discriminant !== undefined && isObject(value) ? own(value, discriminant) : undefined;
      if (named === undefined || tools.variant(shape, value, selection, at) !== undefined) return undefined;
      return typeof named === "string" ? named : printJson(named);
    },
    [tools, shape, at, discriminant],
  );
  const stranger = useDerived(at, deriveStranger);
  useEffect(() => {
    if (stranger !== undefined) warn(formText().noSuchVariant({ named: stranger }));
  }, [stranger, warn]);

  const onSelect = (position: number): void => {
    const next = control.variants[position];
    if (next === undefined || position === chosen) return;
    port.dispatch({ type: "choose", at, variant: position, ...(tools.initial(next.shape) ?? { value: null }) });
  };
  useRulesHint();
  const limits = variant && limitsText(tools.control(variant.shape), tools);
  const hint = `${names.input}:limits`;
  return (
    <div className="form-stack">
      <Choosing
        label={formText().variantOf({ name: names.name })}
        describedBy={names.describedBy}
        isInvalid={isInvalid && variant === undefined}
        presentation={control.presentation}
        options={options}
        selected={chosen}
        onSelect={onSelect}
      />
      {variant?.description !== undefined && (
        <div className="form-about prose">
          <Prose text={tools.prose(variant.description)} newTab />
        </div>
      )}
      {limits !== undefined && (
        <p id={hint} className="form-hint">
          {limits}
        </p>
      )}
      {variant && (
        <ControlView
          {...props}
          placeholder={undefined}
          names={
            limits === undefined
              ? names
              : { ...names, describedBy: [names.describedBy, hint].filter(Boolean).join(" ") }
          }
          key={chosen}
          control={tools.control(variant.shape)}
          shape={variant.shape}
          {...(omit && { omit })}
        />
      )}
    </div>
  );
}
