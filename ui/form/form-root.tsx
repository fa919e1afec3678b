import type { ReactElement } from "react";
import { controlViews } from "./controls/index.ts";
import { FormDepsProvider, type FormDepsProviderProps } from "./form-deps-provider.tsx";
import { Part, type PartProps } from "./part.tsx";

/** Props that all parts of one form share. `port` and `types` must be stable: another one makes another form. */
export type FormProviderProps = Omit<FormDepsProviderProps, "views" | "issueText">;

/** Provides a form with loaded controls to the controls inside it. */
export const FormProvider = (props: FormProviderProps): ReactElement => (
  <FormDepsProvider {...props} views={controlViews} />
);

/** Props of the form of one shape. */
export interface FormRootProps extends Omit<FormProviderProps, "children">, Omit<PartProps, "optional"> {
  readonly optional?: boolean;
}

/** The form of one shape at one path. */
export const FormRoot = ({ shape, at, label, labelledBy, optional = false, ...rest }: FormRootProps): ReactElement => (
  <FormProvider {...rest}>
    <Part at={at} shape={shape} label={label} labelledBy={labelledBy} optional={optional} />
  </FormProvider>
);
