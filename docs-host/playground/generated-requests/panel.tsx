import { itemAt } from "#engine/item-at";
import "./generated-requests.css";
import { useSelector } from "@xstate/react";
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { generatedText } from "#locales/messages/generated";
import { playgroundText } from "#locales/messages/playground";
import { type GeneratedFailure, startGeneratedRun } from "#machines";
import { IconButton } from "#ui/kit";
import { downloadText } from "../adapters/download-text.ts";
import { CallsTable } from "./calls-table.tsx";
import { FailuresList } from "./failures-list.tsx";
import { prepareFrom } from "./prepare-from.ts";
import type { GeneratedRequestsProps, KeptRuns } from "./props.ts";
import { startRun } from "./run/start-run.ts";
import { RunControls } from "./run-controls.tsx";
import { firstSettings, type TypedSettings } from "./settings.ts";
import { SettingsForm } from "./settings-form.tsx";

/** Props of the panel, which stays mounted with its run while it is closed. */
export interface PanelProps extends GeneratedRequestsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const drawSeed = (): number => itemAt(crypto.getRandomValues(new Uint32Array(1)), 0);

function openRuns(props: GeneratedRequestsProps): KeptRuns {
  const latest = { current: props };
  return {
    ...{ latest, typed: { current: firstSettings(drawSeed()) } },
    runs: startGeneratedRun(startRun((signal) => prepareFrom(latest.current, signal))),
  };
}

/** Returns the runs of a playground and their settings: the runs of an earlier panel, or new ones. */
function useRuns(props: PanelProps) {
  const [{ runs, latest, typed: kept }] = useState(() => {
    props.kept.current ??= openRuns(props);
    return props.kept.current;
  });
  const [typed, setTyped] = useState(kept.current);
  useEffect(() => {
    latest.current = props;
    kept.current = typed;
  });
  return { runs, typed, setTyped };
}

/** Opens and closes a modal dialog, and moves the focus to its heading. */
function useDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    heading.current?.focus();
  }, [isOpen]);
  return { dialog, heading };
}

/** The dialog in which an endpoint is tested with generated requests: settings, mismatches and calls. */
export function Panel(props: PanelProps): ReactElement {
  const { isOpen, onClose, replay, composition, baseUrl } = props;
  const { runs, typed, setTyped } = useRuns(props);
  const snapshot = useSelector(runs, (state) => state);
  const { calls, count, failures } = snapshot.context;
  const { dialog, heading } = useDialog(isOpen);
  const id = useId();
  const { method } = composition.form.endpoint;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // The playground around it would close as well.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const onTyped = (next: TypedSettings): void => {
    setTyped(next);
    // The confirmation was asked for other settings.
    if (snapshot.matches("confirming")) runs.send({ type: "cancel" });
  };
  const open = ({ file }: GeneratedFailure): void => {
    onClose();
    replay.onFile(new File([file.text], file.name, { type: "application/json" }));
  };
  return (
    <dialog
      ref={dialog}
      // A click beside the controls leaves the focus here, so that Escape closes this dialog alone.
      tabIndex={-1}
      className="generated"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="generated-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {playgroundText().tryGenerated}
        </h2>
        <IconButton icon="cross" label={generatedText().close} onPress={onClose} />
      </div>
      <div className="generated-body">
        <p className="play-quiet">{generatedText().about}</p>
        <SettingsForm {...{ typed, drawSeed, method }} onTyped={onTyped} />
        <RunControls {...{ snapshot, typed, method, baseUrl }} send={runs.send} />
        {(snapshot.matches("running") || count > 0) && (
          <>
            <FailuresList
              failures={failures}
              onOpen={open}
              onExport={({ file }) => downloadText(file.text, file.name)}
            />
            <CallsTable calls={calls} count={count} />
          </>
        )}
      </div>
    </dialog>
  );
}
