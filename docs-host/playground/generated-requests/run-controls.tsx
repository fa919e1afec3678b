import { type ReactElement, useEffect, useRef } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { generatedText } from "#locales/messages/generated";
import type { generatedRunMachine } from "#machines";
import { Banner, Button, LiveText } from "#ui/kit";
import { changesNothing, settingsOf, type TypedSettings } from "./settings.ts";

type Snapshot = SnapshotFrom<typeof generatedRunMachine>;

/** Props of the controls of a run. */
export interface RunControlsProps {
  readonly snapshot: Snapshot;
  readonly typed: TypedSettings;
  readonly method: string;
  readonly baseUrl: string;
  readonly send: (event: EventFromLogic<typeof generatedRunMachine>) => void;
}

/** A second press of a double click does nothing: the button may start again where it stopped before. */
const nothing = (): void => {};

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** Describes how far a run is, or how it ended. */
function stateText({ count, failures, end }: Snapshot["context"]): string {
  if (end === undefined && count === 0) return generatedText().loading;
  const found = generatedText().found({ count: failures.length });
  if (end === undefined) return `${generatedText().progress({ count })}, ${found}.`;
  if (end.unchecked !== undefined) return `${generatedText().unchecked[end.unchecked]} ${end.reason ?? ""}`.trim();
  if (end.ended === "unreachable") return `${generatedText().ends.unreachable}. ${end.reason ?? ""}`.trim();
  if (end.ended === "done" && end.calls === 0) return generatedText().noValues;
  return generatedText().result({
    end: generatedText().ends[end.ended],
    sent: generatedText().progress({ count: end.calls }),
    found,
  });
}

/** The text for screen readers: the start, the first mismatch, a pause and the end, not each request. */
function announcement(context: Snapshot["context"], isRunning: boolean): string {
  const { failures, isWaiting, hasWaited, end } = context;
  if (end !== undefined) return stateText(context);
  if (!isRunning) return "";
  if (isWaiting) return generatedText().waiting;
  // A mismatch is heard once, and not again after each pause.
  return failures[0] === undefined || hasWaited
    ? generatedText().running
    : generatedText().firstFailure({ message: failures[0].message });
}

interface ConfirmationProps extends Omit<RunControlsProps, "typed"> {
  readonly onCancel: () => void;
}

/** Asks before requests are sent that may change something; it takes the focus. */
function Confirmation({ snapshot, method, baseUrl, send, onCancel }: ConfirmationProps): ReactElement {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  const host = hostOf(baseUrl);
  return (
    <Banner elementRef={banner} tone="warn" title={generatedText().confirmTitle({ host })}>
      <p>{generatedText().confirmText({ calls: snapshot.context.settings?.calls ?? 0, method })}</p>
      <div className="play-buttons">
        <Button variant="primary" onPress={() => send({ type: "confirm" })}>
          {generatedText().confirm({ host })}
        </Button>
        <Button onPress={onCancel}>{generatedText().cancel}</Button>
      </div>
    </Banner>
  );
}

/** Starts and stops runs, asks before one that may change something, and says how far it is. */
export function RunControls(props: RunControlsProps): ReactElement {
  const { snapshot, typed, method, send } = props;
  const { context } = snapshot;
  const isRunning = snapshot.matches("running");
  const isStopping = snapshot.matches({ running: "stopping" });
  const settings = settingsOf(typed);
  const isAllowed = settings !== undefined && (settings.allowWrites || changesNothing(method));
  const button = useRef<HTMLButtonElement>(null);
  const isConfirming = snapshot.matches("confirming");
  const hasStarted = !snapshot.matches("idle") && !isConfirming;
  const wasCanceled = useRef(false);
  // The button that was pressed to confirm is gone.
  useEffect(() => {
    if (isRunning) button.current?.focus();
  }, [isRunning]);
  // So is the one that was pressed to cancel. A change of the settings cancels as well, and keeps the focus.
  useEffect(() => {
    if (!isConfirming && wasCanceled.current) button.current?.focus();
    wasCanceled.current = false;
  }, [isConfirming]);
  const onCancel = (): void => {
    wasCanceled.current = true;
    send({ type: "cancel" });
  };
  return (
    <section className="generated-part">
      {isConfirming ? (
        <Confirmation {...props} onCancel={onCancel} />
      ) : (
        <div className="generated-row">
          {isRunning ? (
            <Button elementRef={button} icon="stop" onPressAgain={nothing} onPress={() => send({ type: "stop" })}>
              {isStopping ? generatedText().stopping : generatedText().stop}
            </Button>
          ) : (
            <Button
              variant="primary"
              elementRef={button}
              isDisabled={!isAllowed}
              onPressAgain={nothing}
              onPress={() => settings && send({ type: "start", settings })}
            >
              {hasStarted ? generatedText().startAgain : generatedText().start}
            </Button>
          )}
          {hasStarted && !snapshot.matches("failed") && <span>{stateText(context)}</span>}
        </div>
      )}
      {isRunning && context.isWaiting && <p className="play-quiet">{generatedText().waiting}</p>}
      {snapshot.matches("failed") && (
        <div role="alert">
          <Banner tone="bad" title={generatedText().failed}>
            <p>{context.problem}</p>
          </Banner>
        </div>
      )}
      <LiveText text={announcement(context, isRunning)} />
    </section>
  );
}
