import { limits } from "#engine/limits";
import type { Listening, OpenMicrophone, RecordingProblem } from "#machines";
import { withDuration } from "./webm-duration.ts";

/** The media type of a recording (docs/behavior.md#audio-recorder). */
const recordedType = "audio/webm;codecs=opus";

/** The pause between two volumes in ms: twenty bars show two seconds. Readers who want less motion get one a second. */
const volumePause = (): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 100);

/** Milliseconds between chunks of the recorder, so that little is lost if the microphone is removed. */
const slice = 1000;

/** The names of what `getUserMedia` throws (Media Capture and Streams §10.2). */
const causes: { readonly [name: string]: RecordingProblem["cause"] } = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

const problemOf = (error: unknown): RecordingProblem => {
  const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
  const cause = causes[name];
  return cause === undefined ? { cause: "unexpected", detail: message } : { cause };
};

/** Returns why this page can't record, if known before the browser asks the reader. */
function obstacle(): RecordingProblem | undefined {
  if (!isSecureContext) return { cause: "insecure" };
  // Browsers that can't record lack these, despite their types.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  const canRecord = typeof MediaRecorder === "function" && MediaRecorder.isTypeSupported(recordedType);
  return mediaDevices === undefined || !canRecord ? { cause: "unsupported" } : undefined;
}

const letGo = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Reports the volumes of a stream; returns the function that stops that. */
function watchVolume(stream: MediaStream, report: (volume: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const frequencies = new Uint8Array(analyser.frequencyBinCount);
  const timer = setInterval(() => {
    analyser.getByteFrequencyData(frequencies);
    report(volumeOf(frequencies));
  }, volumePause());
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** Starts to record a stream; returns the function that stops it. */
function record(stream: MediaStream, { report, onFinish }: Listening): () => void {
  const recorder = new MediaRecorder(stream, { mimeType: recordedType });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.onerror = () => report({ type: "ended", why: "unplugged" });
  for (const track of stream.getTracks()) track.onended = () => report({ type: "ended", why: "unplugged" });
  onFinish(() => {
    if (recorder.state !== "inactive") recorder.stop();
    // No volume is reported while the recording is assembled.
    letGo(stream);
    stopped
      .then(() => new Blob(chunks).arrayBuffer())
      .then(
        (buffer) => report({ type: "taken", bytes: withDuration(new Uint8Array(buffer)) }),
        (error: unknown) => report({ type: "broke", problem: problemOf(error) }),
      );
  });
  recorder.start(slice);
  const onHidden = (): void => {
    if (document.hidden) report({ type: "ended", why: "hidden" });
  };
  document.addEventListener("visibilitychange", onHidden);
  const endVolume = watchVolume(stream, (volume) => report({ type: "volume", volume }));
  return () => {
    document.removeEventListener("visibilitychange", onHidden);
    endVolume();
    if (recorder.state !== "inactive") recorder.stop();
  };
}

/** The browser's microphone, recorded as WebM with Opus (docs/behavior.md#audio-recorder) until it is released. */
export const openMicrophone: OpenMicrophone = (listening) => {
  const { report } = listening;
  let release: (() => void) | undefined;
  let isGone = false;
  const open = async (): Promise<void> => {
    const problem = obstacle();
    if (problem !== undefined) return report({ type: "broke", problem });
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    release = () => letGo(stream);
    // The reader has allowed it after having canceled, or while looking at something else.
    if (isGone) return release();
    if (document.hidden) return report({ type: "broke", problem: { cause: "hidden" } });
    const end = record(stream, listening);
    release = () => {
      end();
      letGo(stream);
    };
    report({ type: "opened" });
  };
  open().catch((error: unknown) => report({ type: "broke", problem: problemOf(error) }));
  return () => {
    isGone = true;
    release?.();
  };
};

/** The volume between 0 and 1: the mean byte frequency divided by 20, capped at 1 (docs/behavior.md#constants). */
export const volumeOf = (frequencies: Uint8Array): number =>
  frequencies.length === 0
    ? 0
    : Math.min(1, frequencies.reduce((sum, one) => sum + one, 0) / frequencies.length / limits.audioVolumeScale);
