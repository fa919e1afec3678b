import { type ReactElement, useMemo } from "react";
import { printJson } from "#engine/json";
import type { Shown } from "#engine/request";
import { CodeBlock, Icon, type Language } from "#ui/kit";
import { words } from "../words.ts";
import { useObjectUrl } from "./object-url.ts";

type ShownFile = Extract<Shown, { readonly kind: "file" }>;

/** Longer bodies are cut on the screen, since laying out their lines would hold up the page. In UTF-16 units. */
const longestShown = 300_000;

/** The body as text, JSON indented; nothing for files and empty bodies. */
export function shownText(shown: Shown): string | undefined {
  if (shown.kind === "json") return printJson(shown.value, 2);
  return shown.kind === "text" ? shown.text : undefined;
}

const Save = ({ url, name }: { readonly url: string | undefined; readonly name: string }): ReactElement => (
  <a className="play-link" href={url} download={name}>
    <Icon name="file" />
    {words.save}
  </a>
);

function Preview({ file, url }: { readonly file: ShownFile; readonly url: string | undefined }): ReactElement {
  const family = file.contentType.split("/")[0];
  const name = file.name ?? words.responseBody;
  if (url === undefined) return <p className="play-quiet">{words.loading}</p>;
  // Pictures are drawn by `img` only, where nothing inside them can run.
  if (family === "image") return <img className="play-media" src={url} alt={name} />;
  // biome-ignore lint/a11y/useMediaCaption: an answer of a server comes without captions
  if (family === "audio") return <audio className="play-media" src={url} controls aria-label={name} />;
  // biome-ignore lint/a11y/useMediaCaption: as above
  if (family === "video") return <video className="play-media" src={url} controls aria-label={name} />;
  return <p className="play-quiet">{words.noPreview}</p>;
}

function FileBody({ file }: { readonly file: ShownFile }): ReactElement {
  const url = useObjectUrl(file.bytes, file.contentType);
  return (
    <div className="play-file">
      <p>
        <Icon name="file" /> {[file.name, file.contentType, words.bytes(file.bytes.length)].filter(Boolean).join(", ")}
      </p>
      <Preview file={file} url={url} />
      <Save url={url} name={file.name ?? "response"} />
    </div>
  );
}

function TextBody({ text, language }: { readonly text: string; readonly language: Language }): ReactElement {
  const cut = text.length > longestShown;
  const url = useObjectUrl(text, "text/plain;charset=utf-8");
  return (
    <>
      {cut && <p className="play-quiet">{words.firstPart(words.bytes(longestShown), words.bytes(text.length))}</p>}
      <CodeBlock label={words.responseBody} code={cut ? text.slice(0, longestShown) : text} language={language} />
      <p>
        <Save url={url} name={language === "json" ? "response.json" : "response.txt"} />
      </p>
    </>
  );
}

/** The body of an answer by its kind: JSON and text as code, files with a preview where that is safe. */
export function ResponseBody({ shown }: { readonly shown: Shown }): ReactElement {
  const text = useMemo(() => shownText(shown), [shown]);
  if (shown.kind === "empty") return <p className="play-quiet">{words.emptyBody}</p>;
  if (shown.kind === "file") return <FileBody file={shown} />;
  return <TextBody text={text ?? ""} language={shown.kind === "json" ? "json" : "text"} />;
}
