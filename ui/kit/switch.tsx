import type { ReactElement } from "react";
import { SwitchButton, SwitchField } from "react-aria-components/Switch";
import { type Naming, naming } from "./naming.ts";

/** What a switch needs. */
export interface SwitchProps extends Naming {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isInvalid?: boolean;
}

/** Yes or no, with the value spelt out as JSON spells it. */
export const Switch = ({ isOn, onChange, isInvalid, ...named }: SwitchProps): ReactElement => (
  <SwitchField
    {...naming(named)}
    isSelected={isOn}
    onChange={onChange}
    isInvalid={isInvalid ?? false}
    validationBehavior="aria"
    className="kit-switch"
  >
    <SwitchButton className="kit-switch-button">
      <span className="kit-switch-track" aria-hidden="true">
        <span className="kit-switch-thumb" />
      </span>
      <span className="kit-switch-word" aria-hidden="true">
        {String(isOn)}
      </span>
    </SwitchButton>
  </SwitchField>
);
