import { type ReactElement, type ReactNode, useContext } from "react";
import type { Endpoint, Example } from "#engine/model";
import type { ObjectShape, Types } from "#engine/shape";
import { plainText } from "#engine/text";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { AuthCard } from "#ui/auth";
import { availabilityText, availabilityTone, controlViews, type FormPort, Trail } from "#ui/form";
import { Badge, Button, Icon, InPlaceContext, MenuButton, WindowTitle } from "#ui/kit";
import { useProse } from "#ui/prose";
import { Announcement } from "./announcement.tsx";
import { FormSurface } from "./form/form-surface.tsx";
import { HistoryButtons } from "./history.tsx";
import { IssueSummary } from "./issues/issue-summary.tsx";
import { Notices, type NoticesProps } from "./notices/notices.tsx";
import type { ShellProps } from "./props.ts";
import type { Shell } from "./use-shell.ts";

/** The contents of the pane with the form. `shape` and `types` should be stable. */
export interface FormPaneContents {
  /** The endpoint or channel. */
  readonly call: Pick<Endpoint, "id" | "displayName" | "availability">;
  readonly examples: readonly Pick<Example, "name" | "description">[];
  /** The shape of the whole form. */
  readonly shape: ObjectShape;
  readonly types: Types;
  /** Buttons between the buttons of the examples and Clear form. */
  readonly tools?: ReactNode;
  readonly notices?: Pick<NoticesProps, "listed" | "children">;
  /** Called when the reader sends in spite of the issues. */
  readonly onSendAnyway: () => void;
  /** Renders the sections of the form. The port announces edits. */
  readonly sections: (port: FormPort) => ReactNode;
}

/** The link to the page of the call, unless the playground is in place. */
const ReferenceLink = ({ href }: { readonly href: string }): ReactElement | null =>
  useContext(InPlaceContext) ? null : (
    <a className="play-link" href={href}>
      {playgroundText().viewInReference}
      <Icon name="arrowOut" />
    </a>
  );

/** Props of the pane. `notes` are between the credentials and the form. */
export interface FormPaneProps {
  readonly props: ShellProps;
  readonly shell: Shell;
  readonly contents: FormPaneContents;
  readonly notes: ReactNode;
}

/** The pane in which a request is filled in: tools, notices, issues, credentials and form. */
export function FormPane({ props, shell, contents, notes }: FormPaneProps): ReactElement {
  const { port, auth, onAuth, now, randomId, history } = props;
  const { steps, sending, restart, onWarning } = shell;
  const { showInput, ...credentials } = shell.credentials;
  const { id, displayName = id, availability } = contents.call;
  return (
    <div className="play-form">
      <Trail />
      <div className="play-tools">
        <div className="play-name">
          <WindowTitle>{displayName}</WindowTitle>
          {availability && <Badge tone={availabilityTone(availability)}>{availabilityText(availability)}</Badge>}
          <ReferenceLink href={props.referenceHref} />
        </div>
        <span className="play-buttons">
          <HistoryButtons history={history} onUndo={steps.undo} onRedo={steps.redo} />
          <UseExample
            examples={contents.examples}
            onUse={(position) => restart(() => props.onUseExample(position), playgroundText().exampleUsed)}
          />
          {contents.tools}
          <Button onPress={() => restart(props.onClear, playgroundText().formCleared)}>
            {playgroundText().clearForm}
          </Button>
        </span>
      </div>
      <Announcement text={steps.announced} />
      <Notices {...props} {...contents.notices} onWarning={onWarning} />
      {shell.isRefused && (
        <IssueSummary
          elementRef={sending.summary}
          issues={shell.blocking}
          onSendAnyway={contents.onSendAnyway}
          onCredential={showInput}
        />
      )}
      {auth && <AuthCard {...{ auth, onAuth, now, randomId, onWarning }} {...credentials} />}
      {notes}
      <FormSurface
        views={controlViews}
        key={shell.start}
        {...{ port, now, randomId, onWarning }}
        shape={contents.shape}
        types={contents.types}
        paste={props.paste}
        microphone={props.microphone}
        showIssues={sending.issuesShown}
        issues={props.issues}
        onTypedIssues={shell.onTypedIssues}
      >
        {contents.sections}
      </FormSurface>
    </div>
  );
}

/** Props of the button; `onUse` is called with the position of an example. */
interface UseExampleProps {
  readonly examples: readonly Pick<Example, "name" | "description">[];
  readonly onUse: (position: number) => void;
}

/** Fills in an example; one of several is chosen from a menu. Returns `undefined` if there is none. */
function UseExample({ examples, onUse }: UseExampleProps): ReactElement | null {
  const prose = useProse();
  if (examples.length === 0) return null;
  if (examples.length === 1) return <Button onPress={() => onUse(0)}>{formText().useExample}</Button>;
  return (
    <MenuButton
      text={formText().useExample}
      label={formText().useExample}
      entries={examples.map(({ name, description }, position) => ({
        id: String(position),
        label: name ?? playgroundText().example({ position: position + 1 }),
        ...(description !== undefined && { description: plainText(prose(description)) }),
      }))}
      onAction={(id) => onUse(Number(id))}
    />
  );
}
