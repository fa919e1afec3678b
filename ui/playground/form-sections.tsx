import { memo, type ReactElement, useContext, useId, useMemo, useRef, useState } from "react";
import { type Section, sections } from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { EndpointForm } from "#engine/model";
import { type Types, typesFrom } from "#engine/shape";
import { type FormPort, FormProvider, idsAt, Part, PasteContext, type TypedFault, typedAt } from "#ui/form";
import { Banner, Button, Segments } from "#ui/kit";
import { type RawDraft, RawJson } from "../raw/index.ts";
import { words } from "../words.ts";
import { Announcement } from "./history.tsx";
import { usePasting } from "./pasting.tsx";
import type { PlaygroundProps } from "./props.ts";
import { SectionBoundary } from "./section-boundary.tsx";
import { useSpokenEdits } from "./spoken-edits.ts";

interface SectionFormProps {
  readonly section: Section;
  readonly port: FormPort;
  readonly types: Types;
  /** Whether the section travels as JSON text, and can be edited as such. */
  readonly isText: boolean;
  readonly onWarning: (message: string) => void;
}

const views = [{ label: words.formView }, { label: words.jsonView }];

function SectionForm({ section, port, types, isText, onWarning }: SectionFormProps): ReactElement {
  const id = useId();
  const { title, at, shape, optional } = section;
  const pasteInto = useContext(PasteContext);
  // A text that was left broken is there again.
  const [view, setView] = useState(() => (isText && typedAt(port, at, "text") !== undefined ? 1 : 0));
  const draft = useRef<RawDraft>(undefined);
  return (
    <section className="play-section" aria-labelledby={id}>
      <div className="play-section-head">
        <h2 id={id} className="play-section-title">
          {title}
        </h2>
        {isText && view === 0 && (
          <Button look="quiet" label={words.pasteJsonInto(title)} onPress={() => pasteInto?.(at)}>
            {words.pasteJson}
          </Button>
        )}
        {isText && <Segments label={words.viewOf(title)} options={views} selected={view} onSelect={setView} />}
      </div>
      <SectionBoundary
        title={title === "Parameters" ? words.rpcSectionFailed : words.sectionFailed}
        onWarning={onWarning}
      >
        {view === 0 ? (
          <Part at={at} shape={shape} label={title} labelledBy={id} optional={optional} />
        ) : (
          // It bears the name of the field that it stands for, so that links to places in it lead here.
          <div id={idsAt(at).frame}>
            <div className="form-control">
              <RawJson {...{ port, types, shape, at, optional, draft }} label={title} />
            </div>
          </div>
        )}
      </SectionBoundary>
    </section>
  );
}

/** What the sections need. `form`, `port` and `onWarning` should keep their identity, for then nothing is redrawn. */
export interface FormSectionsProps extends Pick<PlaygroundProps, "port" | "now" | "randomId" | "paste" | "microphone"> {
  readonly form: EndpointForm;
  readonly showFaults: boolean;
  readonly issues: readonly Issue[];
  readonly onWarning: (message: string) => void;
  readonly onTypedFaults: (faults: readonly TypedFault[]) => void;
}

const Sections = memo(function Sections({
  form,
  port,
  types,
  onWarning,
}: Pick<FormSectionsProps, "form" | "port" | "onWarning"> & { readonly types: Types }): ReactElement {
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

/** The request as a form: headers, parameters and body, each only when it has something to fill in (product.md §2). */
export function FormSections({
  form,
  port: silent,
  now,
  randomId,
  paste,
  microphone,
  showFaults,
  issues,
  onWarning,
  onTypedFaults,
}: FormSectionsProps): ReactElement {
  const types = useMemo(() => typesFrom(form.types), [form]);
  const { port, said, say } = useSpokenEdits(form, silent, types);
  const { pasteInto, onPaste, end, dismiss } = usePasting({ form, port: silent, types, read: paste });
  return (
    <FormProvider
      {...{ port, types, now, randomId, microphone, showFaults, issues, onWarning, onTypedFaults }}
      onSay={say}
    >
      <PasteContext value={pasteInto}>
        <div className="play-sections" onPaste={onPaste}>
          <Announcement text={end} />
          <Announcement text={said} />
          {end?.failed && (
            <Banner tone="bad" title={words.pasteFailed}>
              <p>{end.text}</p>
              <Button onPress={dismiss}>{words.dismiss}</Button>
            </Banner>
          )}
          <Sections {...{ form, port, types, onWarning }} />
        </div>
      </PasteContext>
    </FormProvider>
  );
}
