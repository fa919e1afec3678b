import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import type { OpenMicrophone } from "#machines";
import { Button } from "#ui/kit";
import { words } from "../../words.ts";
import type { ControlNames } from "../control-view.tsx";
import { useForm } from "../form-context.ts";
import type { Sound } from "./sound.ts";

/** What a recorder beside a field needs. */
export interface RecorderProps {
  readonly names: ControlNames;
  /** The sounds that the field asks for, by their media types. */
  readonly asked: readonly string[];
  /** What the field holds, to be heard. */
  readonly sounds: readonly Sound[];
  /** The name that a new recording gets. */
  readonly name: string;
  readonly onRecorded: (file: File) => void;
  /** Given where the field has no other way to take a sound away. */
  readonly onRemove?: (() => void) | undefined;
}

type Panel = ComponentType<RecorderProps & { readonly microphone: OpenMicrophone }>;

/** The recorder of a field for sounds, which is fetched as soon as there is such a field: most forms have none. */
export function RecorderSlot(props: RecorderProps): ReactElement | null {
  const { microphone } = useForm();
  const [panel, setPanel] = useState<{ readonly View: Panel } | "failed">();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches it again
  useEffect(() => {
    let isGone = false;
    import("./recorder.tsx").then(
      ({ Recorder }) => !isGone && setPanel({ View: Recorder }),
      () => !isGone && setPanel("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  if (microphone === undefined) return null;
  if (panel === "failed") {
    return (
      <div className="form-row">
        <span role="alert" className="form-fault">
          {words.recorderFailed}
        </span>
        <Button onPress={() => setTries((count) => count + 1)}>{words.tryAgain}</Button>
      </div>
    );
  }
  return <div className="form-recorder">{panel && <panel.View {...props} microphone={microphone} />}</div>;
}
