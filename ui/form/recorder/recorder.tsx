import { type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { isAccepted } from "#engine/request";
import { type OpenMicrophone, startRecorder } from "#machines";
import { Button } from "#ui/kit";
import { words } from "../../words.ts";
import { useForm } from "../form-context.ts";
import { useStable } from "../use-stable.ts";
import { Player } from "./player.tsx";
import type { RecorderProps } from "./recorder-slot.tsx";
import { clockText, recordingType } from "./sound.ts";
import { VolumeBars } from "./volume-bars.tsx";

type Phase = "idle" | "asking" | "recording" | "finishing" | "done" | "failed";

/** A recorder that lives as long as the view. */
function useRecorder(microphone: OpenMicrophone, keep: (bytes: Uint8Array<ArrayBuffer>) => void) {
  const keepNow = useStable(keep);
  const [actor] = useState(() => startRecorder(microphone, keepNow));
  useEffect(() => () => void actor.stop(), [actor]);
  const [store] = useState(() => ({
    subscribe: (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    read: () => actor.getSnapshot(),
  }));
  const snapshot = useSyncExternalStore(store.subscribe, store.read);
  const phases: readonly Phase[] = ["idle", "done", "failed"];
  const captured: readonly (Phase & ("asking" | "recording" | "finishing"))[] = ["asking", "recording", "finishing"];
  const phase =
    phases.find((one) => snapshot.value === one) ??
    captured.find((one) => snapshot.matches({ capturing: one })) ??
    "idle";
  return { phase, ...snapshot.context, send: actor.send };
}

/** Keeps the focus in the recorder when its buttons change places; whoever is elsewhere stays there. */
function useKeptFocus(phase: Phase) {
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const drawn = useRef(phase);
  useLayoutEffect(() => {
    if (drawn.current === phase) return;
    drawn.current = phase;
    const page = main.current?.ownerDocument;
    const { activeElement = null } = page ?? {};
    const isHere = activeElement === null || activeElement === page?.body || frame.current?.contains(activeElement);
    if (isHere) main.current?.focus({ preventScroll: true });
  }, [phase]);
  return { frame, main };
}

/** Records a sound for a field, plays what the field holds and saves it (product.md §2 "Audio recorder"). */
export function Recorder(props: RecorderProps & { readonly microphone: OpenMicrophone }): ReactElement {
  const { names, asked, sounds, name, onRecorded, onRemove, microphone } = props;
  const { now } = useForm();
  const { phase, seconds, bars, ending, problem, send } = useRecorder(microphone, (bytes) =>
    onRecorded(new File([bytes], name, { type: recordingType, lastModified: now().getTime() })),
  );
  const { frame, main } = useKeptFocus(phase);
  const id = useId();
  /** Buttons of several fields are told apart by the field's label, which is read after their own text. */
  const named = (button: string) => ({ id: `${id}${button}`, labelledBy: `${id}${button} ${names.label}` });

  const isUnderWay = phase === "asking" || phase === "recording" || phase === "finishing";
  const status = { asking: words.asking, recording: words.recording, finishing: words.finishing, idle: "", failed: "" };
  const said = phase === "done" ? words.recorded(clockText(seconds), ending) : status[phase];
  return (
    <div ref={frame} className="form-stack">
      {!isUnderWay &&
        sounds.map((sound, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pasted lists may hold a file twice
          <Player key={i} sound={sound} field={names.name} />
        ))}
      <div className="form-recorder-row">
        {phase === "recording" && (
          <>
            <Button ref={main} {...named("stop")} icon="stop" onPress={() => send({ type: "stop" })}>
              {words.stop}
            </Button>
            <VolumeBars bars={bars} />
            <span role="timer" aria-label={words.recordedTime} className="form-clock">
              {clockText(seconds)}
            </span>
          </>
        )}
        {!isUnderWay && (
          <Button ref={main} {...named("record")} icon="microphone" onPress={() => send({ type: "record" })}>
            {sounds.length > 0 || phase === "done" ? words.recordAgain : words.record}
          </Button>
        )}
        {!isUnderWay && onRemove && sounds.length > 0 && (
          <Button {...named("remove")} icon="cross" onPress={onRemove}>
            {words.removeRecording}
          </Button>
        )}
        <span role="status" className="form-hint">
          {said}
        </span>
        {isUnderWay && (
          <Button
            {...(phase === "recording" ? {} : { ref: main })}
            {...named("cancel")}
            onPress={() => send({ type: "cancel" })}
          >
            {words.cancel}
          </Button>
        )}
      </div>
      {phase === "failed" && problem && (
        <p role="alert" className="form-fault">
          {words.noRecording(problem)}
        </p>
      )}
      {!isAccepted(recordingType, asked) && <p className="form-hint">{words.recordsWebm(asked.join(", "))}</p>}
    </div>
  );
}
