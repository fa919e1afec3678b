import { type ReactElement, useDeferredValue, useMemo } from "react";
import { valueAt } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { TextArea } from "#ui/kit";
import { type ControlProps, useForm, useValue } from "../../context/index.ts";
import { inputText } from "../../model/index.ts";
import { RecorderSlot } from "../../recorder/recorder-slot.tsx";
import { recordingName, soundTypes } from "../../recorder/sound.ts";
import { textProps } from "./input-text.ts";

/** Bytes as base64 text, without the line breaks that pasted base64 often has. Sounds can be recorded. */
export function Base64Control(props: ControlProps<"base64">): ReactElement {
  const { at, control } = props;
  const { port } = useForm();
  const [soundType] = soundTypes(control.mimeType === undefined ? [] : [control.mimeType]);
  const area = (
    <TextArea
      {...textProps(props, formText().base64Placeholder)}
      text={inputText(useValue(at))}
      onText={(text) => port.dispatch({ type: "set", at, value: text.replace(/\s/g, "") })}
    />
  );
  if (soundType === undefined) return area;
  return (
    <div className="form-stack form-recorded">
      {area}
      <SoundRecorder {...props} soundType={soundType} />
    </div>
  );
}

/** Records a sound into the text and plays it. */
function SoundRecorder({
  at,
  names,
  soundType,
}: ControlProps<"base64"> & { readonly soundType: string }): ReactElement {
  const { port } = useForm();
  const text = useDeferredValue(inputText(useValue(at)));
  const sounds = useMemo(() => (text === "" ? [] : [{ base64: text, asked: soundType }]), [text, soundType]);
  const onRecorded = async (file: File): Promise<void> => {
    const { readFile } = await import("../../model/read-file.ts");
    const { dataUrl } = await readFile({ file, path: "" });
    // Reading is asynchronous: the form may have no such path by now.
    if (at.length > 0 && valueAt(port.read().value, at.slice(0, -1)) === undefined) return;
    port.dispatch({ type: "set", at, value: dataUrl.slice(dataUrl.indexOf(",") + 1) });
  };
  return (
    <RecorderSlot
      names={names}
      asked={[soundType]}
      sounds={sounds}
      name={recordingName}
      onRecorded={onRecorded}
      onRemove={() => port.dispatch({ type: "set", at, value: "" })}
    />
  );
}
