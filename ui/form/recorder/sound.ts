import { limits } from "#engine/limits";
import { dataUrlBytes, mediaType } from "#engine/request";

/** The name of a recording (docs/behavior.md#audio-recorder). */
export const recordingName = "recording.webm";

/** The media type of a recording; its codec is Opus (docs/behavior.md#audio-recorder). */
export const recordingType = "audio/webm";

/** A sound that a field holds. */
export interface Sound {
  readonly name: string;
  readonly type: string;
  readonly dataUrl: string;
}

/** A sound that a field holds as base64 alone, and the type that the field asks for. */
export interface SoundWithoutControls {
  readonly base64: string;
  readonly asked: string;
}

/** Returns the audio types among the accepted types of a field. */
export const soundTypes = (asked: readonly string[]): readonly string[] =>
  asked.map(mediaType).filter((type) => type.startsWith("audio/"));

/** Returns the name of a further recording: `recording.webm`, then `recording 2.webm`. */
export function freeName(taken: readonly string[]): string {
  let name = recordingName;
  for (let next = 2; taken.includes(name); next += 1) name = recordingName.replace(".", ` ${next}.`);
  return name;
}

/** Reads the bytes of a sound; undefined if they can't be read. */
export const bytesOf = ({ dataUrl }: Sound): Uint8Array<ArrayBuffer> => dataUrlBytes(dataUrl);

/** Formats seconds as mm:ss (docs/behavior.md#audio-recorder). */
export function clockText(seconds: number): string {
  const minute = 60;
  return [Math.floor(seconds / minute), seconds % minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The size of the volume chart and of its bars, in px; silence is a bar of the minimum height. */
export const meter = { height: 24, least: 2, pitch: 5, bar: 3, width: limits.audioBars * 5 - 2 } as const;
