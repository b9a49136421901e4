import { type Inline, LINE_BREAK, type Segment } from '@vitrine/model'
import { unsayable, withEntities } from '../../../platform/text-files/xml-text.ts'

/** Text of a segment: what XML cannot say is named by its number. */
const segmentText = (text: string): string =>
  text
    .split(unsayable)
    .map((part, at) =>
      at % 2 === 0
        ? withEntities(part)
        : `<cp hex="${part.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
    )
    .join('')

function xmlOf(inline: Inline): string {
  if (typeof inline === 'string') return segmentText(inline)
  if ('data' in inline)
    return `<ph id="${inline.id}" dataRef="d${inline.id}"${inline.data === LINE_BREAK ? '' : ' canDelete="no"'}/>`
  return `<pc id="${inline.id}" dataRefStart="d${inline.id}">${inline.content.map(xmlOf).join('')}</pc>`
}

/**
 * A segment as XLIFF writes it: `<ph id="1" dataRef="d1" canDelete="no"/> bolts`. What its codes stand for is the
 * original data of its unit.
 */
export const inlineXml = (segment: Segment): string => segment.map(xmlOf).join('')

/** The same without what its codes stand for: programs may leave that out, and it is known here. */
export const plainXml = (segment: Segment): string =>
  inlineXml(segment).replaceAll(/ (?:dataRef|dataRefStart|canDelete)="[^"]*"/g, '')
