/** The parts of the site around a page. */
interface Facts {
  readonly product: string | undefined;
  readonly version: string | undefined;
}

type Props = { readonly [name: string]: unknown };

/**
 * Returns true if a condition of a page holds for a program that nobody has logged in: the rules of `If` and `Feature`,
 * see docs/components.md.
 */
export function conditionHolds(name: string, props: Props, { product, version }: Facts): boolean {
  if (name === "Feature") return String(props.fallbackValue ?? false) === String(props.match ?? true);
  const names = (value: unknown): readonly string[] =>
    (Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : []).map((one) => String(one).trim());
  const conditions = [
    props.roles === undefined || names(props.roles).includes("everyone"),
    props.loggedIn === undefined || !isTrue(props.loggedIn),
    props.products === undefined || names(props.products).includes(product ?? ""),
    props.versions === undefined || names(props.versions).includes(version ?? ""),
  ];
  return conditions.every(Boolean) !== (props.not !== undefined && isTrue(props.not));
}

const isTrue = (value: unknown): boolean =>
  typeof value === "string" ? !/^(?:false|0|no|off)$/i.test(value.trim()) : value === true;
