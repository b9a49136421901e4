import { isObject } from '@vitrine/schemas'

/**
 * The properties of a value of which nothing is known; of what is no object, none. For what comes from outside:
 * the `code` of an error of Node or of a driver, the fields of a file.
 */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})
