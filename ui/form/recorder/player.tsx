import { type ReactElement, useEffect, useMemo, useState } from "react";
import { recorderText } from "#locales/messages/recorder";
import { Icon } from "#ui/kit";
import { bytesOf, type Sound } from "./sound.ts";

/** Returns an object URL for a sound for the lifetime of the view. */
function useSoundUrl(sound: Sound): string | undefined {
  const [url, setUrl] = useState<string>();
  const { dataUrl, type } = sound;
  const bytes = useMemo(() => bytesOf({ name: "", type, dataUrl }), [dataUrl, type]);
  useEffect(() => {
    if (bytes.length === 0) return setUrl(undefined);
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}

/** Plays the sound of a field, and offers it as a download. It says so if the browser can't play it. */
export function Player({ sound, field }: { readonly sound: Sound; readonly field: string }): ReactElement | null {
  const url = useSoundUrl(sound);
  const [broken, setBroken] = useState<string>();
  if (url === undefined) return null;
  return (
    <div className="form-player">
      {broken === url ? (
        <p className="form-hint">{recorderText().cannotPlay({ name: sound.name })}</p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a recording has no captions
        <audio
          className="form-sound"
          src={url}
          controls
          preload="metadata"
          aria-label={recorderText().soundOf({ name: sound.name, field })}
          onError={() => setBroken(url)}
        />
      )}
      <a className="play-link" href={url} download={sound.name}>
        <Icon name="download" />
        {recorderText().download({ name: sound.name })}
      </a>
    </div>
  );
}
