import type { ReactElement } from "react";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { responseText } from "#locales/messages/response";
import { useObjectUrl } from "#ui/files";
import { Icon } from "#ui/kit";

/** A link that saves bytes, byte for byte, under a name. */
export function SaveLink(props: { readonly bytes: Uint8Array | string; readonly name: string }): ReactElement {
  const { bytes, name } = props;
  // With this type, browsers save a file instead of opening it.
  const url = useObjectUrl(bytes, "application/octet-stream");
  return (
    <a className="play-link" href={url} download={name}>
      <Icon name="download" />
      {lateText().save}
    </a>
  );
}

/** A picture, a sound or a film in an element that runs no scripts. */
export function MediaPreview(props: {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly name: string;
}): ReactElement {
  const { bytes, contentType, name } = props;
  const url = useObjectUrl(bytes, contentType);
  const [family] = contentType.split("/");
  if (url === undefined) return <p className="play-quiet">{formText().loading}</p>;
  // SVG too: its scripts do not run in `img`.
  if (family === "image") return <img className="play-media answer-picture" src={url} alt={name} />;
  // biome-ignore lint/a11y/useMediaCaption: the response of a server has no captions
  if (family === "audio") return <audio className="play-media answer-sound" src={url} controls aria-label={name} />;
  // biome-ignore lint/a11y/useMediaCaption: as above
  if (family === "video") return <video className="play-media" src={url} controls aria-label={name} />;
  return <p className="answer-unseen">{responseText().noPreview}</p>;
}

/** A PDF in the browser's own viewer, which runs no scripts of pages; a browser without one only saves it. */
export function PdfPreview({ bytes }: { readonly bytes: Uint8Array | string }): ReactElement {
  // With this type, the browser never reads it as a page.
  const url = useObjectUrl(bytes, "application/pdf");
  if (!navigator.pdfViewerEnabled) return <p className="answer-unseen">{responseText().noPreview}</p>;
  return <iframe className="answer-page" referrerPolicy="no-referrer" title={responseText().pdfPreview} src={url} />;
}

/** A page in a sandboxed frame: no scripts, no forms, no windows, and an opaque origin. */
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
      title={responseText().htmlPreview}
      src={url}
    />
  );
}
