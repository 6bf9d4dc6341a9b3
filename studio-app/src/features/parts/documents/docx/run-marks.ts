import type { Marks } from '@fourfold/core/rich-text/document';
import { nearestColour } from '../../../../editor/paste/nearest-colour.ts';
import { nearest } from './styles.ts';
import { childAt, isOn, type XmlNode } from './xml.ts';

/** The marks of a run by its properties, the nearest first. */
export function runMarks(properties: readonly XmlNode[]): Partial<Marks> {
  const underline = nearest(properties, 'w:u');
  const raised = nearest(properties, 'w:vertAlign');
  const colour = nearest(properties, 'w:color');
  const fill = childAt(
    properties.find((node) => childAt(node, 'w:shd')),
    'w:shd',
  )?.attributes.get('w:fill');
  const ink = colour ? nearestColour(`#${colour}`, 'ink') : null;
  const wash = nearestColour(nearest(properties, 'w:highlight')?.toLowerCase() ?? (fill ? `#${fill}` : ''), 'wash');
  return {
    ...(isOn(nearest(properties, 'w:b')) && { bold: true }),
    ...(isOn(nearest(properties, 'w:i')) && { italic: true }),
    ...(underline !== undefined && underline !== 'none' && { underline: true }),
    ...(isOn(nearest(properties, 'w:strike')) && { strike: true }),
    ...(raised === 'superscript' && { sup: true }),
    ...(raised === 'subscript' && { sub: true }),
    ...(ink && { color: ink }),
    ...(wash && { highlight: wash }),
  };
}
