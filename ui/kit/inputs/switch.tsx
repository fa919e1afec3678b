import type { ReactElement } from "react";
import { type Naming, naming } from "../buttons/index.ts";

/** Props of a switch. */
export interface SwitchProps extends Naming {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isInvalid?: boolean;
}

/** Yes or no, with the value spelt out as JSON spells it. */
export const Switch = ({ isOn, onChange, isInvalid, ...named }: SwitchProps): ReactElement => (
  <label className="kit-switch" data-selected={isOn || undefined}>
    <input
      {...naming(named)}
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      aria-invalid={isInvalid || undefined}
      className="kit-hidden"
    />
    <span className="kit-switch-track" aria-hidden="true">
      <span className="kit-switch-thumb" />
    </span>
    <span className="kit-switch-word" aria-hidden="true">
      {String(isOn)}
    </span>
  </label>
);
