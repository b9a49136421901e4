import { CommandError } from '../command.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What a section is called in its files. */
export interface SectionNames {
  /** The name of its folder or file: `price-table`. */
  readonly name: string
  /** `priceTable` */
  readonly variable: string
  /** `PriceTable` */
  readonly component: string
  /** For people: `Price table`. */
  readonly label: string
}

/** @throws CommandError when a name is none of a section. */
export function namesOf(name: string, label: string | undefined): SectionNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new CommandError(`“${name}” is no name of a section: lower case with hyphens, such as price-table.`)
  const words = name.split('-')
  const component = words.map(capital).join('')
  return {
    name,
    variable: component.charAt(0).toLowerCase() + component.slice(1),
    component,
    label: label ?? capital(words.join(' ')),
  }
}
