import { downloadName, mediaType } from "#engine/request";
import { recordingName, recordingType, type Sound, type SoundWithoutControls } from "./sound.ts";

/** First bytes of EBML, and so of WebM (RFC 8794 §11.2.1), in base64. */
const webmStart = "GkXfo";

/**
 * Returns a sound that is stored as base64 only, with a name and a type: WebM if the bytes are, else the wanted type.
 */
export function soundOf({ base64, asked }: SoundWithoutControls): Sound {
  const isRecording = base64.startsWith(webmStart);
  const type = isRecording ? recordingType : mediaType(asked);
  const name = isRecording ? recordingName : downloadName(undefined, type, () => "recording");
  return { name, type, dataUrl: `data:${type};base64,${base64}` };
}
