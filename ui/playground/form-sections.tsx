import { memo, type ReactElement, useId, useMemo } from "react";
import { type Section, sections } from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { EndpointForm } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { FormProvider, Part } from "#ui/form";
import { words } from "../words.ts";
import type { PlaygroundProps } from "./props.ts";
import { SectionBoundary } from "./section-boundary.tsx";

function SectionForm({
  section,
  onWarning,
}: {
  readonly section: Section;
  readonly onWarning: (message: string) => void;
}): ReactElement {
  const id = useId();
  const { title, at, shape, optional } = section;
  return (
    <section className="play-section" aria-labelledby={id}>
      <h2 id={id} className="play-section-title">
        {title}
      </h2>
      <SectionBoundary
        title={title === "Parameters" ? words.rpcSectionFailed : words.sectionFailed}
        onWarning={onWarning}
      >
        <Part at={at} shape={shape} label={title} labelledBy={id} optional={optional} />
      </SectionBoundary>
    </section>
  );
}

/** What the sections need. `form`, `port` and `onWarning` should keep their identity, for then nothing is redrawn. */
export interface FormSectionsProps extends Pick<PlaygroundProps, "port" | "now" | "randomId"> {
  readonly form: EndpointForm;
  readonly showFaults: boolean;
  readonly issues: readonly Issue[];
  readonly onWarning: (message: string) => void;
}

const Sections = memo(function Sections({
  form,
  onWarning,
}: Pick<FormSectionsProps, "form" | "onWarning">): ReactElement {
  const parts = useMemo(() => sections(form.endpoint, form.globalHeaders, typesFrom(form.types)), [form]);
  return (
    <>
      {parts.map((section) => (
        <SectionForm key={section.title} section={section} onWarning={onWarning} />
      ))}
      {parts.length === 0 && <p className="play-quiet">{words.noParameters}</p>}
    </>
  );
});

/** The request as a form: headers, parameters and body, each only when it has something to fill in (product.md §2). */
export function FormSections({
  form,
  port,
  now,
  randomId,
  showFaults,
  issues,
  onWarning,
}: FormSectionsProps): ReactElement {
  const types = useMemo(() => typesFrom(form.types), [form]);
  return (
    <FormProvider {...{ port, types, now, randomId, showFaults, issues, onWarning }}>
      <Sections form={form} onWarning={onWarning} />
    </FormProvider>
  );
}
