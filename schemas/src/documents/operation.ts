import type { SchemaNode } from '../keywords.ts'
import { type ConfigurationOperation, configurationOperations } from './operations/configuration.ts'
import { type ContentOperation, contentOperations } from './operations/contents.ts'
import { type PageOperation, pageOperations } from './operations/pages.ts'
import { type SettingOperation, settingOperations } from './operations/settings.ts'
import { type StructureOperation, structureOperations } from './operations/structure.ts'

/**
 * One change to a draft or to contents as data. It names where it happens (a page, a part, a menu, a
 * theme, a content), so that no more has to be loaded to apply it, and positions by the sibling before (`after`), never by index.
 * Its id is 8 random letters or digits; a repeated one is the same operation (R166).
 */
export type Operation =
  | StructureOperation
  | SettingOperation
  | PageOperation
  | ConfigurationOperation
  | ContentOperation
export type OperationType = Operation['type']

/** The frame of an operation. Whether its values fit a section, applying it says. */
export const operation = {
  $id: 'operation',
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: [
    ...structureOperations,
    ...settingOperations,
    ...pageOperations,
    ...configurationOperations,
    ...contentOperations,
  ],
} as const satisfies SchemaNode

/**
 * Every type of operation; contract tests go through this list.
 *
 * @public
 */
export const operationTypes = operation.oneOf.map(({ properties }) => properties?.type?.const as OperationType)
