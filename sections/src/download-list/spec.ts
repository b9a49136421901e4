import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { downloadListPresets } from './presets.ts'

export const downloadListProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 60,
      default: [],
      group: 'content',
      items: {
        type: 'object',
        required: ['id', 'title', 'kind'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          title: { type: 'string', maxLength: 160, default: '', translatable: true },
          text: { type: 'string', maxLength: 300, translatable: true, setter: 'long-text' },
          file: { type: 'string', format: 'asset', maxLength: 2000, translatable: true, setter: 'file' },
          kind: {
            enum: ['document', 'certificate', 'drawing', 'table', 'picture', 'archive', 'film'],
            default: 'document',
          },
          /** As people say it: 1.2 MB. */
          size: { type: 'string', maxLength: 24, translatable: true },
          /** In which languages it is written. */
          writtenIn: { type: 'string', maxLength: 60, translatable: true },
        },
      },
    },
    look: { enum: ['list', 'cards'], default: 'list', group: 'layout', order: 1 },
    columns: cardProps.columns,
    accent: { $ref: 'colour', default: 'theme:primary', group: 'style', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type DownloadListProps = PropsOf<typeof downloadListProps>
export type DownloadItem = DownloadListProps['items'][number]

export const downloadListSpec = {
  type: 'download-list',
  version: 1,
  category: 'company',
  icon: 'file-down',
  props: downloadListProps,
  presets: downloadListPresets,
} as const satisfies SectionSpec<typeof downloadListProps>
