import type { ReactElement } from "react";
import type { Environment, EnvironmentVariable } from "#engine/model";
import { fillNodes, plainLine, siteTexts } from "#ui/text";
import { type ListView, LongList, listPart } from "../lists/index.ts";

interface BaseUrlsProps {
  readonly id: string;
  readonly environments: readonly Environment[];
  readonly view: ListView | undefined;
}

/** The addresses of an API by their names, with the parts that a reader may choose. */
export function BaseUrls({ id, environments, view }: BaseUrlsProps): ReactElement {
  const part = listPart(environments, id, { textOf: (one) => `${one.id} ${one.baseUrl}` }, view);
  return (
    <LongList id={id} part={part} rows="environmentsCount">
      <dl className="base-urls">
        {part.shown.map((one) => (
          <div key={`${one.id} ${one.baseUrl}`}>
            {/* A place without its own name goes by its address. */}
            <dt className={isAddress(one) ? "unseen" : undefined}>{plainLine(one.id)}</dt>
            <dd>
              <code>{one.baseUrl}</code>
              <Variables variables={one.variables ?? {}} />
            </dd>
          </div>
        ))}
      </dl>
    </LongList>
  );
}

/** Returns true if an environment has no other name than its address. */
const isAddress = ({ id }: Environment): boolean => /^(?:[a-z][a-z\d+.-]*:\/)?[/{]/i.test(id);

interface VariablesProps {
  readonly variables: { readonly [name: string]: EnvironmentVariable };
}

/** The parts of an address that a reader may choose, with their values. */
function Variables({ variables }: VariablesProps): ReactElement | null {
  const { text } = siteTexts();
  const all = Object.entries(variables);
  if (all.length === 0) return null;
  return (
    <ul className="facts">
      {all.map(([name, { default: value, values = [], description }]) => (
        <li key={name}>
          {fillNodes(text(values.length < 2 ? "withDefault" : "withDefaultOf"), {
            name: <code>{name}</code>,
            value: <code>{value}</code>,
            values: `${values.slice(0, maxValues).join(", ")}${values.length > maxValues ? "…" : ""}`,
          })}
          {description === undefined ? null : `: ${plainLine(description)}`}
        </li>
      ))}
    </ul>
  );
}

/** The number of values of a variable that are listed; our choice, as the playground has all of them. */
const maxValues = 12;
