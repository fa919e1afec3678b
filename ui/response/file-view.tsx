import type { ReactElement } from "react";
import { useObjectUrl } from "#ui/files";
import { Icon } from "#ui/kit";
import { lateWords } from "../late-words.ts";
import { words } from "../words.ts";
import { responseWords } from "./words.ts";

/** A link that saves bytes, byte for byte, under a name. */
export function SaveLink(props: { readonly bytes: Uint8Array | string; readonly name: string }): ReactElement {
  const { bytes, name } = props;
  // Of no type that a browser would open instead of saving it.
  const url = useObjectUrl(bytes, "application/octet-stream");
  return (
    <a className="play-link" href={url} download={name}>
      <Icon name="download" />
      {lateWords.save}
    </a>
  );
}

/** A picture, a sound or a film in the element that shows it, where nothing inside it can run. */
export function MediaPreview(props: {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly name: string;
}): ReactElement {
  const { bytes, contentType, name } = props;
  const url = useObjectUrl(bytes, contentType);
  const [family] = contentType.split("/");
  if (url === undefined) return <p className="play-quiet">{words.loading}</p>;
  // Drawings too: a script in an SVG does not run in `img`.
  if (family === "image") return <img className="play-media answer-picture" src={url} alt={name} />;
  // biome-ignore lint/a11y/useMediaCaption: an answer of a server comes without captions
  if (family === "audio") return <audio className="play-media answer-sound" src={url} controls aria-label={name} />;
  // biome-ignore lint/a11y/useMediaCaption: as above
  if (family === "video") return <video className="play-media" src={url} controls aria-label={name} />;
  return <p className="answer-unseen">{responseWords.noPreview}</p>;
}

/** A page drawn in a frame that may do nothing: no script, no form, no window, and its own origin. */
export function PagePreview({
  bytes,
  contentType,
}: {
  readonly bytes: Uint8Array | string;
  readonly contentType: string;
}): ReactElement {
  const url = useObjectUrl(bytes, contentType);
  return (
    <iframe
      className="answer-page"
      sandbox=""
      referrerPolicy="no-referrer"
      title={responseWords.htmlPreview}
      src={url}
    />
  );
}
