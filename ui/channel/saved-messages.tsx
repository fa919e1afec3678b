import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { channelText } from "#locales/messages/channel";
import { formText } from "#locales/messages/form";
import { Button, Disclosure, IconButton, TextInput } from "#ui/kit";
import type { SavedProps } from "./props.ts";

/** Props of the saved messages of one type. */
export interface SavedMessagesProps {
  readonly saved: SavedProps;
  readonly type: string;
  readonly displayName: string;
}

/** The filled-in messages of one type that the reader keeps under names, to be filled in again. */
export function SavedMessages({ saved, type, displayName }: SavedMessagesProps): ReactElement {
  const [name, setName] = useState("");
  const list = useRef<HTMLFormElement>(null);
  const messages = saved.of(type);
  const ownName = channelText().savedName({ name: displayName, position: messages.length + 1 });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    saved.save(type, name.trim() === "" ? ownName : name.trim());
    setName("");
  };
  const remove = (id: string): void => {
    saved.remove(id);
    // The focused button is removed with it.
    list.current?.querySelector("input")?.focus();
  };
  return (
    <Disclosure title={channelText().savedMessages({ count: messages.length })}>
      <form ref={list} className="channel-saved" onSubmit={save}>
        {messages.length > 0 && (
          <ul className="play-issues">
            {messages.map((one) => (
              <li key={one.id} className="channel-saved-row">
                <Button
                  variant="quiet"
                  label={channelText().loadSaved({ name: one.name })}
                  onPress={() => saved.load(one.id)}
                >
                  {one.name}
                </Button>
                <IconButton icon="cross" label={formText().remove({ name: one.name })} onPress={() => remove(one.id)} />
              </li>
            ))}
          </ul>
        )}
        <div className="channel-saved-row">
          <TextInput
            label={channelText().savedNameOf({ name: displayName })}
            text={name}
            onText={setName}
            placeholder={ownName}
          />
          <Button type="submit">{channelText().saveMessage}</Button>
        </div>
        <p className="play-quiet">{channelText().savedAbout}</p>
      </form>
    </Disclosure>
  );
}
