import type { Menu } from '../menu.ts'
import { ORDER_LIMIT, type PageRecord, pageSlug } from '../page.ts'
import type { PageSchema } from '../page-schema.ts'
import { pageTypeField } from '../page-types.ts'
import { type SettingsById, settingsById } from '../settings.ts'
import { operationOf, orNull, recordId } from './places.ts'

interface Named<T extends string> {
  readonly id: string
  readonly type: T
}

/** A new page behind another one. The order of its record counts where it fits there. */
export interface AddPage extends Named<'add-page'> {
  readonly page: PageRecord
  readonly pageSchema: PageSchema
  readonly settings: SettingsById
  readonly after: string | null
}

/** Takes a page away with all that stands on it; never the home page. */
export interface RemovePage extends Named<'remove-page'> {
  readonly page: string
}

/** What a record says beside its settings; `null` takes a field out. */
export interface PageChanges {
  readonly slug?: string | null
  readonly header?: boolean | null
  readonly footer?: boolean | null
  readonly pageType?: PageRecord['pageType']
}
export interface ChangePage extends Named<'change-page'> {
  readonly page: string
  readonly changes: PageChanges
}

/** Takes a page to another place in the list. `orders` counts where the page then stands behind `after`. */
export interface MovePage extends Named<'move-page'> {
  readonly page: string
  readonly after: string | null
  readonly orders?: Readonly<Record<string, number>>
}

export interface AddMenu extends Named<'add-menu'> {
  readonly menu: Menu
  readonly after: string | null
}
export interface RemoveMenu extends Named<'remove-menu'> {
  readonly menu: string
}

export type PageOperation = AddPage | RemovePage | ChangePage | MovePage | AddMenu | RemoveMenu

const order = { type: 'number', minimum: -ORDER_LIMIT, maximum: ORDER_LIMIT } as const
const after = orNull(recordId)

export const pageOperations = [
  operationOf('add-page', {
    page: { $ref: 'page' },
    pageSchema: { $ref: 'page-schema' },
    settings: settingsById,
    after,
  }),
  operationOf('remove-page', { page: recordId }),
  operationOf('change-page', {
    page: recordId,
    changes: {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: {
        slug: orNull(pageSlug),
        header: orNull({ type: 'boolean' }),
        footer: orNull({ type: 'boolean' }),
        pageType: pageTypeField,
      },
    },
  }),
  operationOf(
    'move-page',
    {
      page: recordId,
      after,
      orders: { type: 'object', propertyNames: recordId, additionalProperties: order },
    },
    ['orders'],
  ),
  operationOf('add-menu', { menu: { $ref: 'menu' }, after }),
  operationOf('remove-menu', { menu: recordId }),
] as const
