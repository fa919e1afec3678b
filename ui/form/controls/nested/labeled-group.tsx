import type { ReactElement, ReactNode, Ref } from "react";
import { formText } from "#locales/messages/form";
import type { ControlNames } from "../../model/index.ts";

/** A named group of the parts of an object, a list or a map. Below a heading it does not repeat its text. */
export const LabeledGroup = ({
  names,
  elementRef,
  children,
}: {
  readonly names: ControlNames;
  readonly elementRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}): ReactElement => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; the name is in the frame around it
  <div
    ref={elementRef}
    role="group"
    // A click focuses the group, so that a paste goes into it.
    tabIndex={-1}
    {...(names.isHeaded ? { "aria-label": formText().fields } : { "aria-labelledby": names.label })}
    aria-describedby={names.describedBy}
    className="form-group"
  >
    {children}
  </div>
);
