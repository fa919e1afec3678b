import { Fragment, memo, type ReactElement, type ReactNode, useMemo } from "react";
import { sections } from "#engine/form";
import type { EndpointForm } from "#engine/model";
import type { Types } from "#engine/shape";
import { playgroundText } from "#locales/messages/playground";
import type { FormPort } from "#ui/form";
import { SectionForm } from "#ui/shell";

/** Props of the sections, all of them stable. */
export interface FormSectionsProps {
  readonly form: EndpointForm;
  readonly port: FormPort;
  readonly types: Types;
  /** The choice of the body's media type, above its fields. */
  readonly media?: ReactNode;
  readonly onWarning: (message: string) => void;
}

/** The request as a form: headers, parameters and body, each only if it has fields (docs/behavior.md#form-sections). */
export const FormSections = memo(function FormSections(props: FormSectionsProps): ReactElement {
  const { form, port, types, media, onWarning } = props;
  const parts = useMemo(() => sections(form.endpoint, form.globalHeaders, types), [form, types]);
  const isJson = form.endpoint.request?.body.kind === "json";
  return (
    <>
      {parts.map((section) => (
        <Fragment key={section.title}>
          {section.at[0] === "body" && media}
          <SectionForm isText={isJson && section.at[0] === "body"} {...{ section, port, types, onWarning }} />
        </Fragment>
      ))}
      {parts.every(({ at }) => at[0] !== "body") && media}
      {parts.length === 0 && <p className="play-quiet">{playgroundText().noParameters}</p>}
    </>
  );
});
