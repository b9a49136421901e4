import { choiceLabelKey, labelKey, type SchemaNode } from '@vitrine/schemas'
import { lastName } from '../value-source/json-path.ts'

/** `buttonBackgroundHover` → `Button background hover`. */
export function nameInWords(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const lastOf = (path: string): string => lastName(labelKey('', path).split('.').at(-1) ?? '')

/**
 * The label of a field: the labels file of the section, what all sections share (`prop.spacing`),
 * the literal title of the schema, the name of the property in words.
 */
export function labelFor(
  label: (key: string) => string | undefined,
  prefix: string,
  path: string,
  schema: Pick<SchemaNode, 'title'>,
): string {
  const name = lastOf(path)
  return label(labelKey(prefix, path)) ?? schema.title ?? label(`prop.${name}`) ?? nameInWords(name)
}

/** The label of a choice, by the same rule: `banner.height.tall`, `choice.tall`, `Tall`. */
export function choiceLabelFor(
  label: (key: string) => string | undefined,
  prefix: string,
  path: string,
  value: string,
): string {
  return (
    label(choiceLabelKey(prefix, path, value)) ??
    label(`prop.${lastOf(path)}.${value}`) ??
    label(`choice.${value}`) ??
    nameInWords(value)
  )
}
