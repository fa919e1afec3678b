import { type ReactElement, useMemo, useRef } from "react";
import { dispositionName, downloadName } from "#engine/request";
import { chunksInOrder, type StreamProgress } from "#engine/stream";
import { lateText } from "#locales/messages/late";
import { useObjectUrl } from "#ui/files";

/** The received part of a sound that was interrupted or stopped, for playback. */
export function StreamSound(props: {
  readonly stream: StreamProgress;
  readonly type: string;
  /** File name and type from the response headers, if present. */
  readonly disposition: string | undefined;
  readonly randomId: () => string;
}): ReactElement {
  const { stream, type, disposition, randomId } = props;
  // Drawn once, so that a random name stays the same for as long as the sound is there.
  const random = useRef<string>(undefined);
  random.current ??= randomId();
  const name = downloadName(dispositionName(disposition), type, () => random.current ?? "");
  const chunks = useMemo(() => chunksInOrder(stream.chunks), [stream.chunks]);
  const url = useObjectUrl(chunks, type);
  return (
    <div className="play-file">
      {/* biome-ignore lint/a11y/useMediaCaption: an answer of a server comes without captions */}
      <audio className="play-media" src={url} controls aria-label={lateText().responseBody} />
      <a className="play-link" href={url} download={name}>
        {lateText().save}
      </a>
    </div>
  );
}
