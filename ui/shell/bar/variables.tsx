import type { ReactNode } from "react";
import type { Environment } from "#engine/model";
import { playgroundText } from "#locales/messages/playground";
import { Dropdown, TextInput } from "#ui/kit";

/** Props of the fields. `chosen` holds the selected values by name. */
export interface VariablesProps {
  readonly environment: Environment;
  readonly chosen: { readonly [name: string]: string };
  readonly onChange: (name: string, value: string) => void;
}

/** The variables of an environment's address: one of the values that it may have, or any text. */
export const Variables = ({ environment, chosen, onChange }: VariablesProps): ReactNode =>
  Object.entries(environment.variables ?? {}).map(([name, { default: usual, values }]) => {
    const value = (Object.hasOwn(chosen, name) ? chosen[name] : undefined) ?? usual;
    const label = `${playgroundText().variable} ${name}`;
    return (
      <span key={name} className="play-variable">
        <span aria-hidden="true">{name}</span>
        {values === undefined ? (
          <TextInput label={label} text={value} onText={(text) => onChange(name, text)} />
        ) : (
          <Dropdown
            label={label}
            options={values.map((one) => ({ label: one }))}
            selected={values.includes(value) ? values.indexOf(value) : undefined}
            onSelect={(position) => onChange(name, values[position] ?? usual)}
          />
        )}
      </span>
    );
  });
