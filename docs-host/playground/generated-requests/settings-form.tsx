import { type ReactElement, useId } from "react";
import { generatedText } from "#locales/messages/generated";
import { Button, Segments, TextInput } from "#ui/kit";
import {
  changesNothing,
  type NumberSetting,
  numberSettings,
  settingLimits,
  settingOf,
  type TypedSettings,
} from "./settings.ts";

/** Props of the settings of a run. */
export interface SettingsFormProps {
  readonly typed: TypedSettings;
  readonly onTyped: (typed: TypedSettings) => void;
  /** Returns a seed that was not there before. */
  readonly drawSeed: () => number;
  readonly method: string;
}

interface NumberFieldProps extends Pick<SettingsFormProps, "typed" | "onTyped"> {
  readonly name: NumberSetting;
  readonly about?: string;
}

function NumberField({ name, about, typed, onTyped }: NumberFieldProps): ReactElement {
  const id = useId();
  const isInvalid = settingOf(name, typed[name]) === undefined;
  const [least, most] = settingLimits[name];
  const issue = isInvalid ? generatedText().wholeNumber({ least, most }) : undefined;
  const note = issue ?? about;
  return (
    <div className="generated-field">
      <span id={id} className="generated-label">
        {generatedText()[name]}
      </span>
      <TextInput
        labelledBy={id}
        {...(note !== undefined && { describedBy: `${id}-note` })}
        text={typed[name]}
        onText={(text) => onTyped({ ...typed, [name]: text })}
        inputMode="numeric"
        isInvalid={isInvalid}
      />
      {note !== undefined && (
        <span id={`${id}-note`} className={isInvalid ? "generated-issue" : "play-quiet"}>
          {note}
        </span>
      )}
    </div>
  );
}

/** The settings of a run: how many requests, within which budget, of which methods, and the seed that repeats it. */
export function SettingsForm({ typed, onTyped, drawSeed, method }: SettingsFormProps): ReactElement {
  const id = useId();
  return (
    <div className="generated-settings">
      {numberSettings.map((name) => (
        <NumberField
          key={name}
          {...{ name, typed, onTyped }}
          {...(name === "seed" && { about: generatedText().seedAbout })}
        />
      ))}
      <div className="generated-field generated-new-seed">
        <Button onPress={() => onTyped({ ...typed, seed: String(drawSeed()) })}>{generatedText().newSeed}</Button>
      </div>
      <div className="generated-field generated-methods">
        <span id={id} className="generated-label">
          {generatedText().methods}
        </span>
        <Segments
          labelledBy={id}
          options={[{ label: generatedText().safeMethods }, { label: generatedText().allMethods }]}
          selected={typed.allowWrites ? 1 : 0}
          onSelect={(position) => onTyped({ ...typed, allowWrites: position === 1 })}
        />
        {!changesNothing(method) && !typed.allowWrites && (
          <span className="generated-issue" role="status">
            {generatedText().needsAllMethods({ method })}
          </span>
        )}
      </div>
    </div>
  );
}
