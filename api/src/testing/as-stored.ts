import { type JsonText, toJson } from '../platform/database/json-text.ts'

/** JSON for a column as a test wants it, whether the service would write it or not. */
export const asStored = (value: unknown): JsonText<never> => toJson(value as never)
