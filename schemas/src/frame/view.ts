import type { PropsOf } from '../derive/props-of.ts'
import { languageCode } from '../documents/draft.ts'
import { id, orNull, recordId } from '../documents/operations/places.ts'

/** What the canvas can show a page on; a tablet edits what a pc shows. */
export const frameDevices = ['pc', 'tablet', 'mobile'] as const

/** How a draft is looked at, as far as parent and frame share it. */
export const frameView = {
  type: 'object',
  required: ['page', 'language', 'device', 'selected'],
  additionalProperties: false,
  properties: {
    page: recordId,
    /** The language whose texts are edited. */
    language: languageCode,
    device: { enum: frameDevices },
    /** The selected component. */
    selected: orNull(id),
  },
} as const
export type FrameView = PropsOf<typeof frameView>

/** What has changed of it. */
export const frameViewChange = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: frameView.properties,
} as const
export type FrameViewChange = Partial<FrameView>
