import { type ReactElement, type ReactNode, useContext, useId, useRef, useState } from "react";
import type { Section } from "#engine/form";
import type { Json } from "#engine/json";
import { type Types, valueAt } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { draftAt, type FormPort, idsAt, Part, PartTitle, PasteContext, UnsentSlot, useTouchInvalid } from "#ui/form";
import { Button, SectionBoundary, Segments } from "#ui/kit";
import type { RawDraft, TextSyntax } from "../../raw/raw-props.ts";
import { RawView } from "../../raw/raw-view.tsx";
import { writers } from "../../writers.ts";

/** Props of a section. */
export interface SectionFormProps {
  readonly section: Omit<Section, "title"> & { readonly title: string };
  readonly port: FormPort;
  readonly types: Types;
  /** The syntax of the text that the section is sent as, and can be edited as. */
  readonly syntax?: TextSyntax | undefined;
  readonly onWarning: (message: string) => void;
  /** Content below the fields. */
  readonly children?: ReactNode;
}

/** A titled part of a form; values that are sent as JSON or XML can be filled in as such. */
export function SectionForm({ section, port, types, syntax, onWarning, children }: SectionFormProps): ReactElement {
  const id = useId();
  const { at, shape, optional } = section;
  const title = writers().sectionTitle(section.title);
  const pasteInto = useContext(PasteContext);
  // Invalid text of the JSON view is restored.
  const [view, setView] = useState(() => (syntax && draftAt(port, at, "text") !== undefined ? 1 : 0));
  const draft = useRef<RawDraft>(undefined);
  const held = (): Json | undefined => valueAt(port.read().value, at);
  const opened = useRef(held());
  const keepInvalid = useTouchInvalid();
  const onView = (next: number): void => {
    if (next === 1) opened.current = held();
    else if (opened.current !== held()) keepInvalid(shape, at);
    setView(next);
  };
  return (
    <section className="play-section">
      <div className="play-section-head">
        <h2 id={id} className="play-section-title">
          {view === 0 ? (
            <PartTitle at={at} shape={shape}>
              {title}
            </PartTitle>
          ) : (
            title
          )}
        </h2>
        {syntax === "JSON" && view === 0 && (
          <Button
            variant="quiet"
            label={playgroundText().pasteJsonInto({ name: title })}
            onPress={() => pasteInto?.(at)}
          >
            {formText().pasteJson}
          </Button>
        )}
        {syntax && (
          <Segments
            label={playgroundText().viewOf({ name: title })}
            options={[{ label: playgroundText().formView }, { label: syntax }]}
            selected={view}
            onSelect={onView}
          />
        )}
      </div>
      <SectionBoundary
        title={section.title === "Parameters" ? playgroundText().rpcSectionFailed : playgroundText().sectionFailed}
        onWarning={onWarning}
      >
        <UnsentSlot at={at} shape={shape} types={types} />
        {view === 0 ? (
          <Part at={at} shape={shape} label={title} labelledBy={id} optional={optional} />
        ) : (
          // It has the id of the field that it replaces, so that links to paths inside lead here.
          <div id={idsAt(at).frame}>
            <div className="form-control">
              <RawView {...{ port, types, shape, at, optional, draft, syntax }} label={title} />
            </div>
          </div>
        )}
      </SectionBoundary>
      {children}
    </section>
  );
}
