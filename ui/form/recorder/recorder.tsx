import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from "react";
import { downloadName, isAccepted, mediaType } from "#engine/request";
import { formText } from "#locales/messages/form";
import { recorderText } from "#locales/messages/recorder";
import { leaveRecorder, type OpenMicrophone, type RecordingProblem, startRecorder, whileCapturing } from "#machines";
import { Button, focusedIn, Icon, treeOf, useLayoutEffect, useStable } from "#ui/kit";
import { useForm } from "../context/index.ts";
import type { RecorderProps } from "./recorder-slot.tsx";
import { bytesOf, clockText, recordingName, recordingType, type Sound, type SoundWithoutControls } from "./sound.ts";
import { VolumeBars } from "./volume-bars.tsx";

/** First bytes of EBML, and so of WebM (RFC 8794 §11.2.1), in base64. */
const webmStart = "GkXfo";

/**
 * Returns a sound that is stored as base64 only, with a name and a type: WebM if the bytes are, else the wanted type.
 */
function soundOf({ base64, asked }: SoundWithoutControls): Sound {
  const isRecording = base64.startsWith(webmStart);
  const type = isRecording ? recordingType : mediaType(asked);
  const name = isRecording ? recordingName : downloadName(undefined, type, () => "recording");
  return { name, type, dataUrl: `data:${type};base64,${base64}` };
}

type Phase = "idle" | "asking" | "recording" | "finishing" | "done" | "failed";

/**
 * A view that unmounts within this time after an edit, in ms, was removed by that edit. Own choice: rendering takes
 * less, another press longer.
 */
const atOnce = 500;

/**
 * A recorder for the lifetime of the view. If the view unmounts but its field remains (a tab of a narrow window, a
 * closed playground), the recording so far is saved; if an edit removed the field, it is not. If the reader leaves the
 * page, the browser asks.
 */
function useRecorder(microphone: OpenMicrophone, keep: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>) {
  const { port } = useForm();
  const keepNow = useStable(keep);
  const start = () => {
    let keeping = Promise.resolve();
    const started = startRecorder(microphone, (bytes) => {
      keeping = keepNow(bytes);
    });
    // When the form unmounts, the recording is saved with it.
    whileCapturing(started, () => {
      const release = port.hold?.();
      return () => void keeping.finally(release);
    });
    return started;
  };
  // Not `useActorRef`, which would stop it with the view, before its recording is saved.
  const [actor, setActor] = useState(start);
  const edited = useRef(Number.NEGATIVE_INFINITY);
  useEffect(
    () =>
      port.subscribe(() => {
        edited.current = performance.now();
      }),
    [port],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function starts no other recorder
  useEffect(() => {
    // React's strict mode unmounts each view once and mounts it again.
    if (actor.getSnapshot().status !== "active") {
      setActor(start);
      return undefined;
    }
    return () => leaveRecorder(actor, performance.now() - edited.current > atOnce);
  }, [actor]);
  const snapshot = useSelector(actor, (state) => state);
  const isCapturing = snapshot.matches("capturing");
  useEffect(() => {
    if (!isCapturing) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isCapturing]);
  const phases: readonly Phase[] = ["idle", "done", "failed"];
  const captured: readonly (Phase & ("asking" | "recording" | "finishing"))[] = ["asking", "recording", "finishing"];
  const phase =
    phases.find((one) => snapshot.value === one) ??
    captured.find((one) => snapshot.matches({ capturing: one })) ??
    "idle";
  return { phase, ...snapshot.context, send: actor.send };
}

/** Keeps the focus in the recorder when its buttons are replaced, unless the focus is elsewhere. */
function useRestoredFocus(phase: Phase) {
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const drawn = useRef(phase);
  useLayoutEffect(() => {
    if (drawn.current === phase) return;
    drawn.current = phase;
    const focused = main.current === null ? undefined : focusedIn(treeOf(main.current));
    if (focused === undefined || frame.current?.contains(focused)) main.current?.focus({ preventScroll: true });
  }, [phase]);
  return { frame, main };
}

/** Records a sound for a field, plays the sound in the field and saves it (docs/behavior.md#audio-recorder). */
export function Recorder(props: RecorderProps & { readonly microphone: OpenMicrophone }): ReactElement {
  const { names, asked, name, onRecorded, onRemove, microphone } = props;
  const sounds = useMemo(() => props.sounds.map((one) => ("base64" in one ? soundOf(one) : one)), [props.sounds]);
  const { now } = useForm();
  const { phase, seconds, bars, ending, problem, send } = useRecorder(microphone, (bytes) =>
    onRecorded(new File([bytes], name, { type: recordingType, lastModified: now().getTime() })),
  );
  const { frame, main } = useRestoredFocus(phase);
  const id = useId();
  /** The field's label follows the text of each button, which makes the names of several recorders unique. */
  const named = (button: string) => ({ id: `${id}${button}`, labelledBy: `${id}${button} ${names.label}` });

  const isUnderWay = phase === "asking" || phase === "recording" || phase === "finishing";
  const status = {
    asking: recorderText().asking,
    recording: recorderText().recording,
    finishing: recorderText().finishing,
    idle: "",
    failed: "",
  };
  const announced = phase === "done" ? recorderText().recorded({ time: clockText(seconds), ending }) : status[phase];
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
            <Button
              elementRef={main}
              {...named("stop")}
              icon="stop"
              onPress={() => send({ type: "stop" })}
              onPressAgain={() => send({ type: "stop", again: true })}
            >
              {formText().stop}
            </Button>
            <VolumeBars bars={bars} />
            <span role="timer" aria-label={recorderText().recordedTime} className="form-clock">
              {clockText(seconds)}
            </span>
          </>
        )}
        {!isUnderWay && (
          <Button elementRef={main} {...named("record")} icon="microphone" onPress={() => send({ type: "record" })}>
            {sounds.length > 0 || phase === "done" ? recorderText().recordAgain : recorderText().record}
          </Button>
        )}
        {!isUnderWay && onRemove && sounds.length > 0 && (
          <Button {...named("remove")} icon="cross" onPress={onRemove}>
            {recorderText().removeRecording}
          </Button>
        )}
        <span role="status" className="form-hint" data-recording={phase === "recording" || undefined}>
          {announced}
        </span>
        {isUnderWay && (
          <Button
            {...(phase === "recording" ? {} : { elementRef: main })}
            {...named("cancel")}
            onPress={() => send({ type: "cancel" })}
          >
            {formText().cancel}
          </Button>
        )}
      </div>
      {phase === "failed" && problem && (
        <p role="alert" className="form-issue">
          {problemText(problem)}
        </p>
      )}
      {!isAccepted(recordingType, asked) && (
        <p className="form-hint">{recorderText().recordsWebm({ asked: asked.join(", ") })}</p>
      )}
    </div>
  );
}

/** Describes why a recording failed. */
function problemText({ cause, detail = "" }: RecordingProblem): string {
  const { unexpected, ...texts } = recorderText().noRecording;
  return cause === "unexpected" ? unexpected({ detail: detail.replace(/[.]$/, "") }) : texts[cause];
}

/** Returns an object URL for a sound for the lifetime of the view. */
function useSoundUrl(sound: Sound): string | undefined {
  const [url, setUrl] = useState<string>();
  const { dataUrl, type } = sound;
  const bytes = useMemo(() => bytesOf({ name: "", type, dataUrl }), [dataUrl, type]);
  useEffect(() => {
    if (bytes.length === 0) return setUrl(undefined);
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}

/** Plays the sound of a field, and offers it as a download. It says so if the browser can't play it. */
function Player({ sound, field }: { readonly sound: Sound; readonly field: string }): ReactElement | null {
  const url = useSoundUrl(sound);
  const [broken, setBroken] = useState<string>();
  if (url === undefined) return null;
  return (
    <div className="form-player">
      {broken === url ? (
        <p className="form-hint">{recorderText().cannotPlay({ name: sound.name })}</p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a recording has no captions
        <audio
          className="form-sound"
          src={url}
          controls
          preload="metadata"
          aria-label={recorderText().soundOf({ name: sound.name, field })}
          onError={() => setBroken(url)}
        />
      )}
      <a className="play-link" href={url} download={sound.name}>
        <Icon name="download" />
        {recorderText().download({ name: sound.name })}
      </a>
    </div>
  );
}
