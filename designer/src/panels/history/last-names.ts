import type { Operation } from '@vitrine/schemas'
import type { DescribedStep } from './steps.ts'

/** What pages and themes were called, by their ids. */
export type Names = ReadonlyMap<string, string>

/** What an operation brings along by name. */
function namedBy(operation: Operation): readonly (readonly [string, unknown])[] {
  if (operation.type === 'add-page') return [[operation.page.id, operation.page.settings.props.name]]
  return operation.type === 'add-theme' ? [[operation.theme._$id_, operation.theme.name]] : []
}

/** What pages and themes were called when they came or went, for those that are not here any more; the newest first. */
export const lastNames = (changes: readonly Pick<DescribedStep, 'operation' | 'inverse'>[]): Names =>
  new Map(
    changes
      .flatMap(({ operation, inverse }) => [operation, inverse])
      .flatMap(namedBy)
      .filter((named): named is readonly [string, string] => typeof named[1] === 'string' && named[1] !== '')
      .toReversed(),
  )
