import { type ReactElement, useId, useInsertionEffect, useMemo, useRef } from "react";
import { type Issue, withText } from "#engine/interpret";
import { type FormViews, Part } from "#ui/form";
import { Announcement, FormSurface, HistoryButtons, useHistorySteps } from "#ui/shell";
import { BuiltInViews, type CustomControls } from "./custom-controls.tsx";
import { type ShapeFormHandle, type ShapeFormOptions, useShapeForm } from "./use-shape-form.ts";

/** Props of the form of one shape, apart from its value. */
export interface ShapeFormLook {
  /** The name of the whole for screen readers. */
  readonly label?: string;
  /** The id of an element with that name, in place of `label`. */
  readonly labelledBy?: string;
  /** Views of controls that replace the built-in ones. Must be stable, such as a constant. */
  readonly controls?: CustomControls;
  /** Shows buttons that undo and redo. The keys for it always work inside the form. */
  readonly hasHistoryButtons?: boolean;
  /**
   * Rewrites the text of an issue, such as in another language; issues from a server have the code `server`. Must be
   * stable.
   */
  readonly issueText?: (issue: Issue) => string;
  /** Shows all issues at once; otherwise only issues of touched fields, and all after a submit. */
  readonly showsAllIssues?: boolean;
  readonly className?: string;
  /** The colors; by default the colors of the page. */
  readonly theme?: "light" | "dark";
}

/** Props of a form: a form of `useShapeForm`, or the options of one. */
export type ShapeFormProps = ShapeFormLook & ({ readonly form: ShapeFormHandle } | ShapeFormOptions);

const readClipboard = (): Promise<string> => navigator.clipboard.readText();
const randomId = (): string => crypto.randomUUID();
const systemClock = (): Date => new Date();

/**
 * Marks the page as one that has the styles of pressed widgets, as `Window` does: they would add a style element to it
 * otherwise, which a strict policy refuses.
 */
function markStyles(): void {
  const id = "react-aria-pressable-style";
  if (!document.getElementById(id)) document.head.append(Object.assign(document.createElement("meta"), { id }));
}

interface DrawnProps {
  readonly builtIn: FormViews;
  readonly form: ShapeFormHandle;
  readonly look: ShapeFormLook;
}

function Drawn({ builtIn, form, look }: DrawnProps): ReactElement {
  const { controls, label, labelledBy, issueText, showsAllIssues = false } = look;
  const { store } = form;
  const views = useMemo((): FormViews => ({ ...builtIn, ...controls }), [builtIn, controls]);
  const frame = useRef<HTMLDivElement>(null);
  const name = useId();
  useInsertionEffect(markStyles, []);
  const steps = { undo: form.undoStep, redo: form.redoStep, onUndo: store.undo, onRedo: store.redo };
  const { undo, redo, onKey, announced } = useHistorySteps(steps, frame);
  const [property] = store.shape.properties;
  const issues = useMemo(
    () => form.allIssues.map((issue) => (issueText === undefined ? issue : withText(issue, issueText(issue)))),
    [form.allIssues, issueText],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy ?? name}
      className={look.className === undefined ? "callboard" : `callboard ${look.className}`}
      data-theme={look.theme}
      onKeyDownCapture={onKey}
    >
      {labelledBy === undefined && (
        <span id={name} className="kit-hidden">
          {label ?? "Form"}
        </span>
      )}
      {look.hasHistoryButtons === true && (
        <div className="callboard-history">
          <HistoryButtons history={steps} onUndo={undo} onRedo={redo} />
        </div>
      )}
      <Announcement text={announced} />
      <BuiltInViews.Provider value={builtIn}>
        <FormSurface
          shape={store.shape}
          types={store.types}
          port={store.port}
          views={views}
          issueText={issueText}
          keepsSecrets
          now={systemClock}
          randomId={randomId}
          paste={readClipboard}
          showIssues={showsAllIssues || form.isSubmitted}
          issues={issues}
          onWarning={console.warn}
          onTypedIssues={form.onTypedIssues}
        >
          {() =>
            property && (
              <Part at={store.at} shape={property.shape} label="" labelledBy={labelledBy ?? name} optional={false} />
            )
          }
        </FormSurface>
      </BuiltInViews.Provider>
    </div>
  );
}

/** A form that holds its state itself. */
const Own = ({ options, ...rest }: Omit<DrawnProps, "form"> & { readonly options: ShapeFormOptions }): ReactElement => (
  <Drawn {...rest} form={useShapeForm(options)} />
);

/** The form of one shape, over the views of a platform: loaded late in pages, at once on servers. */
export const ShapeFormOver = ({ builtIn, ...props }: ShapeFormProps & Pick<DrawnProps, "builtIn">): ReactElement =>
  "form" in props ? (
    <Drawn builtIn={builtIn} form={props.form} look={props} />
  ) : (
    <Own builtIn={builtIn} options={props} look={props} />
  );
