import { memo, type ReactElement, useMemo } from "react";
import { formShape, sections } from "#engine/form";
import type { EndpointForm } from "#engine/model";
import { type Types, typesFrom } from "#engine/shape";
import type { FormPort } from "#ui/form";
import { words } from "../words.ts";
import { FormSurface, type FormSurfaceProps } from "./form-surface.tsx";
import { SectionForm } from "./section-form.tsx";

/** Props of the sections. `form`, `port` and `onWarning` should be stable, to avoid renders. */
export interface FormSectionsProps extends Omit<FormSurfaceProps, "shape" | "types" | "children"> {
  readonly form: EndpointForm;
}

interface SectionsProps {
  readonly form: EndpointForm;
  readonly port: FormPort;
  readonly types: Types;
  readonly onWarning: (message: string) => void;
}

const Sections = memo(function Sections({ form, port, types, onWarning }: SectionsProps): ReactElement {
  const parts = useMemo(() => sections(form.endpoint, form.globalHeaders, types), [form, types]);
  const isJson = form.endpoint.request?.body.kind === "json";
  return (
    <>
      {parts.map((section) => (
        <SectionForm
          key={section.title}
          isText={isJson && section.at[0] === "body"}
          {...{ section, port, types, onWarning }}
        />
      ))}
      {parts.length === 0 && <p className="play-quiet">{words.noParameters}</p>}
    </>
  );
});

/** The request as a form: headers, parameters and body, each only if it has fields (docs/behavior.md#form-sections). */
export function FormSections({ form, ...surface }: FormSectionsProps): ReactElement {
  const types = useMemo(() => typesFrom(form.types), [form]);
  const shape = useMemo(() => formShape(form.endpoint, form.globalHeaders), [form]);
  const { onWarning } = surface;
  return (
    <FormSurface {...surface} shape={shape} types={types}>
      {(port) => <Sections {...{ form, port, types, onWarning }} />}
    </FormSurface>
  );
}
