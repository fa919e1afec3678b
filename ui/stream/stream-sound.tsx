import { type ReactElement, useMemo } from "react";
import { joinPieces, type StreamProgress } from "#engine/stream";
import { useObjectUrl } from "../playground/object-url.ts";
import { words } from "../words.ts";

/** What has come of a sound that broke off or was stopped, to be played as far as it goes. */
export function StreamSound({
  stream,
  type,
}: {
  readonly stream: StreamProgress;
  readonly type: string;
}): ReactElement {
  const bytes = useMemo(() => joinPieces(stream.pieces), [stream.pieces]);
  const url = useObjectUrl(bytes, type);
  return (
    <div className="play-file">
      {/* biome-ignore lint/a11y/useMediaCaption: an answer of a server comes without captions */}
      <audio className="play-media" src={url} controls aria-label={words.responseBody} />
      <a className="play-link" href={url} download="response">
        {words.save}
      </a>
    </div>
  );
}
