import type { ArgTypes } from '@storybook/react-vite';
import type { ComponentDocs, InheritedProps, PropDocs } from './component-docs.ts';

type ArgType = ArgTypes[string];

/** The row of inherited attributes. */
const restName = '…';

/** As many options are shown in one row; more are a list to open. */
const maxRadios = 6;

/** Turns the description of a component into the rows and controls of Storybook's tables. */
export function argTypesOf({ props, inherited }: ComponentDocs): ArgTypes {
  const own = props.map((prop): [string, ArgType] => [prop.name, argTypeOf(prop)]);
  return Object.fromEntries([...own, ...(inherited ? inheritedRows(inherited) : [])]);
}

/** One row for all attributes of an element; before it `disabled`, which is a state of the component. */
function inheritedRows({ of, except }: InheritedProps): [string, ArgType][] {
  const one = of === 'as' ? 'prop' : 'attribute';
  const owner = of === 'as' ? 'the element or component given as `as`' : `\`${of}\``;
  const rest: ArgType = {
    name: restName,
    description: `All ${one}s of ${owner}${except.length > 0 ? ` except ${except.join(', ')}` : ''}.`,
    control: false,
    table: { type: { summary: of === 'as' ? 'ComponentProps<As>' : `ComponentProps<'${of.slice(1, -1)}'>` } },
    each: `${one === 'prop' ? 'A' : 'An'} ${one} of ${owner}.`,
  };
  const isControl = ['<button>', '<input>', '<select>', '<textarea>'].includes(of);
  return isControl && !except.includes('disabled')
    ? [
        ['disabled', disabledRow],
        [restName, rest],
      ]
    : [[restName, rest]];
}

/**
 * Completes the rows of a story: an arg that is an inherited attribute has the description of all of them, and an arg
 * that is an element cannot be typed in. Storybook adds types and controls to the new rows.
 */
export function completeArgTypes<Row extends ArgType>(
  argTypes: Readonly<Record<string, Row>>,
  args: Readonly<Record<string, unknown>>,
): Record<string, Row> {
  const rest = argTypes[restName];
  const completed: Record<string, Row> = { ...argTypes };
  for (const [name, value] of Object.entries(args)) {
    const row = argTypes[name];
    if (row && isTextControl(row) && typeof value === 'object') completed[name] = { ...row, control: false };
    if (!row && rest) completed[name] = { ...rest, name, description: rest.each, table: {}, control: undefined };
  }
  return completed;
}

const isTextControl = ({ control }: ArgType) => typeof control === 'object' && control.type === 'text';

const disabledRow = argTypeOf({
  name: 'disabled',
  type: 'boolean',
  detail: null,
  isRequired: false,
  description: 'It cannot be used now, and takes no focus.',
  defaultText: null,
  values: null,
});

function argTypeOf({ name, type, detail, isRequired, description, defaultText, values }: PropDocs): ArgType {
  return {
    name,
    description,
    type: { ...sbType(type, values), required: isRequired },
    ...controlOf(type, values),
    table: {
      type: { summary: type, ...(detail && { detail }) },
      ...(defaultText && { defaultValue: { summary: defaultText } }),
    },
  };
}

function sbType(type: string, values: PropDocs['values']) {
  if (values) return { name: 'enum' as const, value: [...values] };
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type } as const;
  if (type.includes('=>')) return { name: 'function' as const };
  return { name: 'other' as const, value: type };
}

/** Data whose values are functions or elements cannot be typed in. */
function controlOf(type: string, values: PropDocs['values']): Pick<ArgType, 'control' | 'options'> {
  if (values) return { control: { type: values.length > maxRadios ? 'select' : 'radio' }, options: values };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'number') return { control: { type: 'number' } };
  if (type === 'string' || type === 'string | null' || type === 'ReactNode') return { control: { type: 'text' } };
  if (/^readonly (string|number)\[\]$/.test(type)) return { control: { type: 'object' } };
  return { control: false };
}
