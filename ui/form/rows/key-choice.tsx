import { type ReactElement, useMemo } from "react";
import type { Option as KeyOption } from "#engine/interpret";
import { formText } from "#locales/messages/form";
import { Button, Dropdown } from "#ui/kit";
import { useForm } from "../context/index.ts";
import { useOptions } from "../field/index.ts";
import { issueId, joinIds, KeyIssue } from "./key-issue.tsx";
import type { KeyInputProps } from "./key-props.ts";

const textOf = ({ value }: KeyOption): string => value;

/** Props of the choice of a key; `values` are the keys that the map allows. */
interface KeyChoiceProps extends KeyInputProps {
  readonly values: readonly KeyOption[];
}

/** The input of a key of a map with enum keys: a choice among those without a row. */
export function KeyChoice(props: KeyChoiceProps): ReactElement {
  const { values, current, refusalOf, onCancel, map, input, issue } = props;
  const { say } = useForm();
  const free = useMemo(
    () => values.filter(({ value }) => value === current || refusalOf(value) === undefined),
    [values, current, refusalOf],
  );
  const position = useMemo(() => free.findIndex(({ value }) => value === current), [free, current]);
  return (
    <div id={input} className="form-key">
      <div className="form-row">
        <Dropdown
          label={props.label}
          describedBy={joinIds(props.describedBy, issue && issueId(input))}
          isInvalid={issue !== undefined}
          options={useOptions(free, textOf)}
          selected={position < 0 ? undefined : position}
          onSelect={(next) => {
            const key = free[next]?.value;
            if (key !== undefined && key !== current) props.onKey(key, true);
          }}
        />
        {onCancel && (
          <Button
            variant="quiet"
            label={formText().cancelKey({ map })}
            onPress={() => {
              say(formText().noKeyAdded({ map }));
              onCancel();
            }}
          >
            {formText().cancel}
          </Button>
        )}
      </div>
      <KeyIssue input={input} issue={issue} />
    </div>
  );
}
