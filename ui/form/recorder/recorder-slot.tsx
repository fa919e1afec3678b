import type { ReactElement } from "react";
import { formText } from "#locales/messages/form";
import { Button } from "#ui/kit";
import { useLoad } from "#ui/load";
import { useForm } from "../context/index.ts";
import type { ControlNames } from "../model/index.ts";
import type { Sound, SoundWithoutControls } from "./sound.ts";

/** Props of the recorder of a field. */
export interface RecorderProps {
  readonly names: ControlNames;
  /** The sounds that the field asks for, by their media types. */
  readonly asked: readonly string[];
  /** The sound in the field, for playback. */
  readonly sounds: readonly (Sound | SoundWithoutControls)[];
  /** The name that a new recording gets. */
  readonly name: string;
  /** Done once the field holds it. */
  readonly onRecorded: (file: File) => Promise<void>;
  /** Given where the field has no other way to take a sound away. */
  readonly onRemove?: (() => void) | undefined;
}

/** The recorder of a sound field. It loads with the first such field, since most forms have no such field. */
export function RecorderSlot(props: RecorderProps): ReactElement | null {
  const { microphone } = useForm();
  const { phase, value, retry } = useLoad(() => import("./recorder.tsx"));
  if (microphone === undefined) return null;
  if (phase === "failed") {
    return (
      <div className="form-row">
        <span role="alert" className="form-issue">
          {formText().recorderFailed}
        </span>
        <Button onPress={retry}>{formText().tryAgain}</Button>
      </div>
    );
  }
  return <div className="form-recorder">{value && <value.Recorder {...props} microphone={microphone} />}</div>;
}
