import { foldControl, leafControls, type Option } from "#engine/interpret";

const no = (): boolean => false;
const yes = (): boolean => true;

/** Returns true if a control fits on one line with its key in a row of a map. */
export const fitsOneLine = foldControl<boolean>({
  text: yes,
  number: yes,
  digits: yes,
  switch: yes,
  datetime: yes,
  date: yes,
  base64: no,
  choice: yes,
  fixed: yes,
  nullable: no,
  list: no,
  map: no,
  group: no,
  union: no,
  files: no,
  json: no,
});

/** Returns true if a control is one input, to which a `label` element can belong. */
export const isSingleInput = foldControl<boolean>({
  text: yes,
  number: yes,
  digits: yes,
  switch: no,
  datetime: yes,
  date: yes,
  base64: yes,
  choice: no,
  fixed: no,
  nullable: no,
  list: no,
  map: no,
  group: no,
  union: no,
  files: no,
  json: no,
});

/** Returns true if a control is a chooser with the same name as the chooser of `null` around it. */
export const sharesChooserName = foldControl<boolean>({
  ...leafControls(no),
  choice: yes,
  nullable: yes,
  list: no,
  map: no,
  group: no,
  union: no,
});

const nothing = (): undefined => undefined;

/** Returns the keys that a closed list allows; undefined if the control of keys takes any text. */
export const keyOptions = foldControl<readonly Option[] | undefined>({
  ...leafControls<undefined>(nothing),
  choice: ({ options }) => options,
  nullable: nothing,
  list: nothing,
  map: nothing,
  group: nothing,
  union: nothing,
});
